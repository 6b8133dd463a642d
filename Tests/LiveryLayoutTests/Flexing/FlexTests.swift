// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct FlexTests {
  private func frames(_ css: String, count: Int = 3, width: Double = 100, height: Double? = nil)
    -> [Rect]
  {
    let children = (0..<count).map { child("div", "item i\($0)") }
    let layout = layoutOf(
      ".item { width: 20px; height: 10px }" + css, element("root", "flex", children), width: width,
      height: height)
    return (1...count).compactMap { layout.frame(of: $0) }
  }

  @Test(
    "distributes free space",
    arguments: [
      ("flex-start", [0.0, 20, 40]), ("center", [20, 40, 60]), ("flex-end", [40, 60, 80]),
      ("space-between", [0, 40, 80]), ("space-evenly", [10, 40, 70]),
    ])
  func justify(keyword: String, positions: [Double]) {
    #expect(frames(".flex { justify-content: \(keyword) }").map(\.minX) == positions)
  }

  @Test("children grow and shrink by their factors")
  func flexible() {
    #expect(frames(".i1 { flex-grow: 1 }").map(\.width) == [20, 60, 20])
    #expect(frames(".i0 { flex-grow: 1 } .i1 { flex-grow: 3 }").map(\.width) == [30, 50, 20])
    #expect(
      frames(".i1 { flex-grow: 1; max-width: 30px } .i2 { flex-grow: 1 }").map(\.width) == [
        20, 30, 50,
      ])
    #expect(
      frames(".item { flex-shrink: 1; min-width: 0 }", width: 30).map(\.width) == [10, 10, 10])
    #expect(
      frames(".i0 { flex: none } .item { min-width: 0 }", width: 40).map(\.width) == [20, 10, 10])
    #expect(
      frames(".item { flex: 1 } .flex { gap: 5px }", width: 100).map(\.width) == [30, 30, 30])
  }

  @Test(
    "a direction from right to left mirrors rows, columns and grids",
    arguments: [
      ("", [80.0, 60, 40]), ("flex-direction: row-reverse", [0, 20, 40]),
      ("flex-direction: column", [80, 80, 80]), ("display: grid", [80, 80, 80]),
      ("flex-direction: column; align-items: flex-end", [0, 0, 0]),
      ("justify-content: end", [40, 20, 0]), ("justify-content: left", [40, 20, 0]),
      ("justify-content: right; gap: 5px", [80, 55, 30]),
      ("display: grid; grid-template-columns: 40px 30px; justify-items: left", [60, 30, 60]),
    ])
  func rightToLeft(css: String, positions: [Double]) {
    #expect(frames(".flex { direction: rtl; \(css) }").map(\.minX) == positions)
    let margins = " .i1 { margin: 0 7px 0 3px }"
    #expect(
      frames(".flex { direction: rtl }" + margins).map(\.minX) == [80, 53, 30])
    #expect(
      frames(".flex { direction: rtl } .i1 { margin-inline-start: auto }").map(\.minX) == [
        80, 20, 0,
      ])
    #expect(
      frames(".flex { position: relative; direction: rtl } .i2 { position: absolute }")[2].minX
        == 80)
  }

  @Test("auto margins take the free space")
  func autoMargins() {
    #expect(frames(".i2 { margin-left: auto }").map(\.minX) == [0, 20, 80])
    #expect(
      frames(".i1 { margin: auto }", height: 40)[1] == Rect(x: 40, y: 15, width: 20, height: 10))
  }

  @Test("aligns children in the cross axis")
  func cross() {
    let css = """
      .flex { align-items: center } .i0 { height: 30px } .i2 { align-self: flex-end }
      """
    #expect(frames(css).map(\.minY) == [0, 10, 20])
    #expect(frames(".i0 { height: 30px } .i1 { height: auto }").map(\.height) == [30, 30, 10])
    #expect(frames(".flex { min-height: 50px; align-items: center }").map(\.minY) == [20, 20, 20])
  }

  @Test("rows wrap")
  func wrapping() {
    let rects = frames(".flex { flex-wrap: wrap; gap: 4px 5px }", width: 50)
    #expect(rects.map(\.origin) == [Point(0, 0), Point(25, 0), Point(0, 14)])
  }

  @Test("a column stacks, stretches and centers")
  func column() {
    let css =
      ".flex { flex-direction: column; gap: 2px } .i1 { width: auto } .i2 { align-self: center }"
    #expect(
      frames(css) == [
        Rect(x: 0, y: 0, width: 20, height: 10), Rect(x: 0, y: 12, width: 100, height: 10),
        Rect(x: 40, y: 24, width: 20, height: 10),
      ])
    let grown = frames(".flex { flex-direction: column } .i1 { flex-grow: 1 }", height: 60)
    #expect(grown.map(\.height) == [10, 40, 10])
  }

  @Test("texts shrink to their longest word, and are broken")
  func texts() {
    let layout = layoutOf(
      ".flex { gap: 10px } .fix { width: 40px; flex: none }",
      element("root", "flex", [child("div", "fix"), child("div", "", [.text("one two three")])]))
    #expect(layout.frame(of: 2) == Rect(x: 50, y: 0, width: 50, height: 24))
  }

  @Test("aligns baselines")
  func baseline() {
    let layout = layoutOf(
      ".flex { align-items: baseline } .big { font-size: 20px }",
      element("root", "flex", [child("div", "", [.text("a")]), child("div", "big", [.text("b")])]))
    #expect(Set(layout.textLines.map(\.baseline)).count == 1)
  }

  @Test("a grid has columns, and rows as high as their highest child")
  func grid() {
    let layout = layoutOf(
      ".grid { grid-template-columns: repeat(2, 1fr); gap: 3px 10px } .h { height: 20px } .w { height: 5px }",
      element("root", "grid", [child("div", "h"), child("div", "w"), child("div", "w")]))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 45, height: 20))
    #expect(layout.frame(of: 2) == Rect(x: 55, y: 0, width: 45, height: 5))
    #expect(layout.frame(of: 3) == Rect(x: 0, y: 23, width: 45, height: 5))
    let fixed = Self.fixedColumns
    #expect(fixed.frame(of: 2) == Rect(x: 20, y: 0, width: 60, height: 1))
  }

  private static var fixedColumns: BoxLayout {
    layoutOf(
      ".grid { grid-template-columns: 20px 3fr 1fr } .w { height: 1px }",
      element("root", "grid", [child("div", "w"), child("div", "w"), child("div", "w")]))
  }
}
