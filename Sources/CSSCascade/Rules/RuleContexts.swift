// SPDX-License-Identifier: Apache-2.0

/// What stands around each of some rules, by the number of the rule.
///
/// Rules that follow one another mostly have the same around them, so a context is kept once for all of these.
struct RuleContexts: Sendable {
  /// The contexts in the order in which they were entered.
  private var contexts: [RuleContext] = []
  /// For each rule the index of its context.
  private var indexes: [UInt32] = []

  /// Makes room for some rules.
  mutating func reserveCapacity(_ count: Int) { indexes.reserveCapacity(count) }

  /// The number of a context that was entered, by which its rules are added.
  mutating func number(of context: RuleContext) -> UInt32 {
    if contexts.last != context { contexts.append(context) }
    return UInt32(truncatingIfNeeded: contexts.count - 1)
  }

  /// Adds the next rule, which stands in the context of a number.
  mutating func append(_ number: UInt32) { indexes.append(number) }
}

extension RuleContexts: RandomAccessCollection {
  /// Zero.
  var startIndex: Int { 0 }
  /// The number of rules.
  var endIndex: Int { indexes.count }

  /// The context of a rule.
  subscript(rule: Int) -> RuleContext { contexts[Int(indexes[rule])] }
}
