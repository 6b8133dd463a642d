// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A type that the program does not have.
  package static let unknownType = Self("unknown-type", .warning) {
    $0.subject.isEmpty
      ? "the program has no type '\($0.found)'\($0.didYouMean)" : singleUse($0)
  }
}

extension LintRule {
  /// A type that the program does not have, or whose name probably has a spelling mistake.
  static let unknownType = LintRule(
    .unknownType, .bug, scope: .structure(.rules),
    help:
      "a type that .livery.yml does not name, or without it one that occurs once and resembles a frequent one, matches nothing",
    bad: LintExample("buton { color: red }", configuration: "types: {button: {}}"),
    good: LintExample("button { color: red }", configuration: "types: {button: {}}")
  ) { (theme: LintedTheme) in
    let vocabulary = theme.vocabulary
    guard vocabulary.declaresTypes else { return theme.similarTypes }
    return theme.findings { sheet in
      // The implied root of type `body` is above all other elements.
      sheet.unknown(.type, .unknownType, among: vocabulary.typeNames) {
        vocabulary.hasType($0) || $0 == "body"
      }
    }
  }
}

extension LintedTheme {
  /// The findings about types that are named once and are similar to a frequent type.
  fileprivate var similarTypes: [ThemeRuleFinding] {
    var uses = NameUses(sheets.map(\.types))
    for sheet in otherSheets { uses.declare(sheet.types.lazy.map(\.name)) }
    return uses.findings(.unknownType, subject: "type")
  }
}

extension LintedSheet {
  /// Returns diagnostics of a kind for names that the vocabulary of the program lacks.
  ///
  /// Checks one kind of names in the selectors of the sheet, and suggests the closest known names.
  /// Stops at the maximum number of diagnostics.
  func unknown(
    _ kind: NameKind, _ reported: Diagnostic.Kind, among known: [String], isKnown: (String) -> Bool
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    for (name, range) in names(of: kind) where !isKnown(name) {
      log.add(Diagnostic(reported, unknown: name, at: range, among: known))
    }
    return log.diagnostics
  }
}
