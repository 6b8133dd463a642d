// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryLayout
import LiveryPipelines

/// A text with all that markup can say: its links and its button are lit up, pressed and clicked.
struct StyledTextPage: CatalogPage {
  let name = "styled-text"
  let title = "Styled text"

  private var boxes: BoxTree?
  /// The text at its places, as it was drawn last: what the pointer is over is what is seen.
  private var layout: BoxLayout?
  /// Whether it looks otherwise by now.
  private var isOutdated = true
  /// The width that the text is laid out at, and the theme that it is styled with.
  private var (width, generation) = (0.0, 0)
  private var hovered: Int?
  private var pressed: Int?
  private(set) var clicked: String?
}

extension StyledTextPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    prepare(in: context)
    var stage = Stage(context)
    var height = 0.0
    if let layout {
      stage.add(layout.displayList(visible: context.visible))
      height = layout.outerSize.height
    }
    StatusLine.draw(
      clicked.map { "Clicked \($0)" } ?? "Links and buttons say here where they lead.", on: &stage)
    return PageDrawing(list: stage.list, height: height + StatusLine.height)
  }

  /// Styles the text when the theme is another one, and lays it out when it has another width.
  private mutating func prepare(in context: PageContext) {
    if boxes == nil {
      boxes = BoxTree(StyledTextSample.text(context.artwork).root, in: context.theme)
    } else if generation != context.looks.generation {
      _ = boxes?.update(in: context.theme)
      isOutdated = true
    }
    generation = context.looks.generation
    if isOutdated || width != context.viewport.width {
      isOutdated = false
      width = context.viewport.width
      layout = boxes?.layout(width: width, measuring: context.measuring)
    }
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    let before = (hovered, pressed)
    var isClicked = false
    switch event {
    case .moved(let point): hovered = link(at: point)
    case .left: hovered = nil
    case .pressed(let point):
      hovered = link(at: point)
      pressed = hovered
    case .released(let point):
      hovered = link(at: point)
      if let pressed, pressed == hovered {
        clicked = address(of: pressed)
        isClicked = true
      }
      pressed = nil
    case .key, .tick, .scrolledRight, .scrolledDown: break
    }
    var isChanged = false
    for number in Set([before.0, before.1, hovered, pressed].compactMap { $0 }) {
      isChanged = setStates(of: number) || isChanged
    }
    return isChanged || isClicked ? .redraw : .ignored
  }

  /// The link or the button at a place.
  private func link(at point: Point) -> Int? {
    layout?.hit(point) { $0.attributes["href"] != nil || $0.type == "button" }
  }

  private func address(of number: Int) -> String? {
    guard let element = boxes?.element(at: number) else { return nil }
    return element.attributes["href"] ?? "the button"
  }

  /// Puts a link in the states that the pointer says; tells whether it looks otherwise.
  private mutating func setStates(of number: Int) -> Bool {
    var states: [String] = []
    if hovered == number, pressed == nil || pressed == number { states.append("hover") }
    if pressed == number, hovered == number { states.append("active") }
    guard let effect = boxes?.setStates(states, of: number), effect != .nothing else {
      return false
    }
    isOutdated = true
    return true
  }
}
