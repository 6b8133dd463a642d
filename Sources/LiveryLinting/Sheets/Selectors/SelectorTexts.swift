// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The texts of the selectors of a sheet, each printed on first use.
struct SelectorTexts {
  private var texts: [String?]
  /// The printer, created for the first text.
  private var printer: SelectorPrinter?

  /// Creates the empty texts of a number of selectors.
  init(count: Int) { texts = Array(repeating: nil, count: count) }

  /// Returns the text of a selector, with nesting resolved.
  ///
  /// - Parameters:
  ///   - selector: The index of the selector.
  ///   - newPrinter: Creates the printer of the sheet.
  /// - Returns: The text in canonical form.
  mutating func text(of selector: Int, _ newPrinter: () -> SelectorPrinter) -> String {
    if let text = texts[selector] { return text }
    let printer = self.printer ?? newPrinter()
    self.printer = printer
    let text = printer.resolvedDescription(of: selector)
    texts[selector] = text
    return text
  }
}
