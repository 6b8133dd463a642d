// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of at-rules.
extension Diagnostic.Kind {
  /// An at-rule that CSS does not define.
  public static let unknownAtRule = Self("unknown-at-rule", .error) {
    "unknown at-rule '\($0.subject)'\($0.didYouMean)"
  }
  /// An at-rule of CSS whose rules the cascade leaves out.
  public static let unsupportedAtRule = Self("unsupported-at-rule", .warning) {
    "the rules of '\($0.subject)' take no part in the cascade"
  }
  /// An `@charset` that is a rule like any other instead of the sheet's first bytes.
  public static let ineffectiveCharset = Self("ineffective-charset", .warning) {
    "this '@charset' has no effect; a sheet that has one begins with \($0.expected)"
  }
}
