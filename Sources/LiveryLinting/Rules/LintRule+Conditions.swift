// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// Conditions of `@media`, `@supports`, `@container` and `@import` that never hold because of what is written there.
  static let conditions = LintRule(foundByCascade: [
    .invalidMediaQuery, .unknownMediaType, .unknownMediaFeature, .invalidSupportsCondition,
    .invalidContainerCondition, .unknownContainerFeature, .invalidFeatureValue, .unknownCondition,
  ])
}
