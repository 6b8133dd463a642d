// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues
public import LiveryDisplay

/// A button drawn by pipelines: a title, a picture and a look for each state.
///
/// ```swift
/// var button = StyledButton(ButtonContent(title: "Done"), theme.pipelines(for: ".toolbarButton"))
/// button.contents[.selected]?.title = "Done!"
/// let size = button.naturalSize(in: .normal, measuring: measuring)
/// let list = button.displayList(
///   in: Rect(origin: .zero, size: size), state: .highlighted, measuring: measuring)
/// ```
///
/// A host of styles as Three20 has them: of several states selected counts first, then highlighted, then disabled; what a
/// state does not say is as in the plain one. A part `image` of the pipeline is measured, and the text gets what is left
/// beside it, or below it in a vertical button; the part is then drawn where the text begins.
public struct StyledButton: Sendable {
  /// What is shown in each state; in a state that is not here, what is shown in the plain one.
  ///
  /// A new ``ButtonContent`` for a state has no pipeline, so that the plain one draws it: change the parts of the one that is here.
  public var contents: [ControlState: ButtonContent]
  /// The font of all states; nil for that of the pipeline's text, or ``usualFont``.
  public var font: CSSFont?
  /// Whether the picture stands above the text; in CSS that is `flex-direction: column`.
  public var isVertical = false

  /// A button that shows the same in all states.
  public init(_ content: ButtonContent, _ pipelines: StatePipelines) {
    contents = [
      .normal: content.completed(by: ButtonContent(pipeline: pipelines.normal)),
      .highlighted: ButtonContent(pipeline: pipelines.highlighted),
      .selected: ButtonContent(pipeline: pipelines.selected),
      .disabled: ButtonContent(pipeline: pipelines.disabled),
    ]
  }

  /// The font of buttons whose pipeline says none: bold, 12px.
  package static let usualFont = CSSFont(
    families: [.named("Helvetica"), .generic(.sansSerif)], size: 12, weight: .bold)
}

extension StyledButton {
  /// What is shown in a state.
  public func content(in state: ControlState) -> ButtonContent {
    let normal = contents[.normal] ?? ButtonContent()
    for one in [ControlState.selected, .highlighted, .disabled] where state.contains(one) {
      return (contents[one] ?? ButtonContent()).completed(by: normal)
    }
    return normal
  }

  /// The size that the button wants in a state: its text, and the picture's part beside or above it.
  ///
  /// - Parameters:
  ///   - state: the state of the button.
  ///   - measuring: who knows how large texts and pictures are.
  /// - Returns: the size in px; zero for a button without a pipeline.
  public func naturalSize(in state: ControlState = .normal, measuring: Measuring) -> Size {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return .zero }
    let shown = pipelineContent(of: content, measuring)
    let context = SizingContext(
      content: shown, measuring: measuring, font: font ?? Self.usualFont)
    var size = pipeline.naturalSize(.zero, in: context)
    if let part = part(of: pipeline, shown, measuring) {
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

  /// What is to be painted in a box.
  ///
  /// - Parameters:
  ///   - bounds: the box, in px.
  ///   - state: the state of the button.
  ///   - measuring: who knows how large texts and pictures are.
  /// - Returns: the commands of the pipeline and of its picture's part.
  public func displayList(
    in bounds: Rect, state: ControlState = .normal, measuring: Measuring
  ) -> DisplayList {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return DisplayList() }
    let shown = pipelineContent(of: content, measuring)
    var context = DrawingContext(
      in: bounds, content: shown, measuring: measuring, font: font ?? Self.usualFont)
    let part = part(of: pipeline, shown, measuring)
    if let part { context.contentFrame = textFrame(in: bounds, beside: part) }
    pipeline.draw(in: &context)
    if let part { draw(part, in: bounds, &context) }
    return context.list
  }

  /// How far what is painted reaches beyond a box of a size, the picture's part counted in.
  ///
  /// - Parameters:
  ///   - size: the size of the box, in px.
  ///   - state: the state of the button.
  ///   - measuring: who knows how large texts and pictures are.
  /// - Returns: distances outwards that are not negative.
  package func overflow(
    for size: Size, state: ControlState = .normal, measuring: Measuring
  ) -> Insets {
    displayList(in: Rect(origin: .zero, size: size), state: state, measuring: measuring)
      .overflow(of: size, measuring: measuring.text)
  }

  /// Where the picture of a state is drawn in a box; nil for a pipeline without a part for it.
  ///
  /// - Parameters:
  ///   - bounds: the box, in px.
  ///   - state: the state of the button.
  ///   - measuring: who knows how large texts and pictures are.
  /// - Returns: the picture's box in the coordinates of `bounds`.
  package func imageFrame(
    in bounds: Rect, state: ControlState = .normal, measuring: Measuring
  ) -> Rect? {
    let content = content(in: state)
    guard let pipeline = content.pipeline else { return nil }
    let shown = pipelineContent(of: content, measuring)
    guard let part = part(of: pipeline, shown, measuring) else { return nil }
    var context = DrawingContext(
      in: bounds, content: shown, measuring: measuring, font: font ?? Self.usualFont)
    context.contentFrame = textFrame(in: bounds, beside: part)
    pipeline.draw(in: &context)
    return frame(of: part, in: bounds, context.contentFrame)
  }
}

extension StyledButton {
  /// The picture's part of a pipeline, measured.
  private struct ImagePart {
    let pipeline: Pipeline
    let size: Size
    let margin: Insets
  }

  private func pipelineContent(
    of content: ButtonContent, _ measuring: Measuring
  ) -> PipelineContent {
    let images = [content.image, content.defaultImage].compactMap { $0 }
    let image = images.first { measuring.images.size(of: $0) != nil }
    return PipelineContent(text: content.title, image: image ?? content.image)
  }

  private func part(
    of pipeline: Pipeline, _ content: PipelineContent, _ measuring: Measuring
  ) -> ImagePart? {
    guard let part = pipeline.part(named: "image") else { return nil }
    let context = SizingContext(
      content: content, measuring: measuring, font: font ?? Self.usualFont)
    return ImagePart(
      pipeline: part, size: part.naturalSize(.zero, in: context).limited,
      margin: part.first(BoxStep.self)?.margin ?? .zero)
  }

  /// What is left of the box for the text.
  private func textFrame(in bounds: Rect, beside part: ImagePart) -> Rect {
    isVertical
      ? bounds.inset(by: Insets(top: part.size.height + part.margin.vertical))
      : bounds.inset(by: Insets(left: part.size.width + part.margin.right))
  }

  /// The part's box: in a vertical button at the button's top, otherwise left of where the text stands.
  private func frame(of part: ImagePart, in bounds: Rect, _ textFrame: Rect) -> Rect {
    guard !isVertical else {
      return Rect(
        x: bounds.minX, y: bounds.minY + part.margin.top, width: bounds.width,
        height: bounds.height - part.margin.top)
    }
    let room = part.size.width + part.margin.right
    return Rect(
      origin: Point(
        textFrame.minX - room + part.margin.left, textFrame.minY + part.margin.top),
      size: part.size)
  }

  /// Draws the part with an outline and boxes of its own: nothing of the button's border and padding lies in it.
  private func draw(_ part: ImagePart, in bounds: Rect, _ context: inout DrawingContext) {
    context.frame = frame(of: part, in: bounds, context.contentFrame)
    context.contentFrame = context.frame
    context.shape = Rectangle()
    context.box = BoxMetrics()
    part.pipeline.draw(in: &context)
  }
}
