// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryPipelines

/// A search bar with a text field and results, and the other bars with fields.
struct SearchPage: CatalogPage {
  let name = "search"
  let title = "Search bar"

  private var tracker = ControlTracker<Place>()
  private var edited = EditedText()
  /// The last clicked result.
  private var chosen: String?

  private enum Place: Hashable {
    case field
    case result(String)
  }

  private static let font = CSSFont(
    families: [.named("Helvetica"), .generic(.sansSerif)], size: 14, weight: .normal)
  private static let names = [
    "Ada Lovelace", "Alan Turing", "Barbara Liskov", "Donald Knuth", "Edsger Dijkstra",
    "Frances Allen", "Grace Hopper", "Hedy Lamarr", "John Backus", "Katherine Johnson",
    "Leslie Lamport", "Margaret Hamilton", "Niklaus Wirth", "Radia Perlman", "Tim Berners-Lee",
  ]
}

extension SearchPage {
  /// The names that contain the text.
  private var results: [String] {
    let wanted = edited.text.lowercased()
    return wanted.isEmpty ? Self.names : Self.names.filter { $0.lowercased().contains(wanted) }
  }

  mutating func drawing(in context: PageContext) -> PageDrawing {
    var stage = Stage(context)
    tracker.begin()
    let width = context.viewport.width
    drawBar(in: Rect(x: 0, y: 0, width: width, height: 44), on: &stage)
    let results = results
    var top = 44.0
    for name in results {
      draw(name, in: Rect(x: 0, y: top, width: width, height: 40), on: &stage)
      top += 40
    }
    if results.isEmpty {
      stage.draw(
        ".catalogCaptionCentered", in: Rect(x: 0, y: top, width: width, height: 60),
        text: "Nobody has such a name.")
      top += 60
    }
    stage.draw(".searchTableShadow", in: Rect(x: 0, y: 44, width: width, height: 6))
    top = max(top, 164) + 24
    for (style, field) in [
      (".blackSearchBar", ".searchTextField"), (".searchBarBottom", ".searchTextField"),
      (".textBar", ".textBarTextField"),
    ] {
      stage.draw(
        ".catalogCaption", in: Rect(x: 16, y: top, width: width - 32, height: 24),
        text: "\(style) with \(field)")
      stage.draw(style, in: Rect(x: 0, y: top + 26, width: width, height: 44))
      stage.draw(field, in: Rect(x: 8, y: top + 33, width: width - 16, height: 30))
      top += 92
    }
    return PageDrawing(list: stage.list, height: top)
  }

  /// Draws the bar, and in it the field with the text and the caret.
  private mutating func drawBar(in frame: Rect, on stage: inout Stage) {
    stage.draw(".searchBar", in: frame)
    let field = frame.inset(by: Insets(top: 7, right: 8, bottom: 7, left: 8))
    tracker.place(.field, in: field)
    stage.draw(".searchTextField", in: field, isHovered: tracker.isHovered(.field))
    let inner = field.inset(by: Insets(top: 0, right: 14, bottom: 0, left: 14))
    guard !edited.characters.isEmpty else {
      stage.draw(".catalogPrompt", in: inner, text: "Search")
      return
    }
    let caret = width(of: edited.beforeCaret, stage.context.measuring)
    // A text that is too long is shifted so that the caret is visible.
    let shift = max(0, caret + 2 - inner.width)
    stage.clipped(to: inner) { stage in
      let text = Rect(x: inner.minX - shift, y: inner.minY, width: 4_000, height: inner.height)
      stage.draw(".catalogField", in: text, text: edited.text)
      stage.draw(
        ".catalogCaret",
        in: Rect(
          x: (inner.minX - shift + caret).rounded(), y: inner.minY + 6, width: 1,
          height: inner.height - 12))
    }
  }

  private mutating func draw(_ name: String, in row: Rect, on stage: inout Stage) {
    let place = Place.result(name)
    tracker.place(place, in: row)
    let isPressed = tracker.isPressed(place)
    if isPressed {
      stage.draw(".selectionFillStyle", in: row)
    } else if tracker.isHovered(place) || chosen == name {
      stage.draw(".catalogRow", in: row, chosen == name ? .selected : .normal, isHovered: true)
    }
    stage.draw(
      ".tableItemSmall", in: row.inset(by: Insets(top: 11, right: 16, bottom: 8, left: 16)),
      text: name, isPressed ? .highlighted : .normal)
    stage.draw(".catalogLine", in: Rect(x: 0, y: row.maxY - 1, width: row.width, height: 1))
  }

  private func width(of text: String, _ measuring: MeasurementContext) -> Double {
    guard !text.isEmpty else { return 0 }
    return measuring.text.measure(TextBlock(text, font: Self.font), width: nil).size.width
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    if case .key(let key) = event {
      return edited.handle(key) ? [.handled, .redraw] : .ignored
    }
    let outcome = tracker.handle(event)
    if case .result(let name) = outcome.clicked { chosen = chosen == name ? nil : name }
    if case .released(let point) = event, outcome.clicked == .field {
      moveCaret(to: point.x - 22, context.measuring)
    }
    return outcome.response
  }

  /// Moves the caret to the pointer.
  private mutating func moveCaret(to x: Double, _ measuring: MeasurementContext) {
    var place = 0
    while place < edited.characters.count,
      width(of: String(edited.characters[...place]), measuring) <= x
    { place += 1 }
    edited.moveCaret(to: place)
  }
}
