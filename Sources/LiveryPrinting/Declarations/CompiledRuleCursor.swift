// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage

/// The compiled and the skipped rules of the first sheet of an index, read in the order of the
/// text.
struct CompiledRuleCursor {
  private let rules: RecordArray<StyleRuleRecord>
  /// The nodes of the skipped rules, in ascending order.
  private let skippedNodes: [UInt32]
  /// The index of the first rule that may belong to the next node.
  private var nextRule = 0
  /// The index of the first skipped node that may be the next one.
  private var nextSkipped = 0

  init(_ index: RuleIndex) {
    rules = index.rules
    skippedNodes = index.skippedNodes(ofSource: 0)
  }

  /// Returns the selectors of a rule.
  ///
  /// - Parameter node: The node of the rule. Pass nodes in ascending order.
  /// - Returns: The selectors in the table of the index, or `nil` if the cascade has no rule for
  ///   the node.
  /// - Complexity: O(*n*) in the number of rules over all calls.
  mutating func selectors(of node: Int) -> Range<Int>? {
    // A run of declarations after a nested rule repeats an earlier node.
    while nextRule < rules.count,
      rules[nextRule].source != 0 || rules[nextRule].node < node
    {
      nextRule += 1
    }
    guard nextRule < rules.count, rules[nextRule].node == node else { return nil }
    let selectors = rules[nextRule].selectors
    return Int(selectors.lowerBound)..<Int(selectors.upperBound)
  }

  /// Returns whether the cascade has skipped the block of a rule.
  ///
  /// - Parameter node: The node of the rule. Pass nodes in ascending order.
  /// - Returns: `true` if the rule is skipped.
  /// - Complexity: O(*n*) in the number of skipped rules over all calls.
  mutating func isSkipped(_ node: Int) -> Bool {
    while nextSkipped < skippedNodes.count, skippedNodes[nextSkipped] < node { nextSkipped += 1 }
    return nextSkipped < skippedNodes.count && skippedNodes[nextSkipped] == node
  }
}
