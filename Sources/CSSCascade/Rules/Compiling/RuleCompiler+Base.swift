// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import FlatRecords

extension RuleCompiler {
  /// The rules of sheets that are compiled already, which those of other sheets follow.
  struct Base {
    let records: RuleRecords
    let sources: [StyleSource]
    let reports: [CompileReport]
  }

  /// Reserves memory for the rules of sheets with a number of nodes.
  mutating func reserveCapacity(nodes: Int) {
    guard nodes > 0 else { return }
    records.names.reserveCapacity(records.names.count + min(nodes / 4, 2048))
    records.declarations.reserveCapacity(records.declarations.count + nodes)
    let ruleCount = records.rules.count + nodes / 3
    records.rules.reserveCapacity(ruleCount)
    records.contexts.reserveCapacity(ruleCount)
    records.selectors.reserveCapacity(rules: ruleCount)
  }
}
