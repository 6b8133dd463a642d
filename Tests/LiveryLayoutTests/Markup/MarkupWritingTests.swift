// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct MarkupWritingTests {
  @Test(
    "returns the plain text",
    arguments: [
      ("a  <b>b</b>\n c ", "a b c"), ("<p>a</p>\n<p>b</p>", "a\nb"), ("a<p>b</p>c", "a\nb\nc"),
      ("<div><div>a</div></div><div></div>b", "a\nb"), ("a<br>b<br><br>c", "a\nb\n\nc"),
      ("<p>a<br></p><p>b</p>", "a\nb"),
      ("<ul><li>a</li><li><p>b</p>c</li></ul>d", "• a\n• b\nc\nd"),
      ("<ol><li>a</li><li value=7>b</li><li>c</li></ol>", "1. a\n7. b\n8. c"),
      ("<ol start=3><li>a<ul><li>b</li></ul></li><li>c</li></ol>", "3. a\n• b\n4. c"),
      ("<ul><li></li><li>b</li></ul>", "• \n• b"), ("a <img alt='b c'> d<img>", "a b c d"),
      ("<pre>a\n  b</pre>c", "a\n  b\nc"), ("a&nbsp; b", "a\u{A0} b"), ("<hr>a<hr>", "a"), ("", ""),
      ("<a href=x>a</a><button>b</button>", "ab"), ("a <br> b", "a\nb"),
      (
        "<ol start=9223372036854775807><li>a</li><li>b</li></ol>",
        "9223372036854775807. a\n-9223372036854775808. b"
      ),
    ])
  func plainText(markup: String, text: String) {
    #expect(StyledText(markup: markup).plainText == text)
  }

  @Test("serializes program-built text as far as markup can express it")
  func made() {
    var element = LayoutElement("label", [.element(LayoutElement("b", [.text("<")]))])
    element.attributes = ["x": "y"]
    var link = LayoutElement("a", classes: ["c"])
    link.attributes = ["onclick": "x", "a b": "c", "id": "d", "href": "\"&"]
    link.states = ["hover"]
    let image = LayoutElement("img", content: .image(.url(URLValue("a.png"))), [.text("lost")])
    let text = StyledText([.element(element), .element(link), .element(image)])
    #expect(
      text.markup == "<b>&lt;</b><a class=\"c\" href=\"&quot;&amp;\"></a><img src=\"a.png\">lost")
  }

  @Test("encodes a text as its markup")
  func coding() throws {
    let text = StyledText(markup: "<p class=x>a@b.cd <b>http://c</b> &amp;", options: .serialized)
    let data = try JSONEncoder().encode([text])
    #expect(try JSONDecoder().decode([StyledText].self, from: data) == [text])
    #expect(
      try JSONDecoder().decode([String].self, from: data) == [
        "<p class=\"x\">a@b.cd <b>http://c</b> &amp;</p>"
      ])
  }
}
