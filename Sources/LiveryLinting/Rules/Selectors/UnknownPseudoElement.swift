// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension LintRule {
  /// An unknown pseudo-element, whose rule is dropped.
  static let unknownPseudoElement = LintRule(
    "unknown-pseudo-element", .error, scope: .rule,
    help:
      "an unknown pseudo-element drops its whole rule; a part of the program is ::part(name)",
    bad: ".button::befor { color: red }",
    good: ".button::before { color: red } .button::part(icon) { color: navy }",
    check: .diagnostics(ofKinds: [
      .unknownPseudoElement
    ]))
}
