// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// What lint says of rules that meet in the cascade.
extension Diagnostic.Kind {
  /// A declaration that a later rule for the same elements always overrides.
  public static let deadDeclaration = Self("dead-declaration", .warning) {
    "'\($0.found)' has no effect: line \($0.limit) always overrides it"
  }
  /// A rule for a state that an earlier and more specific rule for the same element beats.
  public static let descendingSpecificity = Self("descending-specificity", .warning) {
    "'\($0.subject)' is less specific than '\($0.expected)' on line \($0.limit), whose '\($0.found)' therefore wins"
  }
  /// A state that a theme leaves out although it styles its sibling.
  public static let missingState = Self("missing-state", .warning) {
    "'\($0.subject)' is styled for ':\($0.found)' and not for \($0.expected)"
  }
  /// Text that is hard to read on what lies behind it.
  public static let lowContrast = Self("low-contrast", .warning) {
    "text \($0.found) on \($0.expected) has a contrast of \($0.subject)"
  }
  /// A rule that none of the described elements matches.
  public static let unusedRule = Self("unused-rule", .warning) {
    "no element that the program describes matches '\($0.found)'"
  }
}
