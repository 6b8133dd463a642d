// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import TestSupport
import Testing

@Suite struct LinkDetectorTests {
  @Test(
    "finds URLs without the surrounding punctuation",
    arguments: [
      "⟦http://a⟧", "see ⟦https://a.example/b?c=d&e#f⟧, then", "⟦HTTP://A.B⟧ ⟦Ftp://a⟧",
      "(⟦http://a.b/c⟧)", "⟦http://a.b/wiki/A_(b)⟧.", "(⟦http://a.b/wiki/A_(b)⟧)",
      "⟦http://a.b/c⟧)...",
      "[⟦http://a.b⟧]", "⟦http://[::1]/a⟧]", "\"⟦http://a.b⟧\"", "'⟦http://a.b⟧'!",
      "<⟦http://a.b⟧>",
      "⟦http://a.b/%C3%BC⟧", "⟦http://münchen.example/straße⟧", "⟦http://例え.jp/テスト⟧。",
      "请看⟦http://a.b⟧，", "“⟦http://a.b⟧”", "⟦http://a.b⟧\u{A0}c", "⟦http://a.b⟧\u{3000}c",
      "⟦http://a.b⟧…",
      "⟦http://a.b/it's⟧", "⟦http://user:pw@a.b:80/⟧", "⟦mailto:a@b.cd?subject=e⟧",
      "⟦www.a.b⟧ ⟦WWW.c⟧",
      "⟦http://a⟧((((", "xhttp://a", "http:// a", "http://", "http:///", "http://.", "www.",
      "awww.b",
      "www..a", "https:/a", "⟦http://http://http://a⟧",
    ] as [MarkedSource])
  func addresses(source: MarkedSource) {
    expectLinks(source)
  }

  @Test(
    "finds e-mail addresses",
    arguments: [
      "⟦a@b.cd⟧", "write to ⟦a.b+c-d_e@f-g.example.org⟧.", "<⟦a@b.cd⟧>", "..⟦a@b.cd⟧...",
      "⟦a@b.cd⟧-",
      "⟦a@münchen.de⟧", "联系⟦a@b.cd⟧联系", "a@b", "a@b.c", "@b.cd", "a@", "a.@b.cd", "a@.b.cd",
      "a@b..cd",
      "a@b.12", "a@b.cd@e.fg", "ü@b.cd", "jürgen@b.cd", "a@-b.cd", "⟦a@b.cd⟧,⟦e@f.gh⟧", "@@@@",
      "a@ b.cd",
    ] as [MarkedSource])
  func mail(source: MarkedSource) {
    expectLinks(source)
  }

  @Test("a URL has its target")
  func targets() {
    let links = LinkDetector().links(in: "www.a.b, c@d.ef, http://g")
    #expect(links.map(\.address) == ["http://www.a.b", "mailto:c@d.ef", "http://g"])
    #expect(links.map(\.text) == ["www.a.b", "c@d.ef", "http://g"])
  }

  @Test("rejects e-mail addresses that are too long")
  func longMail() {
    let part = String(repeating: "a", count: 64)
    #expect(LinkDetector().links(in: "\(part)@b.cd").count == 1)
    #expect(LinkDetector().links(in: "a\(part)@b.cd").isEmpty)
    #expect(LinkDetector().links(in: "a@" + String(repeating: "é.", count: 200) + "cd").isEmpty)
  }

  @Test("URLs in texts become links, except in links, buttons and code")
  func inMarkup() {
    let link = "<a class=\"linkText\" href=\"http://a.b\">http://a.b</a>"
    #expect(StyledText(markup: "x <b>http://a.b.</b>").markup == "x <b>\(link).</b>")
    #expect(StyledText(plainText: "http://a.b\nx").markup == "\(link)<br>x")
    #expect(StyledText(markup: "http://<!-- -->a<font>.b").markup == link)
    for markup in [
      "<a class=\"x\">http://a.b</a>", "<button><b>a@b.cd</b></button>", "<code>www.a.b</code>",
    ] {
      #expect(StyledText(markup: markup).markup == markup)
    }
    #expect(
      StyledText(markup: "http://a.b", options: MarkupOptions(findsLinks: false)).root.children
        == [.text("http://a.b")])
  }

  private func expectLinks(_ source: MarkedSource) {
    let ranges = LinkDetector().links(in: source.text).map(\.range)
    #expect(source.marking(ranges) == source.marking(source.ranges))
  }
}
