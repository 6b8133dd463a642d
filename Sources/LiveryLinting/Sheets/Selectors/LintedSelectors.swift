// SPDX-License-Identifier: Apache-2.0
import CSSCollections
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
  /// The components of all selectors, which are those of ``table``.
  private let allComponents: RecordArray<SimpleSelector>
  /// The lazily computed ``numbers``.
  private let numbersCache = ComputedOnce<SelectorNumbers>()
  /// The selector texts that rules have requested.
  private let texts: Mutex<SelectorTexts>

  init(of declarations: SheetDeclarations) {
    table = declarations.selectors
    names = declarations.names
    allComponents = declarations.selectors.components
    texts = Mutex(SelectorTexts(count: declarations.selectors.count))
  }

  /// A number for each selector, equal for equivalent selectors.
  var numbers: SelectorNumbers {
    numbersCache.value { SelectorNumbers(table, names: names) }
  }

  /// Returns the simple selectors and combinators of a selector, from right to left.
  func components(of selector: Int) -> Slice<RecordArray<SimpleSelector>> {
    allComponents[table.components(of: selector)]
  }

  /// Returns the canonical text of a selector, with nesting resolved.
  func text(of selector: Int) -> String {
    texts.withLock { texts in
      texts.text(of: selector) { SelectorPrinter(table, names) }
    }
  }

  /// Returns the text of a selector without states and pseudo-elements.
  func textWithoutStates(of selector: Int) -> String {
    texts.withLock { texts in
      texts.textWithoutStates(of: selector) { SelectorPrinter(table, names) }
    }
  }

  /// Takes the texts of equal selectors from another sheet, where rules requested them.
  ///
  /// - Parameters:
  ///   - pairs: The ranges of the selectors here and there, in pairs.
  ///   - other: The selectors of the other sheet.
  func takeTexts(of pairs: [(new: Range<Int>, old: Range<Int>)], from other: LintedSelectors) {
    let known = other.texts.withLock { $0.texts }
    texts.withLock { $0.take(known, for: pairs) }
  }
}
