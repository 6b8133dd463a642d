// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A class that the program does not have.
  static let unknownClass = LintRule(
    "unknown-class", .bug,
    help: "a class that .livery.yml does not name matches nothing",
    bad: LintExample(".tilte { color: red }", configuration: "classes: [title]"),
    good: LintExample(".title { color: red }", configuration: "classes: [title]")
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    guard vocabulary.declaresClasses else { return [] }
    return sheet.unknown(
      .class, .unknownClass, among: vocabulary.classes.names, isKnown: vocabulary.knowsClass)
  }
}
