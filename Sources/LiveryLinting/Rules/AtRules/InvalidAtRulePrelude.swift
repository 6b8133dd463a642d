// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// What stands between an at-rule's name and its block is not what the at-rule takes.
  static let invalidAtRulePrelude = LintRule(
    "invalid-at-rule-prelude", .error,
    help: "an at-rule whose prelude is not what it takes is dropped, or never holds",
    bad: "@media and { a { color: red } }",
    good: "@media screen and (width > 400px) { a { color: red } }",
    kinds: [
      .invalidMediaQuery, .invalidSupportsCondition, .invalidContainerCondition, .unknownCondition,
      .invalidLayer, .misplacedLayer, .invalidPageSelector, .invalidCounterStyle, .invalidNamespace,
      .invalidScope, .invalidKeyframes,
      .invalidPropertyName, .invalidImport,
      .layersTooDeep,
      .tooManyLayers,
    ])
}
