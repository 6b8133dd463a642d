// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A type that the program does not have.
  static let unknownType = LintRule(
    "unknown-type", .bug,
    help: "a type that .livery.yml does not name matches nothing",
    bad: LintExample("buton { color: red }", configuration: "types: {button: {}}"),
    good: LintExample("button { color: red }", configuration: "types: {button: {}}")
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    guard vocabulary.declaresTypes else { return [] }
    // The body is the root that is implied above all others.
    return sheet.unknown(.type, .unknownType, among: vocabulary.typeNames) {
      vocabulary.knowsType($0) || $0 == "body"
    }
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
