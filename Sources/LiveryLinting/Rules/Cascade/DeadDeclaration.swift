// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A declaration that a later rule for the same elements always overrides.
  package static let deadDeclaration = Self("dead-declaration", .warning) {
    "'\($0.found)' has no effect: line \($0.limit) always overrides it"
  }
}

extension LintRule {
  /// A declaration that a later rule of the sheet for the same elements always overrides.
  static let deadDeclaration = LintRule(
    .deadDeclaration, .bug, scope: .structure(.allDeclarations),
    help: "a declaration that a later rule with the same selectors always overrides has no effect",
    bad: ".title { color: red; margin: 0 } .badge { color: white } .title { color: navy }",
    good: ".title { margin: 0 } .badge { color: white } .title { color: navy }"
  ) { (sheet: LintedSheet) in
    let overriding = OverridingDeclarations(sheet)
    guard !overriding.isEmpty else { return [] }
    var log = DiagnosticLog()
    for block in sheet.blocks where overriding.mayOverride(block) {
      for number in block.declarations {
        guard let other = overriding.declaration(overriding: Int(number)) else { continue }
        let declaration = sheet.declarations[Int(number)]
        let offset = sheet.nameRange(of: sheet.declarations[other]).lowerBound
        log.add(
          Diagnostic(
            .deadDeclaration, range: sheet.nameRange(of: declaration),
            facts: [
              .found(String(sheet.view(declaration).name.prefix(60))),
              .limit(sheet.line(of: offset)),
            ]))
      }
    }
    return log.diagnostics
  }
}
