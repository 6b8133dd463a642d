// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The styles that some sheets have, each with the states that it is told apart by: what a gallery shows.
///
/// ```swift
/// let sheet = CSSStyleSheet(".badge { color: red } .badge:hover, .badge:state(new) { color: blue }")
/// StyleCatalog(sheet).styles.map(\.selector)     // [".badge"]
/// StyleCatalog(sheet).styles[0].states           // ["normal", "highlighted", "selected", "disabled", "new"]
/// ```
///
/// A style is a selector without the states of its subject; the same one in several rules is one style, in the order of
/// its first rule, those of the default sheet behind all others. Selectors that describe no element, such as `:not(.a)`, and those for every element and for the root are
/// left out, and so are rules whose conditions do not hold.
package struct StyleCatalog: Sendable {
  /// A style of the sheets.
  package struct Style: Sendable, Hashable {
    /// The selector that describes its element, without states.
    package let selector: String
    /// The names of its states, as `--state` takes them: the four of every control, `focused` and the theme's own where
    /// a rule asks for them.
    package internal(set) var states: [String]
    /// Where its first rule stands, such as `theme.css:12`.
    package let place: String
  }

  /// The styles in the order of their first rules.
  package private(set) var styles: [Style] = []

  /// The styles of some sheets.
  package init(_ sheet: CSSStyleSheet) {
    let index = sheet.index
    let printer = SelectorPrinter(index.selectors, index.names)
    var places: [String: Int] = [:]
    var lines: [UInt32: LineIndex] = [:]
    // What a program brings comes before what all programs have.
    let rules = sheet.unconditionalRules.map { index.rules[$0.number] }
    let isOwn = { (record: StyleRuleRecord) in
      index.sources[Int(record.source)].origin != .default
    }
    for record in rules.filter(isOwn) + rules.filter({ !isOwn($0) }) {
      for selector in record.selectors {
        let list = SelectorList(parsing: printer.resolvedDescription(of: Int(selector)))
        guard list.count == 1,
          let style = SelectorPrinter(list.table, list.names).stateless(0),
          !Self.isGeneral(style.text)
        else { continue }
        if let place = places[style.text] {
          styles[place].add(style.states)
        } else {
          places[style.text] = styles.count
          styles.append(
            Style(
              selector: style.text, states: ["normal", "highlighted", "selected", "disabled"],
              place: Self.place(of: StyleRule(index, record), &lines[record.source])))
          styles[styles.count - 1].add(style.states)
        }
      }
    }
  }

  /// Where a rule stands, by the lines of its sheet, which are counted once.
  private static func place(of rule: StyleRule, _ lines: inout LineIndex?) -> String {
    let stream = rule.source.tree.stream
    let known = lines ?? LineIndex(stream)
    lines = known
    guard case .qualifiedRule(let view) = Syntax(rule.source.tree, rule.node) else {
      return rule.source.name
    }
    let location = known.location(of: view.range.lowerBound)
    return "\(rule.source.file(of: location)):\(location.line)"
  }

  /// Whether a selector is for any element, or for the root, which has variables and no look.
  private static func isGeneral(_ selector: String) -> Bool {
    ["", "*", ":root"].contains(selector)
  }
}

extension StyleCatalog.Style {
  /// Adds the states of another rule that are none of the four that all have.
  fileprivate mutating func add(_ names: [String]) {
    for name in names {
      let state = Self.controlStates[name] ?? name
      if !states.contains(state) { states.append(state) }
    }
  }

  /// What the pseudo-classes of controls are called as states.
  private static let controlStates = [
    "hover": "highlighted", "active": "highlighted", "highlighted": "highlighted",
    "checked": "selected", "selected": "selected", "disabled": "disabled", "focus": "focused",
    "enabled": "normal",
  ]
}
