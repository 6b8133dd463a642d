// SPDX-License-Identifier: Apache-2.0

/// The facts of a list of rules that decide how its elements are styled.
struct RuleListFacts: Sendable {
  /// The flags of all rules.
  var flags = RuleFlags()
  /// The number of the rules that declare custom properties, where these are looked up; zero for none.
  var variables: UInt32 = 0
  /// The number of the list among those that trees share; `nil` if it is not there.
  var shared: Int?
  /// The number of the decision, where no flow changes it; `nil` until it is made.
  var decision: Int?
  /// The number of the longhands that are not inherited, where they are the same for all elements; `nil` until they are
  /// computed.
  var reset: UInt32?
  /// The custom properties and the parent's values that the declarations refer to.
  var references = ReferencedValues()
}
