// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// A variable that the theme does not use.
  package static let unusedVariable = Self("unused-variable", .warning) {
    "nothing in the theme uses '\($0.found)'; if the program reads it, name it in .livery.yml with 'variables: [\($0.found)]'"
  }
}

extension LintRule {
  /// A variable that the theme does not use.
  ///
  /// Excludes the variables of JSON sheets, and of sheets from which Swift is generated, because
  /// the program may read them.
  static let unusedVariable = LintRule(
    .unusedVariable, .bug,
    help:
      "a variable that nothing in the theme uses; .livery.yml names those that the program reads",
    bad: ":root { --accent: teal; --acent: navy } .title { color: var(--accent) }",
    good: ":root { --accent: teal } .title { color: var(--accent) }"
  ) { (theme: LintedTheme) in
    guard theme.names.isComplete else { return [] }
    // Without a list of the variables that the program reads, a palette may be intended for it.
    let unused = theme.names.variables.subtracting(theme.names.usedVariables)
    guard !unused.isEmpty else { return [] }
    let sets = theme.vocabulary.variables.isEmpty ? VariableSets(theme.names.variables) : nil
    return theme.findings { sheet in
      guard sheet.isAsWritten, !theme.isGenerated(sheet) else { return [] }
      var log = DiagnosticLog()
      var reported: Set<Atom> = []
      for declaration in sheet.declarations where sheet.blocks[declaration.block].kind == .style {
        guard let variable = declaration.variable, reported.insert(variable).inserted else {
          continue
        }
        let name = sheet.names.variableNames.text(of: variable)
        guard unused.contains(name), !theme.vocabulary.hasVariable(name),
          sets?.contains(name) != true
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
