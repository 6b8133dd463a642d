// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The texts of the selectors of a sheet, each printed for its first reader.
struct SelectorTexts {
  private var texts: [String?]
  /// The printer, once there is a text.
  private var printer: SelectorPrinter?

  /// The texts of some selectors.
  init(count: Int) { texts = Array(repeating: nil, count: count) }

  /// Returns the text of a selector, that of a nested rule resolved.
  ///
  /// - Parameters:
  ///   - selector: The index of the selector.
  ///   - newPrinter: Makes the printer of the sheet.
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
