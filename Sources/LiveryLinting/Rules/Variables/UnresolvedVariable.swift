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
      // What is missing is missing in many places.
      var guesses: [String: String?] = [:]
      for use in sheet.names.uses where !use.hasFallback {
        let name = sheet.names.variableNames.text(of: use.name)
        guard !known.contains(name), !theme.vocabulary.knowsVariable(name),
          !sheet.surroundings.isUnsupported(sheet.surroundings.number(of: use.node))
        else { continue }
        let meant = guesses[name] ?? closest(to: name, in: known)
        guesses[name] = .some(meant)
        log.add(
          Diagnostic(
            .unresolvedVariable, unknown: name, at: sheet.stream.range(of: use.token), meant: meant)
        )
      }
      return log.diagnostics
    }
  }
}
