// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryPipelines

/// The drawing surface of a page: elements of the theme by their selectors, in boxes.
struct PageCanvas {
  /// The context of the drawing.
  let context: PageContext
  /// The display list so far.
  private(set) var list = DisplayList()
  /// The bounding box of the controls that move, or `nil` if none does.
  private(set) var moving: Rect?

  /// Creates an empty canvas.
  init(_ context: PageContext) { self.context = context }
}

extension PageCanvas {
  /// Adds another display list.
  mutating func add(_ other: DisplayList) { list.add(other) }

  /// Draws an element in a box.
  mutating func draw(
    _ selector: String, in box: Rect, text: String? = nil, image: ImageSource? = nil,
    _ state: ControlState = .normal, isHovered: Bool = false
  ) {
    let pipeline = context.pipelines.pipeline(selector, state, isHovered: isHovered)
    draw(pipeline, in: box, text: text, image: image)
  }

  /// Draws a control of a class that moves between its states.
  ///
  /// - Parameters:
  ///   - id: The identity of the control on the page.
  ///   - selector: The selector of the class.
  ///   - box: The box.
  ///   - text: The text.
  ///   - image: The image.
  ///   - state: The state.
  ///   - isHovered: Whether the control is under the pointer.
  mutating func drawControl(
    _ id: some CustomStringConvertible, _ selector: String, in box: Rect, text: String? = nil,
    image: ImageSource? = nil, _ state: ControlState = .normal, isHovered: Bool = false
  ) {
    let (pipeline, isMoving) = context.pipelines.pipeline(
      of: "\(selector) \(id)", selector, state, isHovered: isHovered, at: context.time)
    if isMoving {
      let part = box.inset(by: -Self.overflow)
      moving = moving?.union(part) ?? part
    }
    draw(pipeline, in: box, text: text, image: image)
  }

  /// The distance in px from a box up to which its pipeline may draw.
  private static let overflow = 8.0

  /// Draws a pipeline in a box; a pipeline with an image part is drawn as a button.
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

  /// Draws content that is clipped to a box and moved by an offset.
  mutating func clipped(
    to box: Rect, movedBy offset: Point = .zero, _ body: (inout PageCanvas) -> Void
  ) {
    list.add(.clip(Path(box)))
    list.add(.transform(.translation(offset)))
    body(&self)
    list.add(.end)
    list.add(.end)
  }

  /// Returns the natural size of an element with a text.
  func naturalSize(_ selector: String, text: String?, image: ImageSource? = nil) -> Size {
    let pipeline = context.pipelines.pipeline(selector)
    let content = ButtonContent(title: text, image: image)
    return StyledButton(content, StatePipelines(normal: pipeline))
      .naturalSize(measuring: context.measuring)
  }
}

extension Rect {
  /// Returns whether two rectangles overlap.
  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns a centered rectangle of a size, on whole px.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: (minX + (width - size.width) / 2).rounded(),
      y: (minY + (height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}
