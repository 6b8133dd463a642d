// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of at-rules.
extension Diagnostic.Kind {
  /// An at-rule that CSS does not define.
  public static let unknownAtRule = Self("unknown-at-rule", .error) {
    "unknown at-rule '\($0.subject)'\($0.didYouMean)"
  }
  /// A pseudo-class of `@page` that CSS does not define.
  public static let unknownPageSelector = Self("unknown-page-selector", .error) {
    "unknown pseudo-class '\($0.found)' of '@page'\($0.didYouMean)"
  }
  /// A selector of `@page` that does not follow the grammar.
  public static let invalidPageSelector = Self("invalid-page-selector", .error) {
    prelude("'@page'", $0)
  }
  /// An `@counter-style` without a name, or with one that CSS reserves.
  public static let invalidCounterStyle = Self("invalid-counter-style", .error) {
    prelude("'@counter-style'", $0)
  }
  /// An at-rule of CSS whose rules the cascade leaves out.
  public static let unsupportedAtRule = Self("unsupported-at-rule", .warning) {
    "the rules of '\($0.subject)' take no part in the cascade"
  }
  /// An `@charset` that is a rule like any other instead of the sheet's first bytes.
  public static let ineffectiveCharset = Self("ineffective-charset", .warning) {
    "this '@charset' has no effect; a sheet that has one begins with \($0.expected)"
  }

  private static func prelude(_ rule: String, _ diagnostic: Diagnostic) -> String {
    let found = diagnostic.found.isEmpty ? "the end of the rule" : "'\(diagnostic.found)'"
    return "expected \(diagnostic.expected) in \(rule), found \(found)"
  }
}
