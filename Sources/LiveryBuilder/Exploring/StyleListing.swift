// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryPrinting

/// The styles of a theme with their states and the locations of their rules.
struct StyleListing: Sendable, Encodable {
  var styles: [Style]

  /// A style.
  struct Style: Sendable, Encodable {
    var selector: String
    var file: String
    var line: Int
    var isBuiltIn: Bool
    var states: [String]
    /// The locations of the rules, in cascade order.
    var places: [String]
  }

  /// Lists the styles of a sheet.
  init(_ sheet: CSSStyleSheet) {
    let locations = Self.locations(in: sheet)
    styles = StyleCatalog(sheet).styles.map { style in
      let location = SheetName.location(style.location)
      return Style(
        selector: style.selector, file: location.file, line: location.line,
        isBuiltIn: style.location.hasPrefix(SheetName.builtIn), states: style.states,
        places: locations[style.selector] ?? ["\(location.file):\(location.line)"])
    }
  }

  /// Returns the locations of the rules by their selectors without states.
  private static func locations(in sheet: CSSStyleSheet) -> [String: [String]] {
    var locations: [String: [String]] = [:]
    var lines: [String: LineIndex] = [:]
    for rule in sheet.rules {
      let stream = rule.source.tree.stream
      let index = lines[rule.source.name] ?? LineIndex(stream)
      lines[rule.source.name] = index
      guard case .qualifiedRule(let view) = Syntax(rule.source.tree, rule.node) else { continue }
      let location = index.location(of: view.range.lowerBound)
      let text = "\(SheetName.displayName(rule.source.name)):\(location.line)"
      for selector in Set(rule.selectors.map(StyleStates.stateless)) {
        locations[selector, default: []].append(text)
      }
    }
    return locations
  }
}

/// The display names of sheets.
enum SheetName {
  /// The name of the default sheet.
  static let builtIn = "<default>"

  /// Returns the display name of a sheet.
  static func displayName(_ name: String) -> String { name == builtIn ? "default.css" : name }

  /// Splits a location into a file and a line.
  static func location(_ text: String) -> (file: String, line: Int) {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return (displayName(text), 0) }
    return (displayName(String(text[..<colon])), line)
  }
}
