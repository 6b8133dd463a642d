// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// What stands around each of some rules, by the number of the rule.
///
/// Rules that follow one another mostly have the same around them, so a context is kept once for all of these.
struct RuleContexts: Sendable {
  /// The contexts in the order in which they were entered.
  private(set) var distinct: [RuleContext] = []
  /// For each rule the index of its context.
  private(set) var indexes: RecordArray<UInt32> = []

  /// No rules.
  init() {}

  /// Contexts, and for each rule the index of its own.
  init(distinct: [RuleContext], indexes: RecordArray<UInt32>) {
    self.distinct = distinct
    self.indexes = indexes
  }

  /// Makes room for some rules.
  mutating func reserveCapacity(_ count: Int) { indexes.reserveCapacity(count) }

  /// The number of a context that was entered, by which its rules are added.
  mutating func number(of context: RuleContext) -> UInt32 {
    if distinct.last != context { distinct.append(context) }
    return UInt32(truncatingIfNeeded: distinct.count - 1)
  }

  /// The index of a rule's context in ``distinct``.
  func number(ofRule rule: Int) -> Int { Int(indexes[rule]) }

  /// Adds the next rule, which stands in the context of a number.
  mutating func append(_ number: UInt32) { indexes.append(number) }
}

extension RuleContexts: RandomAccessCollection {
  /// Zero.
  var startIndex: Int { 0 }
  /// The number of rules.
  var endIndex: Int { indexes.count }

  /// The context of a rule.
  subscript(rule: Int) -> RuleContext { distinct[Int(indexes[rule])] }
}
