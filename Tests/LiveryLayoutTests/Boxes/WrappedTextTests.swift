// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct WrappedTextTests {
  @Test(
    "a text in a flex or grid container is its own box",
    arguments: [
      ("flex", [Point(0, 0), Point(20, 0), Point(40, 0)]),
      ("grid", [Point(0, 0), Point(0, 12), Point(0, 22)]),
    ])
  func wrapped(name: String, positions: [Point]) {
    let layout = layoutOf(
      ".b { width: 20px; height: 10px }",
      element("root", name, [.text("aa a"), child("div", "b"), .text(" cc ")]))
    let texts = layout.textLines
    #expect(texts.map(\.text) == ["aa a", "cc"])
    #expect(texts.map(\.element) == [0, 0])
    #expect([texts[0].frame.origin, texts[1].frame.origin] == [positions[0], positions[2]])
    #expect(layout.frame(of: 1)?.origin == positions[1])
    #expect(layout.boxes.count == 2)
  }

  @Test(
    "adjacent texts are one box, also across elements without a box")
  func row() {
    let layout = layoutOf(
      ".c { display: contents; font-size: 20px } .none { display: none }",
      element(
        "root", "flex",
        [
          .text("aa "), child("b", "none"),
          child("b", "c", [.text("bb"), child("div"), .text("c")]),
        ]))
    #expect(layout.textLines.map(\.text) == ["aa ", "bb", "c"])
    #expect(layout.textLines.map(\.element) == [0, 2, 2])
    #expect(layout.textLines.map(\.frame.minX) == [0, 15, 35])
    #expect(layout.frames(of: 2).isEmpty)
  }

  @Test(
    "white space alone creates no box",
    arguments: [" \n\t", "\u{C}\r "])
  func blank(text: String) {
    let layout = layoutOf(
      ".flex { white-space: pre; gap: 5px } .b { width: 20px; height: 10px }",
      element("root", "flex", [.text(text), child("div", "b"), .text(text), child("div", "b")]))
    #expect(layout.textLines.isEmpty)
    #expect(layout.frame(of: 2)?.minX == 25)
  }

  @Test("a text is as wide as its line permits and does not grow")
  func shrinking() {
    let layout = layoutOf(
      ".b { width: 80px; flex: none }",
      element("root", "flex", [.text("aaa bbb"), child("div", "b")]))
    #expect(layout.textLines.map(\.text) == ["aaa", "bbb"])
    #expect(layout.frame(of: 1)?.minX == 20)
  }

  @Test("a point in a text hits the element around it")
  func hit() {
    let layout = layoutOf("", element("root", "", [child("div", "flex", [.text("aaa")])]))
    #expect(layout.hit(Point(7, 5)) == 1)
    #expect(layout.hit(Point(7, 5)) { $0.classes == ["flex"] } == 1)
  }

  @Test("rewraps texts if a state changes their container")
  func states() {
    let css = basics + "p:hover { display: flex; color: #ff0000 } .b { width: 20px; height: 10px }"
    var boxes = BoxTree(
      element("root", "", [child("p", "", [.text("aa"), child("div", "b")])]),
      in: CSSStyleSheet(css))
    func positions() -> [Double?] {
      let layout = boxes.layout(width: 100, measuring: uniform)
      return [layout.textLines[0].frame.minX, layout.frame(of: 2)?.minX, layout.size.height]
    }
    #expect(positions() == [0, 0, 22])
    boxes.setStates(["hover"], of: 1)
    #expect(positions() == [0, 10, 12])
    #expect(boxes.count == 3)
    boxes.setStates([], of: 1)
    #expect(positions() == [0, 0, 22])
  }

  @Test("accessibility order is document order")
  func reading() {
    let layout = layoutOf(
      ".l { order: -1 }",
      element(
        "root", "flex", [.text("one"), child("p", "l", [.text("two")]), .text("three")]))
    #expect(layout.textLines.map(\.text) == ["two", "one", "three"])
    #expect(layout.accessibilityRuns.map(\.text) == ["one", "two", "three"])
    #expect(layout.accessibilityRuns.map(\.element) == [0, 1, 0])
  }
}
