// SPDX-License-Identifier: Apache-2.0
import CSSCascade
package import CSSSyntax

extension Diagnostic.Kind {
  /// A pseudo-class of `@page` that CSS does not define.
  package static let unknownPageSelector = Self("unknown-page-selector", .error) {
    "unknown pseudo-class '\($0.found)' of '@page'\($0.didYouMean)"
  }
  /// A selector of `@page` that does not follow the grammar.
  package static let invalidPageSelector = Self("invalid-page-selector", .error) {
    prelude("'@page'", $0)
  }
  /// An `@counter-style` without a name, or with a reserved one.
  package static let invalidCounterStyle = Self("invalid-counter-style", .error) {
    prelude("'@counter-style'", $0)
  }

  private static func prelude(_ rule: String, _ diagnostic: Diagnostic) -> String {
    let found = diagnostic.found.isEmpty ? "the end of the rule" : "'\(diagnostic.found)'"
    return "expected \(diagnostic.expected) in \(rule), found \(found)"
  }
}

extension LintRule {
  /// An at-rule with an invalid prelude.
  static let invalidAtRulePrelude = LintRule(
    "invalid-at-rule-prelude", .error, scope: .rule,
    help: "an at-rule with an invalid prelude is dropped, or never matches",
    bad: "@media and { a { color: red } }",
    good: "@media screen and (width > 400px) { a { color: red } }",
    check: .diagnostics(ofKinds: [
      .invalidMediaQuery, .invalidSupportsCondition, .invalidContainerCondition, .unknownCondition,
      .invalidLayer, .misplacedLayer, .invalidPageSelector, .invalidCounterStyle, .invalidNamespace,
      .invalidScope, .invalidStartingStyle, .invalidKeyframes,
      .invalidPropertyName, .invalidImport,
      .layersTooDeep,
      .tooManyLayers,
    ]))
}
