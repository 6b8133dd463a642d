// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

extension RuleCompiler {
  /// The rules of compiled sheets, which precede those of other sheets.
  struct Base {
    let records: RuleRecords
    let sources: [StyleSource]
    let reports: [CompileReport]
  }

  /// Reserves memory for the rules of some sheets.
  mutating func reserveCapacity(for sheets: some Collection<StyleSource>) {
    var (ruleCount, declarationCount) = (0, 0)
    for sheet in sheets {
      for node in sheet.tree.nodes {
        ruleCount += node.kind == .qualifiedRule ? 1 : 0
        declarationCount += node.kind == .declaration ? 1 : 0
      }
    }
    guard ruleCount > 0 else { return }
    records.names.reserveCapacity(records.names.count + min(ruleCount, 2048))
    records.declarations.reserveCapacity(records.declarations.count + declarationCount)
    ruleCount += records.rules.count
    records.rules.reserveCapacity(ruleCount)
    records.contexts.reserveCapacity(ruleCount)
    records.selectors.reserveCapacity(rules: ruleCount)
  }
}
