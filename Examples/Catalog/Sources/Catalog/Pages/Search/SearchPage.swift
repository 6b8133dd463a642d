// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryPipelines

/// A search bar with a text field and results, and the other bars with fields.
struct SearchPage: CatalogPage {
  let name = "search"
  let title = "Search bar"

  private var tracker = ControlTracker<ControlID>()
  private var edited = EditedText()
  /// The last clicked result.
  private var chosen: String?

  private enum ControlID: Hashable {
    case field
    case result(String)
  }

  private static let names = [
    "Ada Lovelace", "Alan Turing", "Barbara Liskov", "Donald Knuth", "Edsger Dijkstra",
    "Frances Allen", "Grace Hopper", "Hedy Lamarr", "John Backus", "Katherine Johnson",
    "Leslie Lamport", "Margaret Hamilton", "Niklaus Wirth", "Radia Perlman", "Tim Berners-Lee",
  ]
}

extension SearchPage {
  /// The names that contain the text.
  private var results: [String] {
    let query = edited.text.lowercased()
    return query.isEmpty ? Self.names : Self.names.filter { $0.lowercased().contains(query) }
  }

  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    tracker.begin()
    let width = context.viewport.width
    drawBar(in: Rect(x: 0, y: 0, width: width, height: 44), on: &canvas)
    let results = results
    var top = 44.0
    for name in results {
      draw(name, in: Rect(x: 0, y: top, width: width, height: 40), on: &canvas)
      top += 40
    }
    if results.isEmpty {
      canvas.draw(
        ".catalogCaptionCentered", in: Rect(x: 0, y: top, width: width, height: 60),
        text: "Nobody has such a name.")
      top += 60
    }
    canvas.draw(".searchTableShadow", in: Rect(x: 0, y: 44, width: width, height: 6))
    top = max(top, 164) + 24
    for (style, field) in [
      (".blackSearchBar", ".searchTextField"), (".searchBarBottom", ".searchTextField"),
      (".textBar", ".textBarTextField"),
    ] {
      canvas.draw(
        ".catalogCaption", in: Rect(x: 16, y: top, width: width - 32, height: 24),
        text: "\(style) with \(field)")
      canvas.draw(style, in: Rect(x: 0, y: top + 26, width: width, height: 44))
      canvas.draw(field, in: Rect(x: 8, y: top + 33, width: width - 16, height: 30))
      top += 92
    }
    return PageDrawing(list: canvas.list, height: top)
  }

  /// Draws the bar, and in it the field with the text and the caret.
  private mutating func drawBar(in frame: Rect, on canvas: inout PageCanvas) {
    canvas.draw(".searchBar", in: frame)
    let field = frame.inset(by: Insets(top: 7, right: 8, bottom: 7, left: 8))
    tracker.register(.field, in: field)
    canvas.draw(".searchTextField", in: field, isHovered: tracker.isHovered(.field))
    let inner = field.inset(by: Insets(top: 0, right: 14, bottom: 0, left: 14))
    guard !edited.characters.isEmpty else {
      canvas.draw(".catalogPrompt", in: inner, text: "Search")
      return
    }
    let caret = width(of: edited.beforeCaret, in: canvas.context)
    // A text that is too long is shifted so that the caret is visible.
    let shift = max(0, caret + 2 - inner.width)
    canvas.clipped(to: inner) { canvas in
      let text = Rect(x: inner.minX - shift, y: inner.minY, width: 4_000, height: inner.height)
      canvas.draw(".catalogField", in: text, text: edited.text)
      canvas.draw(
        ".catalogCaret",
        in: Rect(
          x: (inner.minX - shift + caret).rounded(), y: inner.minY + 6, width: 1,
          height: inner.height - 12))
    }
  }

  private mutating func draw(_ name: String, in row: Rect, on canvas: inout PageCanvas) {
    let id = ControlID.result(name)
    tracker.register(id, in: row)
    let isPressed = tracker.isPressed(id)
    if isPressed {
      canvas.draw(".selectionFillStyle", in: row)
    } else if tracker.isHovered(id) || chosen == name {
      canvas.draw(".catalogRow", in: row, chosen == name ? .selected : .normal, isHovered: true)
    }
    canvas.draw(
      ".tableItemSmall", in: row.inset(by: Insets(top: 11, right: 16, bottom: 8, left: 16)),
      text: name, isPressed ? .highlighted : .normal)
    canvas.draw(".catalogLine", in: Rect(x: 0, y: row.maxY - 1, width: row.width, height: 1))
  }

  private func width(of text: String, in context: PageContext) -> Double {
    guard !text.isEmpty else { return 0 }
    let font = context.pipelines.ruleSet(".catalogField").font
    return context.measuring.text.measure(TextBlock(text, font: font), width: nil).size.width
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    if case .key(let key) = event {
      return edited.handle(key) ? [.handled, .redraw] : .ignored
    }
    let outcome = tracker.handle(event)
    if case .result(let name) = outcome.clicked { chosen = chosen == name ? nil : name }
    if case .released(let point) = event, outcome.clicked == .field {
      moveCaret(to: point.x - 22, in: context)
    }
    return outcome.response
  }

  /// Moves the caret to the pointer.
  private mutating func moveCaret(to x: Double, in context: PageContext) {
    var index = 0
    while index < edited.characters.count,
      width(of: String(edited.characters[...index]), in: context) <= x
    { index += 1 }
    edited.moveCaret(to: index)
  }
}
