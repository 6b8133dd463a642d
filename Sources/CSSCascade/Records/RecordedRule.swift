// SPDX-License-Identifier: Apache-2.0

/// A rule that defines a name for all sheets, with its context.
struct RecordedRule<Rule: Sendable>: Sendable {
  /// The definition of the rule.
  let rule: Rule
  /// The conditions and the layer of the rule.
  let context: RuleContext
  /// The range of the rule in the text.
  let range: SourceRange
}
