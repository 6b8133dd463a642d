// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A rule in more rules than anybody reads; option `limit`, 3 by default.
  static let maxNestingDepth = LintRule(
    "max-nesting-depth", .style,
    help: "a rule is nested in at most 3 others; option 'limit' sets another number",
    bad: "a { b { c { d { e { color: red } } } } }",
    good: "a { b { c { d { color: red } } } }"
  ) { (sheet: LintedSheet) in
    let limit = sheet.settings.options(of: "max-nesting-depth").limit("limit") ?? 3
    var log = DiagnosticLog()
    // What is nested deeper still goes wherever its parent goes.
    for (_, prelude, depth) in sheet.nestedRules where depth == limit + 1 {
      log.add(
        Diagnostic(
          .maxNestingDepth, range: sheet.stream.byteRange(of: prelude), facts: [.limit(limit)]))
    }
    return log.diagnostics
  }
}
