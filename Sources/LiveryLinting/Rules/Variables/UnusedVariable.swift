// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A variable that nobody asks for.
  static let unusedVariable = LintRule(
    "unused-variable", .bug,
    help:
      "a variable that nothing in the theme asks for; those that the program reads are named in .livery.yml",
    bad: ":root { --accent: teal; --acent: navy } .title { color: var(--accent) }",
    good: ":root { --accent: teal } .title { color: var(--accent) }"
  ) { (theme: LintedTheme) in
    guard theme.names.isComplete else { return [] }
    return theme.findings { sheet in
      var log = DiagnosticLog()
      var told: Set<String> = []
      for declaration in sheet.declarations
      where declaration.isCustom && sheet.blocks[declaration.block].kind == .style {
        let name = sheet.view(declaration).name
        guard !theme.names.usedVariables.contains(name), !theme.vocabulary.knowsVariable(name),
          told.insert(name).inserted
        else { continue }
        log.add(
          Diagnostic(
            .unusedVariable, range: sheet.nameRange(of: declaration),
            facts: [.found(String(name.prefix(60)))]))
      }
      return log.diagnostics
    }
  }
}
