// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct BlockTests {
  @Test("blocks are below each other with the available width")
  func stacked() {
    let layout = layoutOf(
      ".a { height: 10px } .b { height: 20px; width: 30px }",
      element("root", "", [child("div", "a"), child("div", "b")]))
    #expect(layout.size == Size(100, 30))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(layout.frame(of: 2) == Rect(x: 0, y: 10, width: 30, height: 20))
  }

  @Test(
    "adjacent margins collapse",
    arguments: [
      (".a { margin-bottom: 8px } .b { margin-top: 5px }", 18.0),
      (".a { margin-bottom: -3px } .b { margin-top: 5px }", 12.0),
      (".a { margin-bottom: 8px } .b { margin-top: 5px; border-top: 1px solid }", 18.0),
      (".b { margin-top: 5px }", 15.0),
    ])
  func collapsing(css: String, top: Double) {
    let layout = layoutOf(
      "root { display: flow-root } .a, .b { height: 10px }" + css,
      element("root", "", [child("div", "a"), child("div", "b")]))
    #expect(layout.frame(of: 2)?.minY == top)
  }

  @Test("the margin of a first child collapses with its parent's")
  func throughParent() {
    let layout = layoutOf(
      "root { display: flow-root } .in { margin: 7px 0; height: 10px } .next { height: 1px }",
      element("root", "", [child("div", "", [child("div", "in")]), child("div", "next")]))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 7, width: 100, height: 10))
    #expect(layout.frame(of: 2) == Rect(x: 0, y: 7, width: 100, height: 10))
    #expect(layout.frame(of: 3)?.minY == 24)
  }

  @Test("margins collapse through an empty box")
  func throughEmpty() {
    let layout = layoutOf(
      "root { display: flow-root } .a, .b { height: 10px } .e { margin: 4px 0 9px } .b { margin-top: 6px }",
      element("root", "", [child("div", "a"), child("div", "e"), child("div", "b")]))
    #expect(layout.frame(of: 3)?.minY == 19)
  }

  @Test("padding and border prevent margin collapsing")
  func padded() {
    let layout = layoutOf(
      ".p { padding: 1px 2px 3px 4px; border: 5px solid } .in { margin: 7px 0; height: 10px }",
      element("root", "", [child("div", "p", [child("div", "in")])]))
    #expect(layout.frame(of: 1) == Rect(x: 0, y: 0, width: 100, height: 10 + 14 + 4 + 10))
    #expect(layout.frame(of: 2) == Rect(x: 9, y: 13, width: 84, height: 10))
  }

  @Test("auto margins center, and minimum and maximum sizes apply")
  func sizes() {
    let layout = layoutOf(
      """
      .a { width: 40px; margin: 0 auto; height: 50% } .b { max-width: 30px; min-height: 9px }
      .c { width: 50%; box-sizing: border-box; padding: 0 10px; height: 1px }
      """,
      element("root", "", [child("div", "a"), child("div", "b"), child("div", "c")]), height: 60)
    #expect(layout.frame(of: 1) == Rect(x: 30, y: 0, width: 40, height: 30))
    #expect(layout.frame(of: 2) == Rect(x: 0, y: 30, width: 30, height: 9))
    #expect(layout.frame(of: 3) == Rect(x: 0, y: 39, width: 50, height: 1))
    #expect(layout.size.height == 60)
  }

  @Test("relative positioning does not move other boxes")
  func relative() {
    let layout = layoutOf(
      ".a { height: 10px; position: relative; top: 3px; left: 4px } .b { height: 5px }",
      element("root", "", [child("div", "a"), child("div", "b")]))
    #expect(layout.frame(of: 1) == Rect(x: 4, y: 3, width: 100, height: 10))
    #expect(layout.frame(of: 2) == Rect(x: 0, y: 10, width: 100, height: 5))
  }

  @Test("an absolute box is positioned in the nearest positioned ancestor")
  func absolute() {
    let layout = layoutOf(
      """
      .box { position: relative; height: 50px; margin: 5px; border: 1px solid }
      .a { position: absolute; right: 2px; bottom: 3px; width: 10px; height: 10px }
      .b { position: absolute; left: 1px; right: 1px; top: 1px; bottom: 1px }
      .c { position: absolute; width: 4px; height: 4px } .d { height: 20px }
      """,
      element(
        "root", "",
        [
          child(
            "div", "box",
            [child("div", "a"), child("div", "b"), child("div", "d"), child("div", "c")])
        ]))
    #expect(layout.frame(of: 1) == Rect(x: 5, y: 5, width: 90, height: 52))
    #expect(layout.frame(of: 2) == Rect(x: 94 - 12, y: 56 - 13, width: 10, height: 10))
    #expect(layout.frame(of: 3) == Rect(x: 7, y: 7, width: 86, height: 48))
    #expect(layout.frame(of: 5) == Rect(x: 6, y: 26, width: 4, height: 4))
  }

  @Test("display none removes a box, and display contents keeps its children")
  func display() {
    let layout = layoutOf(
      ".none { display: none; height: 50px } .contents { display: contents } .a { height: 5px }",
      element(
        "root", "",
        [child("div", "none"), child("div", "contents flex", [child("div", "a")])]), width: 50)
    #expect(layout.frame(of: 1) == nil)
    #expect(layout.size.width == 50)
  }
}
