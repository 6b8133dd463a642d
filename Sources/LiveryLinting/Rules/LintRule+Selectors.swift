// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension LintRule {
  /// Selectors that no element can ever match because they are invalid: their rules are dropped.
  static let selectors = LintRule(foundByCascade: [
    .invalidSelector, .unknownPseudoClass, .unknownPseudoElement, .unsupportedPseudoClass,
    .undeclaredPrefix, .tooDeepSelector,
  ])
}
