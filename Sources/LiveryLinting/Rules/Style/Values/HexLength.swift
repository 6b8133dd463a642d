// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A hexadecimal color with more digits than it needs.
  package static let hexLength = Self("hex-length", .warning) {
    "'\($0.found)' has the short form '\($0.expected)'"
  }
}

extension LintRule {
  /// A hexadecimal color with more digits than it needs.
  static let hexLength = LintRule(
    .hexLength, .style, scope: .rule,
    help: "a hexadecimal color of pairs of equal digits is written with one digit of each pair",
    bad: ".title { color: #aabbcc }",
    good: ".title { color: #abc; background-color: #aabbcd }"
  ) { (sheet: LintedSheet) in
    sheet.hexColors(.hexLength) { text in
      let digits = Array(text.utf8.dropFirst())
      guard digits.count >= 6 else { return nil }
      var short = "#"
      for index in stride(from: 0, to: digits.count, by: 2) {
        guard digits[index].lowercased == digits[index + 1].lowercased else { return nil }
        short.unicodeScalars.append(UnicodeScalar(digits[index]))
      }
      return short
    }
  }
}
