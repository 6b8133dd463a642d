// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

/// The elements that markup produces, compared as printed markup.
@Suite struct MarkupReadingTests {
  @Test(
    "valid markup round-trips",
    arguments: [
      "", " ", "a", "a <b>b</b> c", "<p>a</p><p>b<br>c</p>", "<h1>a</h1><h6>b</h6><hr>",
      "<ul><li>a</li><li>b<ol start=\"3\"><li>c</li></ol></li></ul>",
      "<span id=\"x\" class=\"a b\" style=\"color: red\" lang=\"de\" dir=\"rtl\">a</span>",
      "<a class=\"x\" href=\"y\">a</a><button href=\"z\">b</button>",
      "<i><em><strong><u><s><code><small><sub><sup>a</sup></sub></small></code></s></u></strong></em></i>",
      "<blockquote><pre>a\n b</pre></blockquote><div></div>", "<b><b>a</b></b>",
      "<img alt=\"\" height=\"2\" src=\"a.png\" width=\"1\">", "&amp;&lt;&gt;\"'&nbsp;&#13;\n\t",
    ])
  func faultless(markup: String) {
    let text = StyledText(markup: markup)
    #expect(text.markup == markup)
    #expect(text.diagnostics.isEmpty)
  }

  @Test(
    "parses markup as HTML",
    arguments: [
      ("<B CLASS=x>a</B>", "<b class=\"x\">a</b>"),
      ("<b class='a\tb'>a</b>", "<b class=\"a b\">a</b>"),
      ("<span title>a</span>", "<span title=\"\">a</span>"),
      ("<span a = 1 b= \"2\"c='3'>a</span>", "<span a=\"1\" b=\"2\" c=\"3\">a</span>"),
      ("<a href=http://a/b/>x</a>", "<a class=\"linkText\" href=\"http://a/b/\">x</a>"),
      ("<div/>a<br/><br></br>", "<div></div>a<br><br>"),
      ("<span id class=' ' style=''>a</span>", "<span>a</span>"),
      ("a<!-- <b> -->b<!--->c<!-->d", "abcd"),
      ("<!DOCTYPE html><?xml version='1.0'?>a<![CDATA[ <b>]]>b", "ab"),
      ("a\r\nb\rc", "a\nb\nc"), ("<pre>\n\na</pre>", "<pre>\n\na</pre>"),
      ("<pre>\r\na</pre>", "<pre>a</pre>"),
      ("a < b <3 </ c", "a &lt; b &lt;3 &lt;/ c"), ("a & b && &;", "a &amp; b &amp;&amp; &amp;;"),
      ("<span title='\"&quot;&amp;lt;'>a</span>", "<span title=\"&quot;&quot;&amp;lt;\">a</span>"),
      (
        "<a href='?a=1&copy=2&amp;b'>a</a>",
        "<a class=\"linkText\" href=\"?a=1&amp;copy=2&amp;b\">a</a>"
      ),
    ])
  func html(markup: String, printed: String) {
    let text = StyledText(markup: markup)
    #expect(text.markup == printed)
    #expect(text.diagnostics.isEmpty)
  }

  @Test(
    "resolves character references",
    arguments: [
      ("&lt;&gt;&amp;&quot;&apos;", "<>&\"'"),
      ("&nbsp;&shy;&zwnj;&ensp;", "\u{A0}\u{AD}\u{200C}\u{2002}"),
      ("&copy;&eacute;&yuml;&Omega;&hellip;&euro;&rarr;", "©éÿΩ…€→"),
      ("&#65;&#x42;&#X63;&#128512;", "ABc😀"), ("&copy 2020 &eacute", "© 2020 é"),
      ("&hellip 2020 &copyright", "&hellip 2020 &copyright"),
      ("&#0;&#xD800;&#x110000;&#99999999999999999999;", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&#x80;&#146;&#x81;", "€’\u{81}"), ("&#; &#x; &#xg;", "&#; &#x; &#xg;"),
      ("a\0b", "a\u{FFFD}b"),
      ("&#65 &#x41g", "A Ag"), ("&nonsense;", "&nonsense;"), ("&", "&"), ("&#", "&#"),
      ("&#x", "&#x"),
    ])
  func references(markup: String, text: String) {
    #expect(StyledText(markup: markup).root.children == [.text(text)])
  }

  @Test("a picture has its URL as its content")
  func pictures() throws {
    let text = StyledText(markup: "<img src='a.png' width=3><img>")
    #expect(text.elements.map(\.content) == [.image(.url(URLValue("a.png"))), .image(nil)])
    #expect(text.elements[0].attributes == ["src": "a.png", "width": "3"])
  }

  @Test("an element keeps its attributes")
  func elements() {
    let markup = "<a id=i class='c d' style='color: red' lang=de-CH dir=rtl href='x'>t</a>"
    let link = StyledText(markup: markup).elements[0]
    #expect(link.type == "a")
    #expect(link.id == "i")
    #expect(link.classes == ["c", "d"])
    #expect(link.inlineStyle == "color: red")
    #expect(link.language == "de-CH")
    #expect(link.attributes == ["dir": "rtl", "href": "x"])
    #expect(link.children == [.text("t")])
    #expect(StyledText(markup: "<a>x</a>").elements[0].classes == ["linkText"])
    #expect(StyledText(markup: "x").root.type == "styledText")
  }

  @Test("newlines become line breaks if the options say so")
  func newlines() {
    let options = MarkupOptions(breaksLines: true)
    #expect(StyledText(markup: "a\n<b>b\r\n</b>", options: options).markup == "a<br><b>b<br></b>")
    #expect(StyledText(plainText: "a\n\n<b>&amp;").markup == "a<br><br>&lt;b&gt;&amp;amp;")
    #expect(
      StyledText(plainText: "a\r\nb\r", options: MarkupOptions()).root.children == [.text("a\nb\n")]
    )
  }
}

extension StyledText {
  /// The child elements of the root.
  var elements: [LayoutElement] {
    root.children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }
}
