// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLayout
import TestSupport
import Testing

/// Invalid markup: the resulting elements, and the diagnostics.
@Suite struct BrokenMarkupTests {
  @Test(
    "repairs broken nesting and reports each error with its position",
    arguments: [
      ("⟦<b>⟧a", "<b>a</b>", ["unclosed-element"]),
      ("<p>⟦<b>⟧a</p>b", "<p><b>a</b></p>b", ["unclosed-element"]),
      ("a⟦</b>⟧b", "ab", ["stray-end-tag"]), ("a⟦</>⟧b", "ab", ["stray-end-tag"]),
      ("a⟦</br>⟧b", "ab", ["stray-end-tag"]),
      ("<b>1<i>2⟦</b>⟧3</i>4", "<b>1<i>2</i></b><i>3</i>4", ["misnested-tag"]),
      ("<b><i>1⟦</b>⟧</i>2", "<b><i>1</i></b>2", ["misnested-tag"]),
      ("<b>⟦<i>⟧1⟦</b>⟧", "<b><i>1</i></b>", ["unclosed-element", "misnested-tag"]),
      (
        "<b><i><u>1⟦</b>⟧2</u>3</i>4", "<b><i><u>1</u></i></b><i><u>2</u>3</i>4",
        ["misnested-tag"]
      ),
      ("<b>1<p>2⟦</b>⟧3</p>4", "<b>1<p>23</p></b>4", ["misnested-tag"]),
      ("<b><i><p>1⟦</b>⟧</p>2</i>3", "<b><i><p>1</p></i></b><i>2</i>3", ["misnested-tag"]),
      ("⟦<p>⟧a<p>b</p>", "<p>a</p><p>b</p>", ["omitted-end-tag"]),
      ("⟦<p>⟧a<div>b</div>c", "<p>a</p><div>b</div>c", ["omitted-end-tag"]),
      (
        "<ul>⟦<li>⟧a⟦<li>⟧b</ul>", "<ul><li>a</li><li>b</li></ul>",
        ["omitted-end-tag", "omitted-end-tag"]
      ),
      (
        "<ul>⟦<li>⟧a<ul><li>b</li></ul><li>c</li></ul>",
        "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>", ["omitted-end-tag"]
      ),
      (
        "<a href=x>1⟦<a href=y>⟧2</a>",
        "<a class=\"linkText\" href=\"x\">1</a><a class=\"linkText\" href=\"y\">2</a>",
        ["nested-element"]
      ),
      ("<button>1⟦<button>⟧2</button>", "<button>1</button><button>2</button>", ["nested-element"]),
      ("<b><button>1⟦</b>⟧2</button></b>", "<b><button>12</button></b>", ["stray-end-tag"]),
      ("<p><button><p>1</p></button></p>", "<p><button><p>1</p></button></p>", []),
    ] as [(MarkedSource, String, [String])])
  func nesting(source: MarkedSource, printed: String, ids: [String]) {
    expectFaults(ids, at: source, printed)
  }

  @Test(
    "an unclosed tag or comment is text, and the rest is parsed",
    arguments: [
      ("a ⟦<b⟧ c", "a &lt;b c", ["unterminated-tag"]),
      ("a ⟦<b⟧ or <i>c</i>", "a &lt;b or <i>c</i>", ["unterminated-tag"]),
      ("⟦<b⟧ x='<i>' &amp; <i>c</i>", "&lt;b x='&lt;i&gt;' &amp; <i>c</i>", ["unterminated-tag"]),
      ("⟦</b⟧", "&lt;/b", ["unterminated-tag"]),
      ("<span title=⟦\"⟧a>b</span>", "<span title=\"a\">b</span>", ["unterminated-value"]),
      (
        "<span a=⟦\"⟧b>c</span><span a=\"d\">e</span>",
        "<span a=\"b\">c</span><span a=\"d\">e</span>", ["unterminated-value"]
      ),
      ("a⟦<!--⟧<b>c</b>", "a&lt;!--<b>c</b>", ["unterminated-comment"]),
      ("a⟦<?⟧b⟦<!⟧c", "a&lt;?b&lt;!c", ["unterminated-comment", "unterminated-comment"]),
      ("⟦<![CDATA[⟧a ]]", "&lt;![CDATA[a ]]", ["unterminated-comment"]),
    ] as [(MarkedSource, String, [String])])
  func ends(source: MarkedSource, printed: String, ids: [String]) {
    expectFaults(ids, at: source, printed)
  }

