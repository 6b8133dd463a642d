// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension LintRule {
  /// A selector that few others override; options `ids`, `classes` and `types`, by default 0, 4 and 4.
  static let maxSpecificity = LintRule(
    "max-specificity", .style,
    help:
      "a selector has a specificity of at most (0,4,4); options 'ids', 'classes' and 'types' set another",
    bad: ".a .b .c .d .e { color: red }",
    good: ".a .e { color: red }"
  ) { (sheet: LintedSheet) in
    let options = sheet.settings.options(of: "max-specificity")
    let limit = Specificity(
      a: options.limit("ids") ?? 0, b: options.limit("classes") ?? 4, c: options.limit("types") ?? 4
    )
    var log = DiagnosticLog()
    for (block, _) in sheet.styleRules
    where sheet.selectors.highestSpecificity(in: block.selectors) > limit {
      let parts = sheet.selectorTokens(of: block)
      guard parts.count == block.selectors.count else { continue }
      for (selector, tokens) in zip(block.selectors, parts) {
        let complex = ComplexSelector(sheet.selectors, selector, names: sheet.names)
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
