// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import TestSupport
import Testing

#if Rendering
  import LiveryRendering
#endif

/// Layouts of very long texts, and of very many elements.
@Suite struct LongLayoutTests {
  private static let css =
    ".nowrap { white-space: nowrap; text-overflow: ellipsis } .f { float: left; width: 10px; height: 10px }"

  @Test(
    "lays out a text in linear time",
    .tier(.standard),
    arguments: TestTier.part(of: [
      "a", "aaaa ", "\u{AD}", "a\u{AD}", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa ", " ", "\u{5D0}",
      "e\u{301}", "-",
    ]))
  func text(piece: String) {
    expectGrowth(from: 1 << 16) { count in
      let text = String(repeating: piece, count: count / piece.utf8.count)
      let layout = layoutOf("", element("root", "", [.text(text)]))
      #expect(layout.size.height > 0 || piece == " ")
      let letters = layout.textLines.reduce(0) { $0 + $1.text.utf8.count }
      #expect(letters <= 2 * text.utf8.count)
    }
  }

  @Test("breaks a word of one megabyte into full lines", .tier(.full))
  func word() {
    let count = 1 << 20
    let text = String(repeating: "a", count: count)
    let layout = layoutOf(
      "root { overflow-wrap: anywhere }", element("root", "", [.text(text)]), width: 50)
    #expect(layout.textLines.count == (count + 9) / 10)
    #expect(layout.textLines.dropLast().allSatisfy { $0.text == "aaaaaaaaaa" })
    let cut = layoutOf(
      "root { max-lines: 2; text-overflow: ellipsis; word-break: break-word }",
      element("root", "", [.text(text)]), width: 50)
    #expect(cut.textLines.map(\.text) == ["aaaaaaaaaa", "aaaaaaaaa\u{2026}"])
  }

  @Test("breaks long words at the line's end", .tier(.full))
  func words() {
    let text = String(repeating: "abcdefghijklmno ", count: 30_000)
    let css = "root { overflow-wrap: break-word }"
    let layout = layoutOf(css, element("root", "", [.text(text)]), width: 50)
    #expect(layout.textLines.count == 60_000)
    #expect(layout.textLines[1].text == "klmno")
    let narrow = layoutOf(css, element("root", "", [.text(text)]), width: 1)
    #expect(narrow.textLines.count == 450_000)
    let overflowing = layoutOf("", element("root", "", [.text(text)]), width: 50)
    #expect(overflowing.textLines.count == 30_000)
  }

  #if Rendering
    @Test("measures glyphs of the text system in linear time")
    func drawn() {
      let measuring = Renderer().measuring
      for piece in ["a", "aaaa "] {
        expectGrowth(from: 30_000, piece) { count in
          let text = String(repeating: piece, count: count / piece.utf8.count)
          let boxes = BoxTree(
            element("root", "", [.text(text)]),
            in: CSSStyleSheet(basics + "root { overflow-wrap: anywhere }"))
          let layout = boxes.layout(width: 100, measuring: measuring)
          #expect(layout.textLines.count > 1_000)
        }
      }
    }
  #endif

  @Test(
    "lays out inline elements in linear time",
    .tier(.standard), arguments: ["", "nowrap"])
  func inlines(name: String) {
    expectGrowth(from: 3_000) { count in
      let children = (0..<count).map { _ in child("b", "", [.text("x")]) }
      let layout = layoutOf(Self.css, element("root", name, children))
      #expect(layout.boxes.count == count + 1)
      #expect(layout.size.height >= 12)
    }
  }

  @Test("lays out floats up to the limit of a hundred thousand elements", .tier(.full))
  func floats() {
    let children = (0..<100_000).map { _ in child("div", "f") }
    let layout = layoutOf(Self.css, element("root", "", children))
    #expect(layout.boxes.problems == [.tooManyElements(limit: 100_000)])
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(layout.frame(of: 99_999) == Rect(x: 80, y: 99_990, width: 10, height: 10))
  }

  @Test(
    "lays out floats in text and beside a high one in linear time",
    .tier(.standard),
    arguments: TestTier.part(of: [
      "", ".f { float: right }", "root { white-space: nowrap }", ".f { height: 0 }",
      ".f:first-child { height: 1e6px; width: 1px }", ".f { width: 70px }", ".f { margin: -5px }",
      ".f:nth-child(odd) { float: right; width: 60px; height: 3px }",
      ".f { clear: both }",
    ]))
  func floatsAmongText(css: String) {
    expectGrowth(from: 800) { count in
      var children: [LayoutNode] = []
      for _ in 0..<count { children += [child("div", "f"), .text("x ")] }
      expectSound(layoutOf(Self.css + css, element("root", "", children)))
      let blocks = (0..<count).map { index in
        index % 2 == 0 ? child("div", "f") : child("p", "", [.text("x")])
      }
      expectSound(layoutOf(Self.css + css, element("root", "", blocks)))
    }
  }

  @Test(
    "lays out floats of different heights on both sides in linear time",
    .tier(.full),
    arguments: TestTier.part(of: [
      ("each is higher than the one before", 1), ("each is lower", -1), ("they need rows", 0),
    ]))
  func floatsOfDifferentHeights(name: String, direction: Int) {
    expectGrowth(from: 3_000, name) { count in
      var children: [LayoutNode] = []
      for index in 0..<count {
        var float = element("div", index % 2 == 0 ? "left" : "right")
        let height = direction > 0 ? 1 + index : direction < 0 ? count - index : 10 + index % 90
        float.inlineStyle = "width: \(direction == 0 ? "20px" : "0.001px"); height: \(height)px"
        children += [.element(float), .text("x ")]
      }
      let css = ".left { float: left } .right { float: right }"
      let layout = layoutOf(css, element("root", "", children))
      expectSound(layout)
      #expect(layout.frame(of: 1)?.origin == .zero)
      #expect(layout.frame(of: 2)?.maxX == 100)
    }
  }

  @Test("numbers items of long lists without overflow", .tier(.standard))
  func items() throws {
    for (start, value) in [
      ("9223372036854775807", "1"), ("-9223372036854775808", "x"), ("99999999999999999999", "-1"),
    ] {
      var list = element("ul", "n")
      list.attributes["start"] = start
      var item = element("li", "", [.text("a")])
      list.children = Array(repeating: .element(item), count: 3_000)
      item.attributes["value"] = value
      list.children.append(.element(item))
      let layout = layoutOf(
        ".n { list-style-type: lower-alpha }", element("root", "", [.element(list)]))
      let marker = try #require(layout.textLines.first)
      #expect(marker.isMarker)
      if start.count == 19 { #expect(marker.text == "crpxnlskvljfhg.") }
    }
    var items = element("ul", "n", Array(repeating: child("li", "", [.text("a")]), count: 20_000))
    items.attributes["start"] = "2"
    let layout = layoutOf(".n { list-style-type: decimal }", items)
    #expect(layout.textLines[39_998].text == "20001.")
  }
}
