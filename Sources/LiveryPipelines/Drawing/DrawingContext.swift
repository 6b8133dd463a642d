// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// What the steps of a pipeline hand on to each other, and the list that they add to.
public struct DrawingContext: Sendable {
  /// The box that fills, borders and shadows are drawn in; kept within a million px, and a number whatever is set.
  public var frame: Rect { didSet { frame = frame.limited } }
  /// The box that texts and pictures are drawn in; kept within the same bounds.
  public var contentFrame: Rect { didSet { contentFrame = contentFrame.limited } }
  /// The outline that fills, borders and clips follow.
  public var shape: any Shape
  /// What lies within the frame of an element of CSS.
  public var box = BoxMetrics()
  /// The font of texts that have none of their own; nil for the system's.
  public var font: CSSFont?
  /// The color of texts that have none of their own.
  public var color: RGBA
  /// Whether a text, a picture or the program's own content was drawn.
  package var hasDrawnContent = false
  /// The steps that are drawn behind the one that is being drawn.
  var stepsBehind: ArraySlice<any PipelineStep> = []
  /// The text and picture to show.
  public let content: PipelineContent
  /// The measures of texts and pictures.
  public let measuring: Measuring
  /// What is painted so far.
  public var list = DisplayList()

  /// A context for a box, with nothing painted.
  ///
  /// - Parameters:
  ///   - bounds: the box, in px; both frames are it.
  ///   - content: the text and the picture that the steps ask for.
  ///   - measuring: who knows how large these are.
  ///   - font: the font of texts that have none of their own; nil for the system's.
  ///   - color: the color of texts that have none of their own.
  public init(
    in bounds: Rect, content: PipelineContent = .none, measuring: Measuring, font: CSSFont? = nil,
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

  /// The outline in the frame.
  public var outline: Path { shape.outline(in: frame) }
}

extension DrawingContext {
  /// Adds a command.
  public mutating func add(_ command: DisplayCommand) { list.add(command) }

  /// Fills the shape in the frame; nothing where the frame is empty.
  public mutating func fill(_ paint: Paint) {
    guard !frame.isEmpty, !paint.isClear else { return }
    add(.fill(outline, paint))
  }

  /// Draws a line along the shape in a box; nothing where it has no width or color.
  public mutating func stroke(
    _ shape: any Shape, in rect: Rect, stroke: DisplayStroke, paint: Paint
  ) {
    guard stroke.width > 0, !paint.isClear, !rect.isEmpty else { return }
    add(.stroke(shape.outline(in: rect), stroke, paint))
  }
}
