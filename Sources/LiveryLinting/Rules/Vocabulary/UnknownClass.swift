// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A class that the program does not have.
  package static let unknownClass = Self("unknown-class", .warning) {
    "the program has no class '\($0.found)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// A class that the program does not have.
  static let unknownClass = LintRule(
    .unknownClass, .bug, scope: .rule,
    help: "a class that .livery.yml does not name matches nothing",
    bad: LintExample(".tilte { color: red }", configuration: "classes: [title]"),
    good: LintExample(".title { color: red }", configuration: "classes: [title]")
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    guard vocabulary.declaresClasses else { return [] }
    return sheet.unknown(
      .class, .unknownClass, among: vocabulary.classes.names, isKnown: vocabulary.hasClass)
  }
}
