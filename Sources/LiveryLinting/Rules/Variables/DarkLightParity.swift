// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A variable that has a value in one color scheme and none in the other.
  package static let darkLightParity = Self("dark-light-parity", .warning) {
    "'\($0.found)' has a value in the \($0.subject) color scheme and none in the \($0.expected) one"
  }
}

extension LintRule {
  /// A variable that has a value in one color scheme and none in the other.
  static let darkLightParity = LintRule(
    .darkLightParity, .bug, scope: .structure(.declarations { $1.isCustom }),
    help:
      "a variable that is declared for one color scheme needs a value in the other one, or outside of both",
    bad: """
      @media (prefers-color-scheme: light) { :root { --ink: black } }
      @media (prefers-color-scheme: dark) { :root { --ink: white; --paper: black } }
      """,
    good: """
      :root { --paper: white; --ink: black }
      @media (prefers-color-scheme: dark) { :root { --ink: white; --paper: black } }
      """
  ) { (theme: LintedTheme) in
    guard theme.colorSchemes.count > 1 else { return [] }
    let schemes = theme.variableSchemes
    return theme.findings { sheet in
      var reported: Set<Atom> = []
      return sheet.declarations.compactMap { declaration in
        guard let variable = declaration.variable else { return nil }
        let scheme = sheet.scheme(of: declaration)
        guard scheme != .both, reported.insert(variable).inserted else { return nil }
        let name = sheet.names.variableNames.text(of: variable)
        guard schemes[name] == scheme, !theme.vocabulary.hasVariable(name) else { return nil }
        let (has, lacks) = scheme == .dark ? ("dark", "light") : ("light", "dark")
        return Diagnostic(
          .darkLightParity, range: sheet.nameRange(of: declaration),
          facts: [.found(String(name.prefix(60))), .subject(has), .expected(lacks)])
      }
    }
  }
}

extension LintedTheme {
  /// The color schemes in which each variable has a value.
  fileprivate var variableSchemes: [String: ColorSchemeScope] {
    var schemes: [String: ColorSchemeScope] = [:]
    for sheet in sheets {
      var declaredSchemes = Array(
        repeating: ColorSchemeScope(), count: sheet.names.variableNames.count)
      for declaration in sheet.declarations {
        guard let variable = declaration.variable else { continue }
        declaredSchemes[Int(variable.rawValue)].formUnion(sheet.scheme(of: declaration))
      }
      for (number, scheme) in declaredSchemes.enumerated() where !scheme.isEmpty {
        let variable = Atom(rawValue: UInt32(truncatingIfNeeded: number))
        schemes[sheet.names.variableNames.text(of: variable), default: []].formUnion(scheme)
      }
    }
    return schemes
  }
}
