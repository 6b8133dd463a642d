// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

/// The painting order: [CSS 2, appendix E](https://www.w3.org/TR/CSS22/zindex.html).
@Suite struct PaintingOrderTests {
  private static let css = """
    .red { background: red } .lime { background: lime } .blue { background: blue }
    .f { float: left; width: 10px; height: 10px } .r { position: relative } .a { position: absolute }
    .box { height: 10px } .front { z-index: 1 } .back { z-index: -1 } .clear { opacity: 0.5 }
    """

  /// Returns the colors of the boxes and the texts, in painting order.
  private func order(_ children: [LayoutNode], _ type: String = "") -> [String] {
    let names: [(String, RGBA)] = [
      ("red", RGBA(red: 1, green: 0, blue: 0)), ("lime", RGBA(red: 0, green: 1, blue: 0)),
      ("blue", RGBA(red: 0, green: 0, blue: 1)),
    ]
    let layout = layoutOf(Self.css, element("root", type, children))
    return layout.displayList().commands.compactMap { command in
      switch command {
      case .fill(_, .color(let color), _): names.first { $0.1 == color }?.0
      case .text(let text, _): text.block.text
      default: nil
      }
    }
  }

  @Test("paints floats above block boxes and below texts")
  func floats() {
    #expect(
      order([
        child("div", "lime", [.text("a"), child("div", "f red", [.text("f")])]),
        child("div", "blue", [.text("b")]),
      ]) == ["lime", "blue", "red", "f", "a", "b"])
  }

  @Test("paints block boxes below all texts")
  func blocks() {
    #expect(
      order([
        child("div", "lime", [.text("a"), child("div", "red", [.text("b")])]),
        child("div", "blue", [.text("c")]),
      ]) == ["lime", "red", "blue", "a", "b", "c"])
  }

  @Test("paints positioned boxes on top at any depth")
  func positioned() {
    #expect(
      order([
        child("div", "box lime", [child("div", "", [child("div", "a red", [.text("a")])])]),
        child("div", "blue", [.text("b")]),
      ]) == ["lime", "blue", "b", "red", "a"])
  }

  @Test("z-index orders boxes")
  func numbers() {
    #expect(
      order([
        child("div", "r front red", [.text("1")]), child("div", "r lime", [.text("0")]),
        child("div", "r back blue", [.text("-1")]), .text("text"),
      ]) == ["blue", "-1", "text", "lime", "0", "red", "1"])
  }

  @Test("z-index applies within the stacking context")
  func contexts() {
    let inner = child("div", "r front red", [.text("in")])
    #expect(
      order([child("div", "r", [inner]), child("div", "r lime", [.text("out")])])
        == ["lime", "out", "red", "in"])
    #expect(
      order([child("div", "r clear", [inner]), child("div", "r lime", [.text("out")])])
        == ["red", "in", "lime", "out"])
  }

  @Test("flex items paint as inline blocks and accept z-index")
  func flexItems() {
    #expect(
      order(
        [
          child("div", "red front", [.text("a")]), child("div", "lime", [.text("b")]),
          child("div", "blue", [.text("c")]),
        ], "flex") == ["lime", "b", "blue", "c", "red", "a"])
  }

  @Test("hit testing returns the topmost element")
  func hit() {
    let layout = layoutOf(
      Self.css + ".over { margin-top: -10px } .cut { overflow: hidden; height: 5px }",
      element(
        "root", "",
        [
          child("div", "f red"), child("div", "lime box"), child("div", "r blue box"),
          child("div", "over box"), child("div", "cut", [child("div", "box")]),
        ]))
    // The block of the second line is painted below the float.
    #expect(layout.hit(Point(5, 5)) == 1)
    #expect(layout.hit(Point(50, 5)) == 2)
    // The block that follows overlaps it and is not positioned.
    #expect(layout.hit(Point(50, 15)) == 3)
    #expect(layout.hit(Point(50, 23)) == 6)
    // Clipped content cannot be hit.
    #expect(layout.hit(Point(50, 27)) == nil)
  }
}
