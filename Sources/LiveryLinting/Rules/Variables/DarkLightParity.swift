// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A variable that has a value in one color scheme and none in the other.
  static let darkLightParity = LintRule(
    "dark-light-parity", .bug,
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
    var schemes: [String: Set<ColorSchemeScope>] = [:]
    for sheet in theme.sheets {
      for declaration in sheet.declarations where declaration.isCustom {
        schemes[sheet.view(declaration).name, default: []].insert(sheet.scheme(of: declaration))
      }
    }
    return theme.findings { sheet in
      var told: Set<String> = []
      return sheet.declarations.compactMap { declaration in
        guard declaration.isCustom, let scheme = sheet.scheme(of: declaration).single else {
          return nil
        }
        let name = sheet.view(declaration).name
        guard schemes[name]?.count == 1, !theme.vocabulary.knowsVariable(name),
          told.insert(name).inserted
        else { return nil }
        return Diagnostic(
          .darkLightParity, range: sheet.nameRange(of: declaration),
          facts: [
            .found(String(name.prefix(60))), .subject(scheme.rawValue),
            .expected(scheme == .dark ? "light" : "dark"),
          ])
      }
    }
  }
}

/// For which color schemes a declaration counts, as far as a media query says.
enum ColorSchemeScope: String {
  case light
  case dark
  case both

  /// The only scheme; nil for both.
  fileprivate var single: ColorSchemeScope? { self == .both ? nil : self }
}

extension LintedSheet {
  /// For which color schemes a declaration counts, by the media queries and the selectors around it.
  func scheme(of declaration: LintedDeclaration) -> ColorSchemeScope {
    let texts = surroundings.texts(of: surroundings.number(of: declaration.node))
    for text in texts where text.hasPrefix("@media") && text.contains("prefers-color-scheme") {
      let words = text.filter { $0 != " " }
      if words.contains("prefers-color-scheme:dark"), !words.contains("not") { return .dark }
      if words.contains("prefers-color-scheme:light"), !words.contains("not") { return .light }
    }
    return .both
  }
}
