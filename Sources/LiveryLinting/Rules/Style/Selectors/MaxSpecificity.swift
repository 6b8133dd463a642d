// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
package import CSSSyntax

extension Diagnostic.Kind {
  /// A selector whose specificity exceeds the maximum.
  package static let maxSpecificity = Self("max-specificity", .warning) {
    "the specificity of '\($0.subject)' is \($0.found), more than \($0.expected)"
  }
}

extension LintRule {
  /// A selector whose specificity exceeds the maximum.
  static let maxSpecificity: LintRule = LintRule(
    .maxSpecificity, .style, scope: .rule,
    help: "a selector has a specificity of at most (0,4,4), or of the maximum that the options set",
    options: [
      RuleOption("ids", .limit(0), help: "the maximum number of ids in the specificity"),
      RuleOption(
        "classes", .limit(4), help: "the maximum number of classes, attributes and pseudo-classes"),
      RuleOption("types", .limit(4), help: "the maximum number of types"),
    ],
    bad: ".a .b .c .d .e { color: red }",
    good: ".a .e { color: red }"
  ) { (sheet: LintedSheet) in
    let limits = ["ids", "classes", "types"].map { sheet.settings.limit($0, of: .maxSpecificity) }
    let limit = Specificity(a: limits[0], b: limits[1], c: limits[2])
    var log = DiagnosticLog()
    for (block, _) in sheet.styleRules
    where sheet.selectors.table.highestSpecificity(in: block.selectors) > limit {
      let parts = sheet.selectorTokens(of: block)
      guard parts.count == block.selectors.count else { continue }
      for (selector, tokens) in zip(block.selectors, parts) {
        let complex = ComplexSelector(sheet.selectors.table, selector, names: sheet.selectors.names)
        let specificity = complex.specificity
        guard specificity > limit else { continue }
        let text = sheet.stream.text(of: tokens)
        log.add(
          Diagnostic(
            .maxSpecificity, range: sheet.stream.byteRange(of: tokens),
            facts: [
              .subject(String(text.prefix(60))), .found("\(specificity)"), .expected("\(limit)"),
            ]))
      }
    }
    return log.diagnostics
  }
}
