// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The texts of the selectors of a sheet, each printed on first use.
struct SelectorTexts {
  /// The texts by selector, as far as they are known.
  private(set) var texts: [Text]
  /// The printer, created for the first text.
  private var printer: SelectorPrinter?

  /// The text of a selector.
  struct Text: Sendable {
    /// The text with nesting resolved.
    fileprivate var whole: String?
    /// The text without states.
    fileprivate var withoutStates: String?
  }

  /// Creates the empty texts of a number of selectors.
  init(count: Int) { texts = Array(repeating: Text(), count: count) }

  /// Returns the text of a selector, with nesting resolved.
  ///
  /// - Parameters:
  ///   - selector: The index of the selector.
  ///   - newPrinter: Creates the printer of the sheet.
  /// - Returns: The text in canonical form.
  mutating func text(of selector: Int, _ newPrinter: () -> SelectorPrinter) -> String {
    if let text = texts[selector].whole { return text }
    let printer = self.printer ?? newPrinter()
    self.printer = printer
    let text = printer.resolvedDescription(of: selector)
    texts[selector].whole = text
    return text
  }

  /// Returns the text of a selector like ``text(of:_:)``, without states and pseudo-elements.
  mutating func textWithoutStates(
    of selector: Int, _ newPrinter: () -> SelectorPrinter
  ) -> String {
    if let text = texts[selector].withoutStates { return text }
    let text = text(of: selector, newPrinter).withoutStates
    texts[selector].withoutStates = text
    return text
  }

  /// Takes the texts of equal selectors from another sheet.
  ///
  /// - Parameters:
  ///   - known: The texts of the other sheet.
  ///   - pairs: The ranges of the selectors here and there, in pairs.
  mutating func take(_ known: [Text], for pairs: [(new: Range<Int>, old: Range<Int>)]) {
    for pair in pairs {
      for (new, old) in zip(pair.new, pair.old) { texts[new] = known[old] }
    }
  }
}
