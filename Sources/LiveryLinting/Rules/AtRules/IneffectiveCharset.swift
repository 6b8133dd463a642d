// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An `@charset` rule that is not at the very beginning of the sheet.
  package static let ineffectiveCharset = Self("ineffective-charset", .warning) {
    "this '@charset' has no effect; a sheet that has one begins with \($0.expected)"
  }
}

extension LintRule {
  /// An `@charset` rule that is not at the very beginning of the sheet.
  static let ineffectiveCharset = LintRule(
    .ineffectiveCharset, .bug,
    help: "an @charset rule has an effect only as the first bytes of a sheet, in exactly one form",
    bad: "a { color: red } @charset \"utf-8\";",
    good: "@charset \"utf-8\"; a { color: red }"
  ) { (sheet: LintedSheet) in
    sheet.atRules.lazy.map(sheet.atRule).compactMap { rule in
      guard rule.isCalled("charset"), !rule.isEncodingDeclaration else { return nil }
      return Diagnostic(
        .ineffectiveCharset, range: rule.nameRange, facts: [.expected(#"'@charset "utf-8";'"#)])
    }
  }
}

extension AtRule {
  /// Whether the rule is a valid encoding declaration at the start of a file, byte for byte.
  ///
  /// Only a decoder reads it.
  ///
  /// Defined by [@charset](https://drafts.csswg.org/css-syntax-3/#charset-rule).
  fileprivate var isEncodingDeclaration: Bool {
    range.lowerBound == 0 && text.hasPrefix("@charset \"") && text.hasSuffix("\";")
  }
}
