// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct AccessibilityTests {
  private func runs(
    _ markup: String, css: String = "", width: Double = 100
  ) -> [AccessibilityRun] {
    layoutOf(css + " h1, h2 { display: block }", StyledText(markup: markup).root, width: width)
      .accessibilityRuns
  }

  @Test("reads texts, links and buttons in text order")
  func order() {
    let runs = runs("<p>Read <a href='x'>this <b>now</b></a> or <button>go</button>.</p>")
    #expect(runs.map(\.text) == ["Read", "this now", "or", "go", "."])
    #expect(runs.map(\.role) == [.text, .link("x"), .text, .button, .text])
    #expect(runs[0].frames == [Rect(x: 0, y: 0, width: 20, height: 12)])
    #expect(Set(runs.map(\.element)).count == 3)
  }

  @Test("reads a broken link once, with a frame on each line")
  func broken() {
    let runs = runs("<a href='x'>one two three</a>", width: 40)
    #expect(runs.map(\.text) == ["one two three"])
    #expect(runs[0].frames.map(\.minY) == [0, 12])
    let hyphens = self.runs("abcdef&shy;ghijkl mn", width: 40)
    #expect(hyphens.map(\.text) == ["abcdefghijkl mn"])
    #expect(self.runs("a<br>b").map(\.text) == ["a b"])
    #expect(self.runs("abcdefghijkl", width: 20).map(\.text) == ["abcdefghijkl"])
  }

  @Test("reports headings and list items")
  func blocks() {
    let runs = runs("<h2>Title</h2><ul><li>a</li><li>b <a href='y'>c</a></li></ul>")
    #expect(runs.map(\.text) == ["Title", "a", "b", "c"])
    #expect(runs.map(\.role) == [.heading(level: 2), .listItem, .listItem, .link("y")])
  }

  @Test("reads pictures by their alternative text, and skips those without")
  func pictures() {
    let runs = runs("a <img src='20x10.png' alt='a cat'> b <img src='20x10.png'>")
    #expect(runs.map(\.text) == ["a", "a cat", "b"])
    #expect(runs[1].role == .image)
    #expect(runs[1].frames.map(\.size) == [Size(20, 10)])
    let linked = self.runs("<a href='x'><img src='20x10.png' alt='home'></a>")
    #expect(linked.map(\.role) == [.link("x")])
    #expect(linked.map(\.text) == ["home"])
  }

  @Test("skips hidden content")
  func hidden() {
    let css = ".n { display: none } .v { visibility: hidden }"
    let markup =
      "a<span class=n>b</span><span class=v>c</span><span aria-hidden=true>d</span>"
      + "<p class=n>e</p><p class=v>f</p>"
    #expect(runs(markup, css: css).map(\.text) == ["a"])
  }

  @Test("reads right-to-left text from its beginning")
  func rightToLeft() {
    let runs = runs("\u{5D0} <a href='x'>\u{5D1}</a> \u{5D2}")
    #expect(runs.map(\.text) == ["\u{5D0}", "\u{5D1}", "\u{5D2}"])
  }

  @Test("a label replaces the content of a link")
  func labels() {
    var link = element("a", "", [.text("x")])
    link.attributes = ["href": "u", "aria-label": "Close"]
    #expect(
      layoutOf("", element("root", "", [.element(link)])).accessibilityRuns.map(\.text) == [
        "Close"
      ])
  }

  @Test("the order property does not change the reading order")
  func styleOrder() {
    let layout = layoutOf(
      ".b { order: -1 }",
      element(
        "root", "flex", [child("div", "a", [.text("a")]), child("div", "b", [.text("b")])]))
    #expect(layout.textLines.map(\.text) == ["b", "a"])
    #expect(layout.accessibilityText == "a, b")
  }
}
