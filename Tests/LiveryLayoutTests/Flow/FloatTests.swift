// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct FloatTests {
  @Test("lines flow around floats and are full below them")
  func aroundLeftFloat() {
    let layout = layoutOf(
      ".f { float: left; width: 50px; height: 20px; margin-right: 10px }",
      element("root", "", [child("div", "f"), .text("aaaaaaa bbbbbbb ccccccc ddddddd")]))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(layout.textLines.map(\.text) == ["aaaaaaa", "bbbbbbb", "ccccccc ddddddd"])
    #expect(layout.textLines.map(\.frame.minX) == [60, 60, 0])
    #expect(layout.textLines.map(\.frame.minY) == [0, 12, 24])
  }

  @Test("floats shrink to fit")
  func shrinkToFit() {
    let layout = layoutOf(
      ".f { float: right; padding: 0 5px }",
      element("root", "", [child("div", "f", [.text("one two")]), .text("text")]))
    #expect(layout.frame(of: 1) == Rect(x: 55, y: 0, width: 45, height: 12))
    let wide = FloatTests.wide
    #expect(wide.frame(of: 1) == Rect(x: 0, y: 0, width: 100, height: 24))
    #expect(wide.textLines.first?.text == "one two three four")
  }

  private static var wide: BoxLayout {
    layoutOf(
      ".f { float: left }",
      element("root", "", [child("div", "f", [.text("one two three four five")])]))
  }

  @Test("floats are beside each other, then below")
  func several() {
    let layout = layoutOf(
      ".f { float: left; width: 40px; height: 10px } .r { float: right; width: 10px; height: 30px }",
      element(
        "root", "", [child("div", "f"), child("div", "f"), child("div", "r"), child("div", "f")]))
    #expect(layout.frame(of: 2) == Rect(x: 40, y: 0, width: 40, height: 10))
    #expect(layout.frame(of: 3) == Rect(x: 90, y: 0, width: 10, height: 30))
    #expect(layout.frame(of: 4) == Rect(x: 0, y: 10, width: 40, height: 10))
    #expect(layout.size.height == 30)
  }

  @Test("cleared boxes and lines that do not fit go below floats")
  func cleared() {
    let layout = layoutOf(
      ".f { float: left; width: 80px; height: 10px } .c { clear: both; height: 5px }",
      element(
        "root", "",
        [child("div", "f"), child("div", "c"), child("div", "f"), .text("wider than 20")]))
    #expect(layout.frame(of: 2)?.minY == 10)
    #expect(layout.textLines.first?.frame.minY == 25)
    #expect(layout.textLines.first?.text == "wider than 20")
  }

  @Test("a formatting context root is placed beside floats")
  func nextToFloat() {
    let layout = layoutOf(
      ".f { float: left; width: 30px; height: 10px } .flex { height: 5px }",
      element("root", "", [child("div", "f"), child("div", "flex")]))
    #expect(layout.frame(of: 2) == Rect(x: 30, y: 0, width: 70, height: 5))
  }

  @Test(
    "a float in a text is beside its line if it fits, otherwise below")
  func inText() {
    let layout = layoutOf(
      ".f { float: left; width: 40px; height: 20px }",
      element("root", "", [.text("aa "), child("div", "f"), .text("bb cc dd ee ff")]))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(layout.textLines.map(\.frame.minX) == [40, 55, 40])
    let late = Self.late
    #expect(late.frame(of: 1)?.minY == 12)
    #expect(late.textLines.map(\.frame.minX).last == 40)
  }

  private static var late: BoxLayout {
    layoutOf(
      ".f { float: left; width: 40px; height: 20px }",
      element("root", "", [.text("aaaaaaaaaa bbbbb "), child("div", "f"), .text("ccc dd ee ff")]))
  }
}
