// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLayout
import TestSupport
import Testing

/// Hostile texts that provoke long run times, high memory use or crashes.
@Suite struct HostileMarkupTests {
  @Test(
    "parses a repeated text in linear time",
    arguments: TestTier.part(of: [
      "<b>", "</b>", "<b><p>", "<b><i></b>", "<a><div>", "<li>", "<p><b>", "<b <", "<b x='<b' ",
      "<b x=\"<b y='",
      "<!--", "<![CDATA[", "<?", "<!", "<", "</", "&", "&#", "&#x", "&#1", "&amp", "&x;", "&hellp;",
      "<x", "<x>",
      "<script>", "</script", "http://", "http://a", "a@", "a@a.", "a@a.aa ", "a.", ".", "(",
      "http://a(", "www.",
      "<a href=\"x=>", "<button>", "<ul><li>", "<b a=1 a=1 ", "<pre>\n", "\n", "\0", "é", "w", "h",
      "<b><a>x</b>",
    ]))
  func repeated(piece: String) {
    expectGrowth(from: 8_000) { count in
      let text = String(repeating: piece, count: count / piece.utf8.count)
      let read = StyledText(markup: text)
      #expect(read.diagnostics.count <= 10_001)
      #expect(StyledText(markup: read.markup, options: .serialized) == read)
      _ = StyledText(plainText: text).plainText
    }
  }

  @Test("parses unknown names in linear time")
  func names() {
    expectGrowth(from: 2_500, "elements and entities") { count in
      let markup = (0..<count).map { "<t\($0)>&t\($0);" }.joined()
      #expect(StyledText(markup: markup).diagnostics.count == min(2 * count, 10_001))
    }
    expectGrowth(from: 2_500, "attributes") { count in
      let attributes = "<b " + (0..<count).map { "a\($0)=1 " }.joined() + ">x</b>"
      #expect(StyledText(markup: attributes).elements[0].attributes.count == count)
    }
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
