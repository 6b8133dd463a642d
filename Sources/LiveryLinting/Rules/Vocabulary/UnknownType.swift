// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A type that the program does not have.
  package static let unknownType = Self("unknown-type", .warning) {
    $0.subject.isEmpty
      ? "the program has no type '\($0.found)'\($0.didYouMean)" : namedOnce($0)
  }
}

extension LintRule {
  /// A type that the program does not have, or whose name is probably misspelt.
  static let unknownType = LintRule(
    .unknownType, .bug,
    help:
      "a type that .livery.yml does not name, or without it one that is named once near a frequent one, matches nothing",
    bad: LintExample("buton { color: red }", configuration: "types: {button: {}}"),
    good: LintExample("button { color: red }", configuration: "types: {button: {}}")
  ) { (theme: LintedTheme) in
    let vocabulary = theme.vocabulary
    guard vocabulary.declaresTypes else { return theme.misspeltTypes }
    return theme.findings { sheet in
      // The body is the root that is implied above all others.
      sheet.unknown(.type, .unknownType, among: vocabulary.typeNames) {
        vocabulary.knowsType($0) || $0 == "body"
      }
    }
  }
}

extension LintedTheme {
  /// The findings about types that are named once, near a type that is named often.
  fileprivate var misspeltTypes: [SheetFinding] {
    var uses = NameUses(sheets.map { $0.names(of: .type) })
    for sheet in otherSheets { uses.declare(sheet.names(of: .type).map(\.name)) }
    return uses.findings(.unknownType, subject: "type")
  }
}

extension LintedSheet {
  /// What is told of the names of a kind that the program does not have.
  ///
  /// - Parameters:
  ///   - kind: Which names to look at.
  ///   - told: What is told of those that are unknown.
  ///   - known: What may have been meant.
  ///   - isKnown: Whether the program has a name.
  /// - Returns: A diagnostic for each place, up to the limit.
  func unknown(
    _ kind: NameKind, _ told: Diagnostic.Kind, among known: [String], isKnown: (String) -> Bool
  ) -> [Diagnostic] {
    var log = DiagnosticLog()
    for (name, range) in names(of: kind) where !isKnown(name) {
      log.add(Diagnostic(told, unknown: name, at: range, among: known))
    }
    return log.diagnostics
  }
}
