// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryPipelines

/// What a page draws on: elements of the theme by their selectors, in boxes.
struct Stage {
  /// What it is drawn with.
  let context: PageContext
  /// What is painted so far.
  private(set) var list = DisplayList()

  /// A stage with nothing on it.
  init(_ context: PageContext) { self.context = context }
}

extension Stage {
  /// Adds what somebody else draws.
  mutating func add(_ other: DisplayList) { list.add(other) }

  /// Draws an element in a box.
  mutating func draw(
    _ selector: String, in box: Rect, text: String? = nil, image: ImageSource? = nil,
    _ state: ControlState = .normal, isHovered: Bool = false
  ) {
    let pipeline = context.looks.pipeline(selector, state, isHovered: isHovered)
    draw(pipeline, in: box, text: text, image: image)
  }

  /// Draws a pipeline in a box: one with a part for a picture as a button, as toolkits do.
  mutating func draw(
    _ pipeline: Pipeline, in box: Rect, text: String? = nil, image: ImageSource? = nil,
    isVertical: Bool = false
  ) {
    guard box.intersects(context.visible) else { return }
    if pipeline.part(named: "image") != nil {
      let content = ButtonContent(title: text, image: image)
      var button = StyledButton(content, StatePipelines(normal: pipeline))
      button.isVertical = isVertical
      list.add(button.displayList(in: box, measuring: context.measuring))
    } else {
      let content = PipelineContent(text: text, image: image)
      list.add(pipeline.displayList(in: box, content: content, measuring: context.measuring))
    }
  }

  /// Draws a part by itself within an outline, moved.
  mutating func clipped(to box: Rect, movedBy offset: Point = .zero, _ body: (inout Stage) -> Void)
  {
    list.add(.clip(Path(box)))
    list.add(.transform(.translation(offset)))
    body(&self)
    list.add(.end)
    list.add(.end)
  }

  /// The size that an element wants for a text.
  func naturalSize(_ selector: String, text: String?, image: ImageSource? = nil) -> Size {
    let pipeline = context.looks.pipeline(selector)
    let content = ButtonContent(title: text, image: image)
    return StyledButton(content, StatePipelines(normal: pipeline))
      .naturalSize(measuring: context.measuring)
  }
}

extension Rect {
  /// Whether two boxes have a place in common.
  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// A box of a size in the middle of this one, on whole px.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: (minX + (width - size.width) / 2).rounded(),
      y: (minY + (height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
