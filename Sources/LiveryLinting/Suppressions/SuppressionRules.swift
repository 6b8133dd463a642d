// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The rules about lint comments.
extension LintRule {
  /// A comment that disables no finding.
  static let needlessDisable = LintRule(
    .needlessDisable, .bug, help: "a comment that disables a rule without findings",
    bad: "/* livery-disable-next-line */\na { color: red }",
    good:
      "/* livery-disable-next-line unknown-property -- for another program */\na { colour: red }",
    check: .suppressions)

  /// A comment with an unknown rule name.
  static let unknownDisable = LintRule(
    .unknownDisable, .bug, help: "a comment that disables a rule which does not exist",
    bad: "/* livery-disable-next-line unknown-properti -- mine */\na { color: red }",
    good: "/* livery-disable-next-line unknown-property -- mine */\na { colour: red }",
    check: .suppressions)

  /// A comment without a reason.
  static let disableWithoutReason = LintRule(
    .disableWithoutReason, .style,
    help: "a comment that disables a rule without a reason",
    bad: "/* livery-disable-next-line unknown-property */\na { colour: red }",
    good:
      "/* livery-disable-next-line unknown-property -- for another program */\na { colour: red }",
    check: .suppressions)
}
