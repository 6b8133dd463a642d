// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// The rule contexts of some rules, by the number of the rule.
///
/// Consecutive rules mostly have one context, which is stored once for all of them.
struct RuleContexts: Sendable {
  /// The contexts in order of appearance.
  private(set) var distinct: [RuleContext] = []
  /// The index of the context of each rule.
  private(set) var indexes: RecordArray<UInt32> = []

  /// Creates an empty collection.
  init() {}

  /// Creates a collection from contexts and the index of each rule's context.
  init(distinct: [RuleContext], indexes: RecordArray<UInt32>) {
    self.distinct = distinct
    self.indexes = indexes
  }

  /// Reserves memory for some rules.
  mutating func reserveCapacity(_ count: Int) { indexes.reserveCapacity(count) }

  /// Returns the number of a context, and adds the context unless it equals the last one.
  mutating func number(of context: RuleContext) -> UInt32 {
    if distinct.last != context { distinct.append(context) }
    return UInt32(truncatingIfNeeded: distinct.count - 1)
  }

  /// Returns the index of a rule's context in ``distinct``.
  func number(ofRule rule: Int) -> Int { Int(indexes[rule]) }

  /// Adds the context of the next rule by number.
  mutating func append(_ number: UInt32) { indexes.append(number) }
}

extension RuleContexts: RandomAccessCollection {
  /// The first index, which is zero.
  var startIndex: Int { 0 }
  /// The number of rules.
  var endIndex: Int { indexes.count }

  /// The context of a rule.
  subscript(rule: Int) -> RuleContext { distinct[Int(indexes[rule])] }
}
