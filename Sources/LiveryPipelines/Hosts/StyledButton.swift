// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues
public import LiveryDisplay

/// A button drawn by pipelines, with a title, an image and a pipeline for each state.
///
/// ```swift
/// var button = StyledButton(ButtonContent(title: "Done"), theme.pipelines(for: ".toolbarButton"))
/// button.contents[.selected]?.title = "Done!"
/// let size = button.naturalSize(in: .normal, measuring: measuring)
/// let list = button.displayList(
///   in: Rect(origin: .zero, size: size), state: .highlighted, measuring: measuring)
/// ```
///
/// The rules are those of Three20. Selected takes precedence over highlighted, and highlighted over
/// disabled. Missing values default to those of the normal state. The pipeline's part `image` is
/// measured first. The text gets the remaining space beside it, or below it in a vertical button.
/// The part is then drawn at the start of the text.
public struct StyledButton: Sendable {
  /// The content of each state; a missing state shows the content of the normal state.
  ///
  /// A new ``ButtonContent`` for a state has no pipeline, so the normal pipeline draws it. Change
  /// the properties of an existing content to keep its pipeline.
  public var contents: [ControlState: ButtonContent]
  /// The font of all states, or `nil` for that of the pipeline's text or `defaultFont`.
  public var font: CSSFont?
  /// Whether the image is above the text, which is `flex-direction: column` in CSS.
  public var isVertical = false

  /// Creates a button with equal content in all states.
  public init(_ content: ButtonContent, _ pipelines: StatePipelines) {
    contents = [
      .normal: content.completed(by: ButtonContent(pipeline: pipelines.normal)),
      .highlighted: ButtonContent(pipeline: pipelines.highlighted),
      .selected: ButtonContent(pipeline: pipelines.selected),
      .disabled: ButtonContent(pipeline: pipelines.disabled),
    ]
  }

  /// The font of buttons whose pipeline sets none: bold, 12px.
  package static let defaultFont = CSSFont(
    families: [.named("Helvetica"), .generic(.sansSerif)], size: 12, weight: .bold)
}

extension StyledButton {
  /// Returns the content of a state.
  public func content(in state: ControlState) -> ButtonContent {
    let normal = contents[.normal] ?? ButtonContent()
    for substate in [ControlState.selected, .highlighted, .disabled] where state.contains(substate)
    {
      return (contents[substate] ?? ButtonContent()).completed(by: normal)
    }
    return normal
  }

