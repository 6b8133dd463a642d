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
  static func stateless(_ selector: String) -> String {
    let list = SelectorList(parsing: selector)
    guard list.count == 1 else { return selector }
    let printer = SelectorPrinter(list.table, list.names)
    return printer.statelessSelector(0)?.text ?? selector
  }
}
