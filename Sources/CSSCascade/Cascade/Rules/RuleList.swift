// SPDX-License-Identifier: Apache-2.0

/// A list of rules that match elements: elements with the same list are given the same declarations, whatever put the
/// rules into their order.
///
/// Its memory is that of a ``RuleListTable``.
struct RuleList: BitwiseCopyable, @unchecked Sendable {
  /// The numbers of the first rules, which tell most lists apart without a look at the matches.
  private var firstRules = SIMD8<UInt32>(repeating: .max)
  /// The matches, weakest first.
  let matches: UnsafeBufferPointer<RuleMatch>
  let facts: Facts
  /// The decision; that for the first flow where logical longhands are declared.
  let decision: Decision

  /// The facts of a list of rules that decide how its elements are styled.
  struct Facts: BitwiseCopyable, Sendable {
    /// The flags of all rules.
    var flags = RuleFlags()
    /// The number of the rules that declare custom properties, where these are looked up; zero for none.
    var variables: UInt32 = 0
    /// The custom properties and the parent's values that the declarations refer to.
    var references = ReferencedValues()
  }

  init(_ matches: UnsafeBufferPointer<RuleMatch>, facts: Facts, decision: Decision) {
    self.matches = matches
    self.facts = facts
    self.decision = decision
    for index in 0..<min(matches.count, 8) { firstRules[index] = matches[index].rule }
  }

  /// Whether the list has the rules of some matches.
  @inline(__always)
  func hasRules(of others: [RuleMatch]) -> Bool {
    guard others.count == matches.count else { return false }
    for index in 0..<min(others.count, 8) where firstRules[index] != others[index].rule {
      return false
    }
    guard others.count > 8 else { return true }
    for index in 8..<others.count where matches[index].rule != others[index].rule { return false }
    return true
  }
}
