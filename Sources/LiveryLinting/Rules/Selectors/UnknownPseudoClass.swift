// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension LintRule {
  /// An unknown pseudo-class, whose rule is dropped.
  static let unknownPseudoClass = LintRule(
    "unknown-pseudo-class", .error, scope: .rule,
    help:
      "an unknown pseudo-class drops its whole rule; a state of the program is :state(name)",
    bad: ".button:hoover { color: red }",
    good: ".button:hover { color: red } .button:state(armed) { color: navy }",
    check: .diagnostics(ofKinds: [
      .unknownPseudoClass, .unknownPageSelector,
    ]))
}
