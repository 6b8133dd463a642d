// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension LintRule {
  /// A value that does not match the grammar of its property: the declaration is dropped.
  static let invalidValue = LintRule(
    "invalid-value", .error, scope: .rule,
    help: "a declaration whose value does not match the property's grammar is dropped",
    bad: "a { margin: 1px 2px 3px 4px 5px }",
    good: "a { margin: 1px 2px 3px 4px }",
    check: .diagnostics(ofKinds: [
      .invalidValue, .tooComplexValue, .unsupportedFunction, .malformedVariable,
    ]))
}
