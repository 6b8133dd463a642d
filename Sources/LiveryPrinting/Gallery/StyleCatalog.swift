// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSelectors
import CSSStorage
import CSSSyntax

/// The styles of some sheets with their distinct states, for display in a gallery.
///
/// ```swift
/// let sheet = CSSStyleSheet(".badge { color: red } .badge:hover, .badge:state(new) { color: blue }")
/// StyleCatalog(sheet).styles.map(\.selector)     // [".badge"]
/// StyleCatalog(sheet).styles[0].states           // ["normal", "highlighted", "selected", "disabled", "new"]
/// ```
///
/// A style is a selector without the states of its subject. Rules with equal selectors form one
/// style. The styles are in the order of their first rules, and those of the default sheet come
/// last. Selectors that describe no element, such as `:not(.a)`, are omitted. Selectors for every
/// element or for the root, and rules whose conditions are false, are omitted as well.
package struct StyleCatalog: Sendable {
  /// A style of the sheets.
  package struct Style: Sendable, Hashable {
    /// The selector that describes the style's element, without states.
    package let selector: String
    /// The names of the states, as `--state` accepts them.
    ///
    /// Every style has the four control states. `focused` and custom states are included if a rule
    /// uses them.
    package internal(set) var states: [String]
    /// The kind of the style's element.
    package let kind: StatelessSelector.Kind
    /// The file of the first rule, such as `theme.css`.
    package let file: String
    /// The line of the first rule.
    package let line: Int
    /// The section of the file that contains the first rule, by a heading in a comment; `nil` if
    /// there is none.
    package let section: String?
    /// Whether a rule of the style is in a sheet above the built-in ones.
    package let isFromTheme: Bool

    /// The location of the first rule, such as `theme.css:12`.
    package var location: String { "\(file):\(line)" }
  }

  /// The styles in the order of their first rules.
  package private(set) var styles: [Style] = []

  /// Creates the catalog of some sheets.
  package init(_ sheet: CSSStyleSheet) {
    let index = sheet.index
    let printer = SelectorPrinter(index.selectors, index.names)
    var indices: [String: Int] = [:]
    var sheets: [UInt32: CatalogedSheet] = [:]
    // The program's own styles come before those of the default sheet.
    let rules = sheet.unconditionalRules.map { index.rules[$0.number] }
    let isFromProgram = { (record: StyleRuleRecord) in
      index.sources[Int(record.source)].origin != .default
    }
    for record in rules.filter(isFromProgram) + rules.filter({ !isFromProgram($0) }) {
      for selector in record.selectors {
        let list = SelectorList(parsing: printer.resolvedDescription(of: Int(selector)))
        guard list.count == 1,
          let style = SelectorPrinter(list.table, list.names).statelessSelector(0),
          !Self.isGeneral(style.text)
        else { continue }
        if let index = indices[style.text] {
          styles[index].add(style.states)
        } else {
          let rule = StyleRule(index, record)
          let known = sheets[record.source] ?? CatalogedSheet(rule.source)
          sheets[record.source] = known
          let (file, line, section) = known.location(of: rule)
          indices[style.text] = styles.count
          styles.append(
            Style(
              selector: style.text, states: ["normal", "highlighted", "selected", "disabled"],
              kind: style.kind, file: file, line: line, section: section,
              isFromTheme: isFromProgram(record)))
          styles[styles.count - 1].add(style.states)
        }
      }
    }
  }

  /// Returns whether a selector matches any element, or the root, which has only variables.
  private static func isGeneral(_ selector: String) -> Bool {
    ["", "*", ":root"].contains(selector)
  }
}

extension StyleCatalog.Style {
  /// Adds states of another rule that are not yet present.
  fileprivate mutating func add(_ names: [String]) {
    for name in names {
      let state = Self.state(ofPseudoClass: name)
      if !states.contains(state) { states.append(state) }
    }
  }

  /// Returns the state to which a pseudo-class or a custom state belongs.
  package static func state(ofPseudoClass name: String) -> String { controlStates[name] ?? name }

  /// The control states for pseudo-classes.
  private static let controlStates = [
    "hover": "highlighted", "active": "highlighted", "highlighted": "highlighted",
    "checked": "selected", "selected": "selected", "disabled": "disabled", "focus": "focused",
    "enabled": "normal",
  ]
}
