// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A variable that no sheet of the theme declares.
  static let unresolvedVariable = LintRule(
    "unresolved-variable", .error,
    help:
      "a variable without a fallback that no sheet of the theme declares makes the declaration invalid",
    bad: ":root { --accent: teal } .title { color: var(--acent) }",
    good:
      ":root { --accent: teal } .title { color: var(--accent); background-color: var(--paper, white) }"
  ) { (theme: LintedTheme) in
    guard theme.names.isComplete else { return [] }
    let known = theme.names.variables
    return theme.findings { sheet in
      var log = DiagnosticLog()
      for declaration in sheet.declarations where !sheet.isUnsupported(declaration) {
        let view = sheet.view(declaration)
        guard view.hasBlocks else { continue }
        for use in VariableName.uses(sheet.stream, view.value)
        where !use.hasFallback && !known.contains(use.name)
          && !theme.vocabulary.knowsVariable(use.name)
        {
          log.add(
            Diagnostic(
              .unresolvedVariable, unknown: use.name, at: sheet.stream.range(of: use.token),
              among: known))
        }
      }
      return log.diagnostics
    }
  }
}

extension Declaration {
  /// Whether the value holds a function or a block.
  var hasBlocks: Bool { tree.nodes[index].flags.contains(.blocks) }
}
