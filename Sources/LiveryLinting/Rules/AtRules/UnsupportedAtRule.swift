// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax
import LiveryFormatting

extension Diagnostic.Kind {
  /// An at-rule of CSS whose rules the cascade ignores.
  package static let unsupportedAtRule = Self("unsupported-at-rule", .warning) {
    "the rules of '\($0.subject)' take no part in the cascade"
  }
}

extension LintRule {
  /// An at-rule of CSS whose rules the cascade ignores.
  static let unsupportedAtRule = LintRule(
    .unsupportedAtRule, .bug, scope: .rule,
    help:
      "an at-rule of CSS that Livery does not support: the rules in it take no part in the cascade",
    bad: "@when media(width > 400px) { .pane { opacity: 0 } }",
    good: "@media (prefers-reduced-motion) { .pane { transition: none } }"
  ) { (sheet: LintedSheet) in
    sheet.atRules.lazy.map(sheet.atRule).compactMap { rule in
      guard case .group = AtRuleRole(rule), rule.isUnsupported else { return nil }
      return Diagnostic(
        .unsupportedAtRule, range: rule.nameRange, facts: [.subject("@" + rule.name.lowercased())])
    }
  }
}

extension AtRule {
  /// Whether the at-rule has a block and is one that the cascade ignores, such as `@when`.
  fileprivate var isUnsupported: Bool {
    hasBlock && !hasVendorPrefix
      && AtRuleDefinition(named: name)?.isSupported != true
  }
}
