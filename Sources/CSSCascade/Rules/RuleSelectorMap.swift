// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The selector map of an index: its rules by the id, class or type that an element must have, for
/// any environment.
struct RuleSelectorMap: Sendable {
  /// The selectors by the type, class or id of the elements that they can match.
  let selectors: SelectorMap
  /// The number of the rule for each entry of ``selectors``.
  let rules: RecordArray<UInt32>

  /// Creates the selector map of all rules in some records.
  init(_ records: RuleRecords) {
    var rules: [UInt32] = []
    var selectors: [SelectorMap.Element] = []
    rules.reserveCapacity(records.selectors.count)
    selectors.reserveCapacity(records.selectors.count)
    for (number, rule) in records.rules.enumerated() {
      let context = records.contexts.number(ofRule: number)
      let isConditional = records.contexts.distinct[context].isConditional
      for selector in rule.selectors {
        rules.append(UInt32(truncatingIfNeeded: number))
        selectors.append(
          SelectorMap.Element(
            selector: selector, context: UInt32(truncatingIfNeeded: context),
            isConditional: isConditional))
      }
    }
    let index = SelectorMap(
      of: selectors, in: records.selectors, nameCount: records.names.count)
    self.init(index, rules: RecordArray(index.order.lazy.map { rules[Int($0)] }))
  }

  /// Creates a selector map from its parts.
  init(_ selectors: SelectorMap, rules: RecordArray<UInt32>) {
    self.selectors = selectors
    self.rules = rules
  }
}

/// The selector map of an index, created on first use, because a theme without queries needs none.
final class LazySelectorMap: Sendable {
  private let map: ComputedOnce<RuleSelectorMap>

  /// Creates a cell with or without a known selector map.
  init(_ map: RuleSelectorMap? = nil) {
    self.map = map.map { ComputedOnce($0) } ?? ComputedOnce()
  }

  /// Returns the selector map of some records.
  func rules(of records: RuleRecords) -> RuleSelectorMap {
    map.value { RuleSelectorMap(records) }
  }
}