  @Test(
    "drops unsupported markup with a diagnostic",
    arguments: [
      ("a ⟦<blink>⟧b</blink> <blink>c</blink>", "a b c", ["unknown-tag"]),
      ("<b>⟦<font>⟧a</b>b</font>", "<b>a</b>b", ["unknown-tag"]),
      ("a⟦<script>⟧if (a < b) '<b>'</script >b", "ab", ["removed-element"]),
      ("⟦<STYLE>⟧a</style>b⟦<script>⟧c", "b", ["removed-element", "removed-element"]),
      ("<b ⟦onclick⟧='x' ⟦ONLOAD⟧>a</b>", "<b>a</b>", ["removed-attribute", "removed-attribute"]),
      (
        "<b title=a ⟦TITLE⟧=b class=c ⟦class⟧=d>a</b>", "<b class=\"c\" title=\"a\">a</b>",
        ["repeated-attribute", "repeated-attribute"]
      ),
      ("<b ⟦=b⟧ ⟦\"a⟧>a</b>", "<b>a</b>", ["invalid-attribute", "invalid-attribute"]),
      ("a⟦&hellp;⟧b", "a&amp;hellp;b", ["unknown-reference"]),
      ("⟦&copy⟧ ⟦&#65⟧", "© A", ["unended-reference", "unended-reference"]),
      ("⟦&#0⟧;⟦\0⟧\0", "\u{FFFD}\u{FFFD}\u{FFFD}", ["invalid-character", "invalid-character"]),
    ] as [(MarkedSource, String, [String])])
  func unknown(source: MarkedSource, printed: String, ids: [String]) {
    expectFaults(ids, at: source, printed)
  }

  @Test(
    "the messages name the found text and the accepted forms",
    arguments: [
      ("<strnog>", "unknown tag 'strnog'; did you mean 'strong'?"),
      ("&hellp;", "unknown character reference 'hellp'; did you mean 'hellip'?"),
      ("<b><i></b>", "this ends 'b' before 'i', which it contains"),
      ("<!--", "this comment has no '-->' and is read as text"),
      ("&#x80;", "U+0080 is not a character and is read as U+20AC"),
      ("&#x110000;", "a number above U+10FFFF is not a character and is read as U+FFFD"),
    ])
  func messages(markup: String, message: String) {
    #expect(StyledText(markup: markup).diagnostics.map(\.message).contains(message))
  }

  @Test("drops elements deeper than the limit and keeps their content")
  func depth() {
    let options = MarkupOptions(maximumDepth: 2)
    let text = StyledText(
      markup: "<b>1<i>2<u>3<s>4</s>5</u>6</i>7</b>8", options: options)
    #expect(text.markup == "<b>1<i>23456</i>7</b>8")
    #expect(text.diagnostics.map(\.kind.id) == ["markup-too-deep"])
    #expect(text.diagnostics[0].range == 8..<11)
    #expect(
      text.diagnostics[0].message
        == "elements nested more than 2 deep are left out; their content is kept")
  }

  @Test("after the limit of elements, the rest is text")
  func count() {
    let options = MarkupOptions(maximumNodes: 4)
    let text = StyledText(markup: "<b>1</b><i>2</i><u>3</u>4<br>5", options: options)
    #expect(text.markup == "<b>1</b><i>2</i>345")
    #expect(text.diagnostics.map(\.kind.id) == ["too-many-nodes"])
  }

  @Test("diagnostics do not affect equality")
  func equality() {
    #expect(StyledText(markup: "<b>a") == StyledText(markup: "<b>a</b>"))
    #expect(StyledText(markup: "<b>a").hashValue == StyledText(markup: "<b>a</b>").hashValue)
  }

  private func expectFaults(_ ids: [String], at source: MarkedSource, _ printed: String) {
    let text = StyledText(markup: source.text)
    #expect(text.markup == printed)
    expectDiagnostics(ids, at: source) { _ in text.diagnostics }
  }
}
