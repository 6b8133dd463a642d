// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

extension LintRule {
  /// A custom property that is set twice in one block.
  static let duplicateCustomProperty = LintRule(
    "duplicate-custom-property", .bug,
    help: "of two values of a custom property in one block the first has no effect",
    bad: ":root { --accent: red; --accent: blue }",
    good: ":root { --accent: red; --Accent: blue }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for pair in sheet.pairs(by: \.variable) where pair.laterWins {
      let node = sheet.tree.nodes[pair.later.node]
      // A malformed value is dropped, and the earlier one counts.
      let value = sheet.view(pair.later).value
      if case .malformed = VariableUse(sheet.stream, value, isCustom: true) { continue }
      log.add(
        Diagnostic(
          .duplicateCustomProperty, range: sheet.nameRange(of: pair.earlier),
          facts: [
            .subject(String(sheet.view(pair.later).name.prefix(60))),
            .limit(sheet.line(ofToken: Int(node.first))),
          ],
          fixIts: pair.removal.map { [$0] } ?? []))
    }
    return log.diagnostics
  }
}
