// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryLayout
import LiveryPipelines

/// A text with all supported markup, whose links and button react to the pointer.
struct StyledTextPage: CatalogPage {
  let name = "styled-text"
  let title = "Styled text"

  private var boxes: BoxTree?
  /// The layout of the last drawing, in which the pointer is located.
  private var layout: BoxLayout?
  /// The look of the images in the text.
  private var look: Artwork.Look?
  /// Whether the layout is outdated.
  private var isOutdated = true
  /// The width of the layout, and the theme generation of the styles.
  private var (width, generation) = (0.0, 0)
  private var hovered: Int?
  private var pressed: Int?
  private(set) var clicked: String?
}

extension StyledTextPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    prepare(in: context)
    var canvas = PageCanvas(context)
    var height = 0.0
    if let layout {
      canvas.add(layout.displayList(visible: context.visible))
      height = layout.outerSize.height
    }
    StatusLine.draw(
      clicked.map { "Clicked \($0)" } ?? "Links and buttons say here where they lead.", on: &canvas)
    return PageDrawing(list: canvas.list, height: height + StatusLine.height)
  }

  /// Restyles the text after a theme change, and lays it out after a change of width.
  private mutating func prepare(in context: PageContext) {
    if look != context.artwork.look {
      look = context.artwork.look
      boxes = BoxTree(StyledTextSample.text(context.artwork).root, in: context.theme)
      isOutdated = true
    } else if generation != context.pipelines.generation {
      _ = boxes?.update(in: context.theme)
      isOutdated = true
    }
    generation = context.pipelines.generation
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
    case .pointerExited: hovered = nil
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

  /// Returns the link or the button at a point.
  private func link(at point: Point) -> Int? {
    layout?.hit(point) { $0.attributes["href"] != nil || $0.type == "button" }
  }

  private func address(of number: Int) -> String? {
    guard let element = boxes?.element(at: number) else { return nil }
    return element.attributes["href"] ?? "the button"
  }

  /// Sets the states of a link for the pointer, and returns whether its style changed.
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
