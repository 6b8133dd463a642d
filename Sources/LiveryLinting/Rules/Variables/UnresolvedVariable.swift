// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A variable that no sheet of the theme declares, used without a fallback.
  package static let unresolvedVariable = Self("unresolved-variable", .error) {
    "'\($0.found)' is declared nowhere in the theme, and there is no fallback\($0.didYouMean)"
  }
}

extension LintRule {
  /// A variable that no sheet of the theme declares.
  static let unresolvedVariable = LintRule(
    .unresolvedVariable, .error,
    help:
      "a variable without a fallback that no sheet of the theme declares makes the declaration invalid",
    bad: ":root { --accent: teal } .title { color: var(--acent) }",
    good:
      ":root { --accent: teal } .title { color: var(--accent); background-color: var(--paper, white) }"
  ) { (theme: LintedTheme) in
    guard theme.names.isComplete else { return [] }
    let missing = theme.sheets.map { $0.missingVariables(of: theme) }
    let suggestions = theme.suggestions(for: missing.joined().map(\.name))
    return zip(theme.sheets, missing).enumerated().flatMap { number, entry in
      let (sheet, missing) = entry
      var log = DiagnosticLog()
      for use in missing {
        log.add(
          Diagnostic(
            .unresolvedVariable, unknown: use.name, at: sheet.stream.range(of: use.token),
            suggestion: suggestions[use.name] ?? nil))
      }
      return log.diagnostics.map { ThemeRuleFinding(inSheet: number, $0) }
    }
  }
}

extension LintedSheet {
  /// Returns the undeclared variables that the sheet uses without a fallback, with their name
  /// tokens.
  fileprivate func missingVariables(of theme: LintedTheme) -> [(name: String, token: Int)] {
    names.uses.compactMap { use in
      guard !use.hasFallback else { return nil }
      let name = names.variableNames.text(of: use.name)
      guard !theme.names.variables.contains(name), !theme.vocabulary.hasVariable(name),
        !contexts.isUnsupported(contexts.number(of: use.node))
      else { return nil }
      return (name, use.token)
    }
  }
}

extension LintedTheme {
  /// Returns suggestions for unknown variables.
  ///
  /// Only the first thousand distinct names get a suggestion, because a hostile sheet may have very
  /// many.
  fileprivate func suggestions(for names: [String]) -> [String: String?] {
    var visited: Set<String> = []
    var different: [String] = []
    for name in names where different.count < 1000 && visited.insert(name).inserted {
      different.append(name)
    }
    let found = concurrentMap(different.count) { [different] number in
      closest(to: different[number], in: self.names.variables)
    }
    return Dictionary(uniqueKeysWithValues: zip(different, found))
  }
}
