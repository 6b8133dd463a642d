// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Edits of documents")
struct DocumentEditTests {
  private static let snippets = [
    "a", "{", "}", ";", ":", "\"", "'", "/*", "*/", "\n", "\r\n", "\r", "\u{0C}", "\0", "🙂",
    "e\u{301}",
    "𝒳", "ä", "url(", ")", "\\", "<!--", "-->", "@media x {", ".a { color: red }\n", " ", "",
    "--x: 1;",
    "var(--x)", "漢", "\u{2028}", "rgb(1 2 3)", "#fff", "1px", "\u{FEFF}",
  ]

  @Test(
    "A text equals a plain model after random edits",
    arguments: [PositionEncoding.utf8, .utf16, .utf32], 0..<4)
  func randomEdits(encoding: PositionEncoding, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let start = "a { color: red }\n/* 🙂 */\r\nb { top: 0 }\n"
    var document = Document(
      DocumentURI(path: "/a.css"), language: .css, name: "a.css", version: 0, text: start)
    var model = TextModel(start, encoding)
    for version in 1...TestTier.part(of: 4000) {
      let first = position(in: model, &random)
      let isInsertion = Bool.random(using: &random)
      let second = isInsertion ? first : position(in: model, &random)
      let isOrdered = (first.line, first.character) <= (second.line, second.character)
      let range = LSP.Range(
        start: isOrdered ? first : second, end: isOrdered ? second : first)
      var replacement = ""
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        replacement += Self.snippets.randomElement(using: &random) ?? ""
      }
      document.apply([.range(range, replacement)], version: version, in: encoding)
      let lower = model.offset(before: range.start)
      let upper = max(lower, model.offset(before: range.end))
      model = TextModel(model.applying([(lower..<upper, replacement)]), encoding)
      guard document.clientText.utf8.elementsEqual(model.text.utf8) else {
        Issue.record("the texts differ after edit \(version) of seed \(seed)")
        return
      }
      if model.text.utf8.count > 2000 {
        (model, document) = (TextModel("", encoding), empty(version))
      }
    }
    #expect(document.version == TestTier.part(of: 4000))
  }

  private func empty(_ version: Int) -> Document {
    Document(
      DocumentURI(path: "/a.css"), language: .css, name: "a.css", version: version, text: "")
  }

  /// Returns a position that may be past the end of a line or of the text.
  private func position(
    in model: TextModel, _ random: inout SeededGenerator
  ) -> TextPosition {
    // Edits at the start of the text add and remove byte order marks.
    if Int.random(in: 0..<8, using: &random) == 0 {
      return TextPosition(line: 0, character: Int.random(in: 0...1, using: &random))
    }
    let lines = model.text.unicodeScalars.count { $0 == "\n" || $0 == "\r" }
    return TextPosition(
      line: Int.random(in: 0...lines + 1, using: &random),
      character: Int.random(in: 0...40, using: &random))
  }
}
