// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The rules of an index by what an element must have for one of their selectors to match it, whatever the environment.
struct FiledRules: Sendable {
  /// Which selectors can match an element of some type, class or id.
  let selectors: SelectorIndex
  /// For each entry of ``selectors`` the number of the rule.
  let rules: RecordArray<UInt32>

  /// Files all rules of some records.
  init(_ records: RuleRecords) {
    var rules: [UInt32] = []
    var selectors: [SelectorIndex.Element] = []
    rules.reserveCapacity(records.selectors.count)
    selectors.reserveCapacity(records.selectors.count)
    for (number, rule) in records.rules.enumerated() {
      let context = records.contexts.number(ofRule: number)
      let isConditional = records.contexts.distinct[context].isConditional
      for selector in rule.selectors {
        rules.append(UInt32(truncatingIfNeeded: number))
        selectors.append(
          SelectorIndex.Element(
            selector: selector, context: UInt32(truncatingIfNeeded: context),
            isConditional: isConditional))
      }
    }
    let index = SelectorIndex(
      of: selectors, in: records.selectors, nameCount: records.names.count)
    self.init(index, rules: RecordArray(index.order.lazy.map { rules[Int($0)] }))
  }

  /// Rules that were filed before.
  init(_ selectors: SelectorIndex, rules: RecordArray<UInt32>) {
    self.selectors = selectors
    self.rules = rules
  }
}

/// The filed rules of an index, which the first who asks files: a theme that nobody asks needs none.
final class RuleFiling: Sendable {
  private let filed: ComputedOnce<FiledRules>

  /// Rules that are to be filed, or that are already.
  init(_ filed: FiledRules? = nil) { self.filed = filed.map { ComputedOnce($0) } ?? ComputedOnce() }

  /// The rules of some records, filed.
  func rules(of records: RuleRecords) -> FiledRules {
    filed.value { FiledRules(records) }
  }
}
