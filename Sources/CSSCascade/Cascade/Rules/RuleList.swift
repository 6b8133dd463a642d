// SPDX-License-Identifier: Apache-2.0

/// A list of rules that match elements, in cascade order.
///
/// Elements with the same list get the same declarations, whatever determines the order of the
/// rules. A ``RuleListTable`` owns the memory.
struct RuleList: BitwiseCopyable, @unchecked Sendable {
  /// The numbers of the first rules, which distinguish most lists without reading the matches.
  private var firstRules = SIMD8<UInt32>(repeating: .max)
  /// The matches, weakest first.
  let matches: UnsafeBufferPointer<RuleMatch>
  let summary: Summary
  /// The decision; if logical longhands are declared, the one for the first flow.
  let decision: Decision

  /// The facts about a list of rules that affect the styling of its elements.
  struct Summary: BitwiseCopyable, Sendable {
    /// The union of the flags of all rules.
    var flags = RuleFlags()
    /// The number of the rules that declare custom properties by table; zero for none.
    var variables: UInt32 = 0
    /// The custom properties and the parent's values that the declarations refer to.
    var references = ReferencedValues()
  }

  init(_ matches: UnsafeBufferPointer<RuleMatch>, summary: Summary, decision: Decision) {
    self.matches = matches
    self.summary = summary
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
