// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// An `@import` after other rules, which is ignored.
  static let importPosition = LintRule(
    "import-position", .error,
    help:
      "an @import rule is valid only before all other rules except @charset and @layer statements",
    bad: "a { color: red } @import \"base.css\";",
    good: LintExample("@import \"base.css\"; a { color: red }", files: ["base.css": ""]),
    check: .diagnostics(ofKinds: [
      .misplacedImport
    ]))
}
