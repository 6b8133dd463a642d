// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The rules about comments that disable others.
extension LintRule {
  /// Comments that disable nothing.
  static let needlessDisable = LintRule(
    .needlessDisable, .bug, help: "a comment that disables what nothing is found by",
    bad: "/* livery-disable-next-line */\na { color: red }",
    good:
      "/* livery-disable-next-line unknown-property -- for another program */\na { colour: red }",
    check: .suppressions)

  /// Comments that name no rule.
  static let unknownDisable = LintRule(
    .unknownDisable, .bug, help: "a comment that disables a rule which does not exist",
    bad: "/* livery-disable-next-line unknown-properti -- mine */\na { color: red }",
    good: "/* livery-disable-next-line unknown-property -- mine */\na { colour: red }",
    check: .suppressions)

  /// Comments that do not say why.
  static let disableWithoutReason = LintRule(
    .disableWithoutReason, .style,
    help: "a comment that disables a rule and does not say why",
    bad: "/* livery-disable-next-line unknown-property */\na { colour: red }",
    good:
      "/* livery-disable-next-line unknown-property -- for another program */\na { colour: red }",
    check: .suppressions)
}
