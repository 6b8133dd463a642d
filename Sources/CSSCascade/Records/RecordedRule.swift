// SPDX-License-Identifier: Apache-2.0

/// A rule that defines something for all sheets, with what stands around it.
struct RecordedRule<Rule: Sendable>: Sendable {
  /// What the rule defines.
  let rule: Rule
  /// The conditions and the layer that it stands in.
  let context: RuleContext
  /// Where the rule stands.
  let place: SourcePlace
}
