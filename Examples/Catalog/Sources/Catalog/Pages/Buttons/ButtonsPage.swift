// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The buttons of toolbars and of the text bar: an interactive one, and one in each state.
struct ButtonsPage: CatalogPage {
  let name = "buttons"
  let title = "Toolbar buttons"

  private var tracker = ControlTracker<ControlID>()
  /// The buttons that were clicked an odd number of times.
  private var chosen: Set<Int> = []
  private var clicks = 0
  private var lastClicked: ControlID?

  /// A button by its row and its column.
  private struct ControlID: Hashable {
    let row: Int
    let column: Int
  }

  /// A button style with a text, and the style of the bar below.
  private struct Style {
    let name: String
    let text: String
    var bar = "toolbar"
  }

  private static let styles = [
    Style(name: "toolbarButton", text: "Done"), Style(name: "toolbarBackButton", text: "Back"),
    Style(name: "toolbarForwardButton", text: "Next"),
    Style(name: "toolbarRoundButton", text: "Edit"),
    Style(name: "blackToolbarButton", text: "Save"),
    Style(name: "grayToolbarButton", text: "Cancel"),
    Style(name: "blackToolbarForwardButton", text: "Forward"),
    Style(name: "blackToolbarRoundButton", text: "Round"),
    Style(name: "textBarPostButton", text: "Post", bar: ".textBar"),
  ]
  private static let columns: [(title: String, state: ControlState)] = [
    ("Try it", .normal), ("Normal", .normal), ("Highlighted", .highlighted),
    ("Selected", .selected), ("Disabled", .disabled),
  ]
}

extension ButtonsPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    tracker.begin()
    let caption = 190.0
    let width = max(76, (context.viewport.width - caption - 40) / Double(Self.columns.count))
    for (column, title) in Self.columns.map(\.title).enumerated() {
      canvas.draw(
        ".catalogCaptionCentered",
        in: Rect(x: 20 + caption + Double(column) * width, y: 14, width: width, height: 24),
        text: title)
    }
    for (row, style) in Self.styles.enumerated() {
      let top = 44 + Double(row) * 56
      canvas.draw(
        ".catalogCaption", in: Rect(x: 20, y: top, width: caption, height: 44),
        text: ".\(style.name)")
      canvas.draw(
        style.bar,
        in: Rect(x: 16 + caption, y: top, width: width * Double(Self.columns.count) + 8, height: 44)
      )
      for column in Self.columns.indices {
        let cell = Rect(x: 20 + caption + Double(column) * width, y: top, width: width, height: 44)
        draw(style, ControlID(row: row, column: column), in: cell, on: &canvas)
      }
    }
    let bottom = 44 + Double(Self.styles.count) * 56
    canvas.draw(
      ".catalogCaption", in: Rect(x: 20, y: bottom, width: 500, height: 24), text: summary)
    return PageDrawing(list: canvas.list, height: bottom + 36, moving: canvas.moving)
  }

  private mutating func draw(
    _ style: Style, _ id: ControlID, in cell: Rect, on canvas: inout PageCanvas
  ) {
    var state = Self.columns[id.column].state
    if id.column == 0, chosen.contains(id.row) { state.insert(.selected) }
    if tracker.isPressed(id) { state.insert(.highlighted) }
    let naturalSize = canvas.naturalSize("." + style.name, text: style.text)
    let frame = cell.centered(Size(min(cell.width - 8, naturalSize.width.rounded(.up)), 31))
    if !state.contains(.disabled) { tracker.register(id, in: frame) }
    canvas.drawControl(
      "\(id.row) \(id.column)", "." + style.name, in: frame, text: style.text, state,
      isHovered: tracker.isHovered(id))
  }

  private var summary: String {
    guard let lastClicked else { return "Nothing was clicked so far." }
    return
      "\(clicks) click\(clicks == 1 ? "" : "s"), the last on .\(Self.styles[lastClicked.row].name)"
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    let outcome = tracker.handle(event)
    if let id = outcome.clicked {
      clicks += 1
      lastClicked = id
      if id.column == 0 { chosen.formSymmetricDifference([id.row]) }
    }
    return outcome.response
  }
}
