// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryFormatting
import LiveryJSON
import LiveryPrinting
import TestSupport
import Testing

/// Real-world sheets, converted to JSON and back to CSS.
@Suite("Real-world sheets as JSON", .needsCorpora) struct SheetConversionTests {
  @Test(
    "convert to CSS with the same rules, and to the same JSON again",
    arguments: TestTier.part(of: Corpora.sheets))
  func sheets(file: URL) throws {
    let tree = SyntaxTree(
      parsing: TokenStream(decoding: try Data(contentsOf: file), name: "sheet"))
    let conversion = JSONConversion(tree)
    let back = JSONStyleSheet(SourceText(conversion.text, name: "sheet"))
    #expect(back.diagnostics.map(\.message) == [])
    #expect(rules(back.tree) == rules(tree))
    #expect(declarations(back.tree) == declarations(tree))
    #expect(JSONConversion(back.tree).text == conversion.text)
  }

  private func rules(_ tree: SyntaxTree) -> String {
    let dump = RulesDump(CSSStyleSheet([StyleSource(tree, name: "sheet")]))
    return TextSink.text { dump.text(into: &$0) }
  }

  /// Returns every declaration without its location, with white space in invalid selectors
  /// normalized.
  private func declarations(_ tree: SyntaxTree) -> [String] {
    let text = TextSink.text { DeclarationsDump([tree]).text(into: &$0) }
    return text.split(separator: "sheet:").map { entry in
      entry.split { $0 == ":" }.dropFirst(2).joined(separator: ":")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
