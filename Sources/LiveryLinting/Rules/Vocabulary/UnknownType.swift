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
    return sheet.names(of: .type).compactMap { name, range in
      // The root that is implied above all others.
      guard !vocabulary.knowsType(name), name != "body" else { return nil }
      return Diagnostic(.unknownType, unknown: name, at: range, among: vocabulary.typeNames)
    }
  }
}

extension Diagnostic {
  /// A name that is not among those that there are, with the one that was probably meant.
  init(_ kind: Kind, unknown name: String, at range: Range<Int>, among known: [String]) {
    let meant = closest(to: name, in: known)
    self.init(
      kind, range: range,
      facts: [.found(String(name.prefix(60)))] + (meant.map { [.suggestion($0)] } ?? []),
      fixIts: meant.map { [FixIt(range: range, replacement: $0, isSafe: false)] } ?? [])
  }
}
