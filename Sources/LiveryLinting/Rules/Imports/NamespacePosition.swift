// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An `@namespace` after other rules, which is ignored.
  static let namespacePosition = LintRule(
    "namespace-position", .error,
    help:
      "an @namespace rule is valid only after @charset and @import rules and before all other rules",
    bad: "a { color: red } @namespace svg 'http://www.w3.org/2000/svg';",
    good: "@namespace svg 'http://www.w3.org/2000/svg'; a { color: red }",
    check: .diagnostics(ofKinds: [
      .misplacedNamespace
    ]))
}
