// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// A page of controls as trees of elements, which pointer and keyboard change.
///
/// The theme lays out the trees, and draws them. A base without these controls shows a message.
struct ControlsPage: CatalogPage {
  let name: String
  let title: String
  /// The lines of the page, in which each element has an id.
  private let lines: [LayoutElement]
  /// The controls with their states.
  var controls: ControlSet
  /// The index of the text control in which each position of the caret is marked, or `nil`.
  var marked: Int?
  /// The scroll offset that shows the focused control, or `nil` to keep the current one.
  var requestedOffset: Double?
  /// The styled lines and their layout, as of the last drawing.
  private(set) var view = ControlsView()

  /// Creates a page of lines.
  init(_ name: String, _ title: String, _ lines: [LayoutNode]) {
    self.name = name
    self.title = title
    var reader = ControlReader()
    self.lines = reader.identified(lines)
    controls = ControlSet(reader.controls)
  }
}

extension ControlsPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    guard context.base == .harbor else { return message(in: context) }
    update(in: context)
    var canvas = PageCanvas(context)
    canvas.add(view.displayList(visible: context.visible))
    StatusLine.draw(
      controls.lastChange
        ?? "Click, or press Tab, the space bar, the arrow keys, and letters in a field.",
      on: &canvas)
    return PageDrawing(
      list: canvas.list, height: view.height + StatusLine.height,
      moving: view.moving(visible: context.visible))
  }

  /// Styles and lays out the lines in the current state of the controls.
  mutating func update(in context: PageContext) {
    let states = controls.controls.indices.map {
      (controls.controls[$0].id, controls.states(at: $0, isFocusShown: context.isFocused))
    }
    view.update(
      lines.map { controls.decorated($0, marked: marked) },
      states: Dictionary(uniqueKeysWithValues: states), in: context)
  }

  mutating func consumeRequestedOffset() -> Double? { requestedOffset.take() }

  /// Returns the drawing for a base without these controls.
  private func message(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    let width = context.viewport.width
    canvas.draw(
      ".catalogHeading", in: Rect(x: 20, y: 16, width: width - 40, height: 24),
      text: "Three20 has none of these controls")
    canvas.draw(
      ".catalogCaption", in: Rect(x: 20, y: 44, width: width - 40, height: 20),
      text: "Select a theme over harbor: press t, or click the name of the theme.")
    return PageDrawing(list: canvas.list, height: 80)
  }
}
