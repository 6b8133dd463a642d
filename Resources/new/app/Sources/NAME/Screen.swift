import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering

/// The content of the window, styled by a theme.
struct Screen {
  private let theme: Theme
  private let renderer: Renderer
  private var boxes: BoxTree
  private var layout: BoxLayout?
  private var clickCount = 0
  /// The size of the window in px.
  var size: Size { didSet { layout = nil } }

  init(_ theme: Theme, by renderer: Renderer, size: Size) {
    self.theme = theme
    self.renderer = renderer
    self.size = size
    boxes = BoxTree(Self.root(clickCount: 0), in: theme)
  }

  /// Returns the elements, which the theme positions and colors by their types and classes.
  private static func root(clickCount: Int) -> LayoutElement {
    LayoutElement(
      "view", classes: ["window"],
      [
        text("title", "{{NAME}}"),
        text("message", "Change --accent in theme.css, and save."),
        .element(
          LayoutElement(
            "card",
            [
              text("title", "Clicks: \(clickCount)"),
              text("button", classes: ["primary"], "Count"),
            ])),
      ])
  }

  private static func text(
    _ type: String, classes: [String] = [], _ text: String
  ) -> LayoutNode {
    .element(LayoutElement(type, classes: classes, [.text(text)]))
  }

  /// Returns the drawing commands.
  mutating func drawing() -> DisplayList {
    let layout = layout ?? makeLayout()
    self.layout = layout
    return layout.displayList()
  }

  private func makeLayout() -> BoxLayout {
    boxes.layout(width: size.width, height: size.height, measuring: renderer.measuring)
  }

  /// Restyles the elements after a change of the theme.
  mutating func themeChanged() {
    boxes.update(in: theme)
    layout = nil
  }

  /// Sets the states of the button for the pointer, and returns whether its style changed.
  mutating func pointerMoved(to point: Point?, isPressed: Bool) -> Bool {
    guard let button = boxes.first(where: Self.isButton) else { return false }
    let isInside = point.map(isOnButton) ?? false
    let states = isInside ? (isPressed ? ["hover", "active"] : ["hover"]) : []
    guard boxes.setStates(states, of: button) != .nothing else { return false }
    layout = nil
    return true
  }

  /// Counts a click if the pointer is on the button.
  mutating func click(at point: Point) {
    guard isOnButton(point) else { return }
    clickCount += 1
    boxes = BoxTree(Self.root(clickCount: clickCount), in: theme)
    layout = nil
  }

  private func isOnButton(_ point: Point) -> Bool {
    (layout ?? makeLayout()).hit(point, where: Self.isButton) != nil
  }

  private static func isButton(_ element: LayoutElement) -> Bool {
    element.type == "button"
  }
}
