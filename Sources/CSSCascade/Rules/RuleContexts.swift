// SPDX-License-Identifier: Apache-2.0

/// What stands around each of some rules, by the number of the rule.
///
/// Rules that follow one another mostly have the same around them, so a context is kept once for all of these.
struct RuleContexts: Sendable {
  /// The contexts, each another one than that before it.
  private var contexts: [RuleContext] = []
  /// For each rule the index of its context.
  private var indexes: [UInt32] = []

  /// Makes room for some rules.
  mutating func reserveCapacity(_ count: Int) { indexes.reserveCapacity(count) }

  /// Adds the context of the next rule.
  mutating func append(_ context: RuleContext) {
    if contexts.isEmpty || contexts[contexts.count - 1] != context { contexts.append(context) }
    indexes.append(UInt32(truncatingIfNeeded: contexts.count - 1))
  }
}

extension RuleContexts: RandomAccessCollection {
  /// Zero.
  var startIndex: Int { 0 }
  /// The number of rules.
  var endIndex: Int { indexes.count }

  /// The context of a rule.
  subscript(rule: Int) -> RuleContext { contexts[Int(indexes[rule])] }
}