  /// Returns the natural size in a state: that of the text, with the image beside or above it.
  ///
  /// - Parameters:
  ///   - state: The state of the button.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: The size in px, which is zero for a button without a pipeline.
  public func naturalSize(in state: ControlState = .normal, measuring: MeasurementContext) -> Size {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return .zero }
    let pipelineContent = pipelineContent(of: content, measuring)
    let context = SizingContext(
      content: pipelineContent, measuring: measuring, font: font ?? Self.defaultFont)
    var size = pipeline.naturalSize(.zero, in: context)
    if let part = part(of: pipeline, pipelineContent, measuring) {
      if isVertical {
        size.width = max(size.width, part.size.width + part.margin.horizontal)
        size.height += part.size.height + part.margin.vertical
      } else {
        size.width += part.size.width + part.margin.right
        size.height = max(size.height, part.size.height + part.margin.vertical)
      }
    }
    return size.limited
  }

  /// Returns the display list of the button in a box.
  ///
  /// - Parameters:
  ///   - bounds: The box, in px.
  ///   - state: The state of the button.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: The commands of the pipeline and of its image part.
  public func displayList(
    in bounds: Rect, state: ControlState = .normal, measuring: MeasurementContext
  ) -> DisplayList {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return DisplayList() }
    let pipelineContent = pipelineContent(of: content, measuring)
    var context = DrawingContext(
      in: bounds, content: pipelineContent, measuring: measuring, font: font ?? Self.defaultFont)
    let part = part(of: pipeline, pipelineContent, measuring)
    if let part { context.contentFrame = textFrame(in: bounds, excluding: part) }
    pipeline.draw(in: &context)
    if let part { draw(part, in: bounds, &context) }
    return context.list
  }

  /// Returns the distances that the drawing with its image extends beyond a box of a size.
  ///
  /// - Parameters:
  ///   - size: The size of the box, in px.
  ///   - state: The state of the button.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: Nonnegative distances outwards.
  package func overflow(
    for size: Size, state: ControlState = .normal, measuring: MeasurementContext
  ) -> Insets {
    displayList(in: Rect(origin: .zero, size: size), state: state, measuring: measuring)
      .overflow(of: size, measuring: measuring.text)
  }

  /// Returns the frame of the image in a box, or `nil` for a pipeline without an image part.
  ///
  /// - Parameters:
  ///   - bounds: The box, in px.
  ///   - state: The state of the button.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: The frame of the image in the coordinates of `bounds`.
  package func imageFrame(
    in bounds: Rect, state: ControlState = .normal, measuring: MeasurementContext
  ) -> Rect? {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return nil }
    let pipelineContent = pipelineContent(of: content, measuring)
    guard let part = part(of: pipeline, pipelineContent, measuring) else { return nil }
    var context = DrawingContext(
      in: bounds, content: pipelineContent, measuring: measuring, font: font ?? Self.defaultFont)
    context.contentFrame = textFrame(in: bounds, excluding: part)
    pipeline.draw(in: &context)
    return frame(of: part, in: bounds, context.contentFrame)
  }
}

extension StyledButton {
  /// The measured image part of a pipeline.
  private struct ImagePart {
    let pipeline: Pipeline
    let size: Size
    let margin: Insets
  }

  private func pipelineContent(
    of content: ButtonContent, _ measuring: MeasurementContext
  ) -> PipelineContent {
    let images = [content.image, content.defaultImage].compactMap { $0 }
    let image = images.first { measuring.images.size(of: $0) != nil }
    return PipelineContent(text: content.title, image: image ?? content.image)
  }

  private func part(
    of pipeline: Pipeline, _ content: PipelineContent, _ measuring: MeasurementContext
  ) -> ImagePart? {
    guard let part = pipeline.part(named: "image") else { return nil }
    let context = SizingContext(
      content: content, measuring: measuring, font: font ?? Self.defaultFont)
    return ImagePart(
      pipeline: part, size: part.naturalSize(.zero, in: context).limited,
      margin: part.first(BoxStep.self)?.margin ?? .zero)
  }

  /// Returns the remaining box of the text.
  private func textFrame(in bounds: Rect, excluding part: ImagePart) -> Rect {
    isVertical
      ? bounds.inset(by: Insets(top: part.size.height + part.margin.vertical))
      : bounds.inset(by: Insets(left: part.size.width + part.margin.right))
  }

  /// Returns the frame of the part: at the top of a vertical button, else left of the text.
  private func frame(of part: ImagePart, in bounds: Rect, _ textFrame: Rect) -> Rect {
    guard !isVertical else {
      return Rect(
        x: bounds.minX, y: bounds.minY + part.margin.top, width: bounds.width,
        height: bounds.height - part.margin.top)
    }
    let extent = part.size.width + part.margin.right
    return Rect(
      origin: Point(
        textFrame.minX - extent + part.margin.left, textFrame.minY + part.margin.top),
      size: part.size)
  }

  /// Draws the part with its own shape and box metrics, independent of those of the button.
  private func draw(_ part: ImagePart, in bounds: Rect, _ context: inout DrawingContext) {
    context.frame = frame(of: part, in: bounds, context.contentFrame)
    context.contentFrame = context.frame
    context.shape = Rectangle()
    context.box = BoxMetrics()
    part.pipeline.draw(in: &context)
  }
}
