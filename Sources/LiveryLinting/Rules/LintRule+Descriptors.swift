// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// What is wrong with `@font-face`, `@keyframes` and `@property`, besides values.
  static let descriptors = LintRule(foundByCascade: [
    .missingDescriptor, .unknownDescriptor, .ignoredImportance, .invalidKeyframes,
    .invalidKeyframeSelector, .misplacedInKeyframes, .ignoredInKeyframes, .invalidPropertyName,
    .dependentInitialValue,
  ])
}
