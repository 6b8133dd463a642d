// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension LintRule {
  /// An invalid selector, whose rule is dropped.
  static let invalidSelector = LintRule(
    "invalid-selector", .error, scope: .rule,
    help: "an invalid selector drops its whole rule",
    bad: "a..b { color: red }",
    good: "a.b { color: red }",
    check: .diagnostics(ofKinds: [
      .invalidSelector, .unsupportedPseudoClass, .unsupportedPseudoElement, .undeclaredPrefix,
      .tooDeepSelector,
    ]))
}
