// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import LiveryLinting
import StyleComparison
import TestSupport
import Testing

/// The invariants of every fixed sheet.
@Suite struct FixedSheetTests {
  @Test(
    "safe fixes preserve the styles of real-world sheets, and none remains", .needsCorpora,
    arguments: TestTier.part(of: Corpora.files(in: "real-world", endings: ["css"])))
  func sheetsInUse(file: URL) throws {
    let text = try SourceText(contentsOfFile: file.path(percentEncoded: false))
    let before = text.text(in: 0..<text.byteCount)
    let fixed = Fixer().fixed(text) { text in
      Linter().report(on: [SyntaxTree(parsing: text, name: "sheet")]).findings
    }
    #expect(fixed.isFullyFixed)
    #expect(fixed.edited.isChanged == (fixed.count > 0))
    if fixed.edited.isChanged { expectSameStyle(before, fixed.edited.text, limit: 60) }
  }
}
