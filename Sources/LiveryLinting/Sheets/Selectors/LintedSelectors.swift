// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import LiveryPrinting
import Synchronization

/// The selectors of the style rules of a linted sheet.
final class LintedSelectors: Sendable {
  /// The selectors.
  let table: SelectorTable
  /// The names that they use.
  let names: AtomTable
  /// A number for each selector, equal for equivalent selectors.
  let numbers: SelectorNumbers
  /// The selector texts that rules have requested.
  private let texts: Mutex<SelectorTexts>

  init(of declarations: SheetDeclarations) {
    table = declarations.selectors
    names = declarations.names
    numbers = SelectorNumbers(declarations.selectors, names: declarations.names)
    texts = Mutex(SelectorTexts(count: declarations.selectors.count))
  }

  /// Returns the canonical text of a selector, with nesting resolved.
  func text(of selector: Int) -> String {
    texts.withLock { texts in
      texts.text(of: selector) { SelectorPrinter(table, names) }
    }
  }
}
