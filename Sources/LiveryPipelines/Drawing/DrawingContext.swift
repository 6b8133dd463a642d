// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// The state that the steps of a pipeline share, and the display list to which they add commands.
public struct DrawingContext: Sendable {
  /// The box of fills, borders and shadows, clamped to a million px.
  public var frame: Rect { didSet { frame = frame.limited } }
  /// The box of texts and images, clamped to a million px.
  public var contentFrame: Rect { didSet { contentFrame = contentFrame.limited } }
  /// The shape of fills, borders and clips.
  public var shape: any Shape
  /// The border and padding of an element.
  public var box = BoxMetrics()
  /// The font of texts without their own font, or `nil` for the system font.
  public var font: CSSFont?
  /// The color of texts without their own color.
  public var color: RGBA
  /// Whether a text, an image or the program's own content was drawn.
  package var hasDrawnContent = false
  /// The steps that follow the current step.
  var remainingSteps: ArraySlice<any PipelineStep> = []
  /// The text and image to show.
  public let content: PipelineContent
  /// The measurement of texts and images.
  public let measuring: MeasurementContext
  /// The display list so far.
  public var list = DisplayList()

  /// Creates a context for a box, with an empty display list.
  ///
  /// - Parameters:
  ///   - bounds: The box in px, which becomes both frames.
  ///   - content: The text and the image that the steps draw.
  ///   - measuring: The measurement of texts and images.
  ///   - font: The font of texts without their own font, or `nil` for the system font.
  ///   - color: The color of texts without their own color.
  public init(
    in bounds: Rect, content: PipelineContent = .none, measuring: MeasurementContext,
    font: CSSFont? = nil,
    color: RGBA = .black
  ) {
    frame = bounds.limited
    contentFrame = bounds.limited
    shape = Rectangle()
    self.content = content
    self.measuring = measuring
    self.font = font
    self.color = color
  }

  /// The outline of the shape in the frame.
  public var outline: Path { shape.outline(in: frame) }
}

extension DrawingContext {
  /// Adds a command.
  public mutating func add(_ command: DisplayCommand) { list.add(command) }

  /// Fills the shape in the frame, or does nothing if the frame is empty.
  public mutating func fill(_ paint: Paint) {
    guard !frame.isEmpty, !paint.isClear else { return }
    add(.fill(outline, paint))
  }

  /// Draws a line along a shape in a box, or does nothing if the line is invisible.
  public mutating func stroke(
    _ shape: any Shape, in rect: Rect, stroke: DisplayStroke, paint: Paint
  ) {
    guard stroke.width > 0, !paint.isClear, !rect.isEmpty else { return }
    add(.stroke(shape.outline(in: rect), stroke, paint))
  }
}
