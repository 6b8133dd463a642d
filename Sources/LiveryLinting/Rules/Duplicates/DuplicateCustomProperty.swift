// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// A custom property that is set twice in a block.
  package static let duplicateCustomProperty = Self(
    "duplicate-custom-property", .warning, message: repeatedDeclaration)
}

extension LintRule {
  /// A custom property that is set twice in one block.
  static let duplicateCustomProperty = LintRule(
    .duplicateCustomProperty, .bug, scope: .ruleAndLines,
    help: "only one of two values of a custom property in one block has an effect",
    bad: ":root { --accent: red; --accent: blue }",
    good: ":root { --accent: red; --Accent: blue }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for pair in sheet.pairs(by: \.variable) where pair.laterWins || pair.earlierWins {
      // A malformed value is dropped, so the other one applies.
      if pair.areValid { log.add(pair.diagnostic(.duplicateCustomProperty)) }
    }
    return log.diagnostics
  }
}
