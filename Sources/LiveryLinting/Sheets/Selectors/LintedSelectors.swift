// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import LiveryPrinting
import Synchronization

/// The selectors of the style rules of a sheet that is linted.
final class LintedSelectors: Sendable {
  /// The selectors.
  let table: SelectorTable
  /// The names that they use.
  let names: AtomTable
  /// For each selector a number, equal for selectors that say the same.
  let numbers: SelectorNumbers
  /// The texts that rules have asked for.
  private let texts: Mutex<SelectorTexts>

  init(of declarations: SheetDeclarations) {
    table = declarations.selectors
    names = declarations.names
    numbers = SelectorNumbers(declarations.selectors, names: declarations.names)
    texts = Mutex(SelectorTexts(count: declarations.selectors.count))
  }

  /// Returns the text of a selector in one form, that of a nested rule resolved.
  func text(of selector: Int) -> String {
    texts.withLock { texts in
      texts.text(of: selector) { SelectorPrinter(table, names) }
    }
  }
}
