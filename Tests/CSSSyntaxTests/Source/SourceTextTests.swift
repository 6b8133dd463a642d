// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@Suite struct SourceTextTests {
  @Test("decodes a text as a style sheet and keeps its decoding diagnostics")
  func decoding() {
    let text = SourceText(decoding: [0x61, 0xFF, 0x62], name: "a.json")
    #expect(text.text(in: 0..<text.byteCount) == "a\u{FFFD}b")
    #expect(text.diagnostics.map(\.range) == [1..<4])
    #expect(text.name == "a.json")
    let wide = SourceText(decoding: [0xFE, 0xFF, 0, 0x61])
    #expect(wide.text(in: 0..<wide.byteCount) == "a")
    #expect(wide.encoding == .utf16BigEndian)
    #expect(SourceText("\u{FEFF}a").byteCount == 1)
  }

  @Test("the text of a stream outlives the stream")
  func stream() {
    let text = TokenStream("a { é }", name: "a.css").sourceText
    #expect(text.text(in: 0..<text.byteCount) == "a { é }")
    #expect(text.name == "a.css")
    #expect(LineIndex(text).location(of: 6).column == 6)
  }

  @Test("reports a missing file")
  func file() {
    #expect(throws: SourceError.notFound("missing.json")) {
      try SourceText(contentsOfFile: "missing.json")
    }
  }
}
