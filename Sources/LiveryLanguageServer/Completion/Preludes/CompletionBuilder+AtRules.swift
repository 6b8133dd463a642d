// SPDX-License-Identifier: Apache-2.0
import CSSCascade

extension CompletionBuilder {
  /// Adds the at-rules that the cascade reads and that may be written at the cursor.
  mutating func addAtRules() {
    let isOutermost = context.rules.content == .rules
    for rule in AtRuleDefinition.all
    where rule.isSupported && (isOutermost || rule.contents == .rules) {
      var item = CompletionItem(label: "@" + rule.name, kind: .keyword, rank: .universal)
      item.documentation = rule.documentation
      items.add(item)
    }
  }
}
