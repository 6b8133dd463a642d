// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The buttons of toolbars and of the text bar: an interactive one, and one in each state.
struct ButtonsPage: CatalogPage {
  let name = "buttons"
  let title = "Buttons"

  private var tracker = ControlTracker<Place>()
  /// The buttons that were clicked an odd number of times.
  private var chosen: Set<Int> = []
  private var clicks = 0
  private var last: Place?

  /// A button by its row and its column.
  private struct Place: Hashable {
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
    var stage = Stage(context)
    tracker.begin()
    let caption = 190.0
    let width = max(76, (context.viewport.width - caption - 40) / Double(Self.columns.count))
    for (column, title) in Self.columns.map(\.title).enumerated() {
      stage.draw(
        ".catalogCaptionCentered",
        in: Rect(x: 20 + caption + Double(column) * width, y: 14, width: width, height: 24),
        text: title)
    }
    for (row, style) in Self.styles.enumerated() {
      let top = 44 + Double(row) * 56
      stage.draw(
        ".catalogCaption", in: Rect(x: 20, y: top, width: caption, height: 44),
        text: ".\(style.name)")
      stage.draw(
        style.bar,
        in: Rect(x: 16 + caption, y: top, width: width * Double(Self.columns.count) + 8, height: 44)
      )
      for column in Self.columns.indices {
        let cell = Rect(x: 20 + caption + Double(column) * width, y: top, width: width, height: 44)
        draw(style, Place(row: row, column: column), in: cell, on: &stage)
      }
    }
    let bottom = 44 + Double(Self.styles.count) * 56
    stage.draw(".catalogCaption", in: Rect(x: 20, y: bottom, width: 500, height: 24), text: summary)
    return PageDrawing(list: stage.list, height: bottom + 36)
  }

  private mutating func draw(_ style: Style, _ place: Place, in cell: Rect, on stage: inout Stage) {
    var state = Self.columns[place.column].state
    if place.column == 0, chosen.contains(place.row) { state.insert(.selected) }
    if tracker.isPressed(place) { state.insert(.highlighted) }
    let wanted = stage.naturalSize("." + style.name, text: style.text)
    let frame = cell.centered(Size(min(cell.width - 8, wanted.width.rounded(.up)), 31))
    if !state.contains(.disabled) { tracker.place(place, in: frame) }
    stage.draw(
      "." + style.name, in: frame, text: style.text, state, isHovered: tracker.isHovered(place))
  }

  private var summary: String {
    guard let last else { return "Nothing was clicked so far." }
    return "\(clicks) click\(clicks == 1 ? "" : "s"), the last on .\(Self.styles[last.row].name)"
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    let outcome = tracker.handle(event)
    if let place = outcome.clicked {
      clicks += 1
      last = place
      if place.column == 0 { chosen.formSymmetricDifference([place.row]) }
    }
    return outcome.response
  }
}
