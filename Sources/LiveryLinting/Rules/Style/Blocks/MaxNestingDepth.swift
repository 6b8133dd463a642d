// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A rule that is nested deeper than the maximum.
  package static let maxNestingDepth = Self("max-nesting-depth", .warning) {
    "this rule is nested in more than \($0.limit) others"
  }
}

extension LintRule {
  /// A rule that is nested deeper than the maximum.
  static let maxNestingDepth: LintRule = LintRule(
    .maxNestingDepth, .style, scope: .rule,
    help: "a rule is nested in at most 3 others, or in the number that the option sets",
    options: [RuleOption("limit", .limit(3), help: "the maximum number of rules around a rule")],
    bad: "a { b { c { d { e { color: red } } } } }",
    good: "a { b { c { d { color: red } } } }"
  ) { (sheet: LintedSheet) in
    let limit = sheet.settings.limit("limit", of: .maxNestingDepth)
    var log = DiagnosticLog()
    // Rules nested deeper still move along with their parent.
    for (_, prelude, depth) in sheet.nestedRules where depth == limit + 1 {
      log.add(
        Diagnostic(
          .maxNestingDepth, range: sheet.stream.byteRange(of: prelude), facts: [.limit(limit)]))
    }
    return log.diagnostics
  }
}
