// SPDX-License-Identifier: Apache-2.0

/// The facts of a list of rules that decide how its elements are styled.
struct RuleListFacts: Sendable {
  /// The flags of all rules.
  var flags = RuleDeclarations.Flags()
  /// The number of the rules that declare custom properties, where these are looked up; zero for none.
  var variables: UInt32 = 0
  /// The number of the decision, where no flow changes it; `nil` until it is made.
  var decision: Int?
}
