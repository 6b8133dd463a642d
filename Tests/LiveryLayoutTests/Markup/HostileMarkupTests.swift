// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLayout
import Testing

/// Texts made to take long, to fill the memory or to crash: whatever grows faster than its input does not end here.
@Suite struct HostileMarkupTests {
  @Test(
    "long texts of the same are read in time", .timeLimit(.minutes(30)),
    arguments: [
      "<b>", "</b>", "<b><p>", "<b><i></b>", "<a><div>", "<li>", "<p><b>", "<b <", "<b x='<b' ",
      "<b x=\"<b y='",
      "<!--", "<![CDATA[", "<?", "<!", "<", "</", "&", "&#", "&#x", "&#1", "&amp", "&x;", "&hellp;",
      "<x", "<x>",
      "<script>", "</script", "http://", "http://a", "a@", "a@a.", "a@a.aa ", "a.", ".", "(",
      "http://a(", "www.",
      "<a href=\"x=>", "<button>", "<ul><li>", "<b a=1 a=1 ", "<pre>\n", "\n", "\0", "é", "w", "h",
      "<b><a>x</b>",
    ])
  func repeated(piece: String) {
    let text = String(repeating: piece, count: 60_000 / piece.utf8.count)
    let read = StyledText(markup: text)
    #expect(read.diagnostics.count <= 10_001)
    #expect(StyledText(markup: read.markup, options: .printed) == read)
    _ = StyledText(plainText: text).plainText
  }

  @Test("names that nobody knows are told, and the text is read in time", .timeLimit(.minutes(30)))
  func names() {
    let markup = (0..<12_000).map { "<t\($0)>&t\($0);" }.joined()
    #expect(StyledText(markup: markup).diagnostics.count == 10_001)
    let attributes = "<b " + (0..<12_000).map { "a\($0)=1 " }.joined() + ">x</b>"
    #expect(StyledText(markup: attributes).elements[0].attributes.count == 12_000)
  }

  @Test("markup nested ten thousand deep keeps its text")
  func deep() {
    let markup =
      String(repeating: "<div>", count: 10_000) + "x" + String(repeating: "</div>", count: 10_000)
    for options in [
      MarkupOptions(), MarkupOptions(maximumDepth: .max), MarkupOptions(maximumDepth: -1),
    ] {
      let text = StyledText(markup: markup, options: options)
      #expect(text.plainText == "x")
      #expect(text.diagnostics.map(\.kind.id) == ["markup-too-deep"])
    }
  }
}
