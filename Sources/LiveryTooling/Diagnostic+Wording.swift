// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// Every sentence that LiveryTooling has for a reader.
extension Diagnostic.Kind {
  /// An at-rule that CSS does not define.
  public static let unknownAtRule = Self("unknown-at-rule", .warning) {
    let suggestion = $0.suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "unknown at-rule '\($0.subject)'\(suggestion)"
  }
  /// An at-rule of CSS whose rules the cascade leaves out.
  public static let unsupportedAtRule = Self("unsupported-at-rule", .warning) {
    if $0.subject == "@import" { return "the sheet of '@import' takes no part in the cascade" }
    if $0.found.isEmpty { return "the rules of '\($0.subject)' take no part in the cascade" }
    return "the condition '\($0.found)' is not evaluated; "
      + "the rules of '\($0.subject)' take no part in the cascade"
  }
  /// An `@charset` that is a rule like any other instead of the sheet's first bytes.
  public static let ineffectiveCharset = Self("ineffective-charset", .warning) {
    "this '@charset' has no effect; a sheet that has one begins with \($0.expected)"
  }
}
