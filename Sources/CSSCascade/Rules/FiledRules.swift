// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import Synchronization

/// The rules of an index by what an element must have for one of their selectors to match it, whatever the environment.
struct FiledRules: Sendable {
  /// Which selectors can match an element of some type, class or id.
  let selectors: SelectorIndex
  /// For each entry of ``selectors`` the rule.
  let rules: [FiledRule]

  /// Files all rules of some records.
  init(_ records: RuleRecords) {
    var list: [FiledRule] = []
    list.reserveCapacity(records.selectors.count)
    for (number, rule) in records.rules.enumerated() {
      for selector in rule.selectors {
        list.append(
          FiledRule(
            rule: UInt32(truncatingIfNeeded: number), selector: selector,
            context: UInt32(truncatingIfNeeded: records.contexts.number(ofRule: number)),
            specificity: records.selectors.selectors[Int(selector)].specificity))
      }
    }
    let selectors = SelectorIndex(
      of: list.map { ($0.selector, records.contexts.distinct[Int($0.context)].isConditional) },
      in: records.selectors, nameCount: records.names.count)
    self.init(selectors, rules: selectors.order.map { list[Int($0)] })
  }

  /// Rules that were filed before.
  init(_ selectors: SelectorIndex, rules: [FiledRule]) {
    self.selectors = selectors
    self.rules = rules
  }
}

/// A rule by one of its selectors, with what decides how strong a match of it is.
struct FiledRule: Sendable {
  /// The rule's number.
  let rule: UInt32
  /// The selector's record.
  let selector: UInt32
  /// The index of what stands around the rule among the distinct contexts.
  let context: UInt32
  /// How specific the selector is.
  let specificity: Specificity
}

/// The filed rules of an index, which the first who asks files: a theme that nobody asks needs none.
final class RuleFiling: Sendable {
  private let filed: Mutex<FiledRules?>

  /// Rules that are to be filed, or that are already.
  init(_ filed: FiledRules? = nil) { self.filed = Mutex(filed) }

  /// The rules of some records, filed.
  func rules(of records: RuleRecords) -> FiledRules {
    filed.withLock { filed in
      if let filed { return filed }
      let rules = FiledRules(records)
      filed = rules
      return rules
    }
  }
}
