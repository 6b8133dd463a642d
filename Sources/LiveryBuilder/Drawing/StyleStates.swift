// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import LiveryPrinting

/// The states that the styles of a sheet distinguish.
struct StyleStates {
  private let catalog: StyleCatalog

  /// Collects the states of a sheet.
  init(_ sheet: CSSStyleSheet) { catalog = StyleCatalog(sheet) }

  /// Returns the states of an element: the four control states, and those in its rules.
  func states(of selector: String) -> [String] {
    let plain = Self.stateless(selector)
    let style = catalog.styles.first { $0.selector == plain }
    return style?.states ?? ["normal", "highlighted", "selected", "disabled"]
  }

  /// Returns the selector without the states of its subject.
  static func stateless(_ selector: String) -> String { parsed(selector)?.text ?? selector }

  /// Returns a selector without the states of its subject and those states, or `nil` if it
  /// describes no single element.
  static func parsed(_ selector: String) -> StatelessSelector? {
    let list = SelectorList(parsing: selector)
    guard list.count == 1 else { return nil }
    return SelectorPrinter(list.table, list.names).statelessSelector(0)
  }

  /// Returns the selector of an element in a state.
  ///
  /// - Parameters:
  ///   - base: the selector of the element; `&` in a nested rule.
  ///   - state: the name of the state.
  /// - Returns: the selector, such as `.badge:hover` or `.badge:state(new)`.
  static func selector(_ base: String, in state: String) -> String {
    let pseudoClass = ["highlighted": "hover", "focused": "focus"][state] ?? state
    let isKnown = parsed("*:\(pseudoClass)")?.states == [pseudoClass]
    return isKnown ? "\(base):\(pseudoClass)" : "\(base):state(\(state))"
  }
}

extension StatelessSelector {
  /// The state to which the states of the selector belong, or `nil` for none or several.
  var state: String? {
    let names = Set(states.map { StyleCatalog.Style.state(ofPseudoClass: $0) })
    return names.count == 1 ? names.first.flatMap { $0 == StyleDocument.normal ? nil : $0 } : nil
  }
}
