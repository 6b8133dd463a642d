// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryPrinting

/// The styles of a theme as they are explored: with their states, and all places that have a say in each.
struct StyleList: Sendable, Encodable {
  var styles: [Style]

  /// A style.
  struct Style: Sendable, Encodable {
    var selector: String
    var file: String
    var line: Int
    var isBuiltIn: Bool
    var states: [String]
    /// Where its rules stand, in the order in which they count.
    var places: [String]
  }

  /// The styles of some sheets.
  init(_ sheet: CSSStyleSheet) {
    let places = Self.places(in: sheet)
    styles = StyleCatalog(sheet).styles.map { style in
      let place = SheetName.place(style.place)
      return Style(
        selector: style.selector, file: place.file, line: place.line,
        isBuiltIn: style.place.hasPrefix(SheetName.builtIn), states: style.states,
        places: places[style.selector] ?? ["\(place.file):\(place.line)"])
    }
  }

  /// The places of the rules by their selectors without states.
  private static func places(in sheet: CSSStyleSheet) -> [String: [String]] {
    var places: [String: [String]] = [:]
    var lines: [String: LineIndex] = [:]
    for rule in sheet.rules {
      let stream = rule.source.tree.stream
      let index = lines[rule.source.name] ?? LineIndex(stream)
      lines[rule.source.name] = index
      guard case .qualifiedRule(let view) = Syntax(rule.source.tree, rule.node) else { continue }
      let location = index.location(of: view.range.lowerBound)
      let place = "\(SheetName.shown(rule.source.name)):\(location.line)"
      for selector in Set(rule.selectors.map(StyleStates.stateless)) {
        places[selector, default: []].append(place)
      }
    }
    return places
  }
}

/// What sheets are called for people.
enum SheetName {
  /// The name of the default sheet.
  static let builtIn = "<default>"

  /// The name of a sheet as a person knows it.
  static func shown(_ name: String) -> String { name == builtIn ? "default.css" : name }

  /// A file and a line from one text.
  static func place(_ text: String) -> (file: String, line: Int) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return (shown(text), 0) }
    return (shown(String(text[..<colon])), line)
  }
}
