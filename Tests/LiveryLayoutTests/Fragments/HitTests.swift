// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import Testing

@Suite struct HitTests {
  private let text = element(
    "root", "", [.text("see "), child("a", "", [.text("this link")]), .text(" now")])

  @Test("hit testing returns the innermost element")
  func hit() {
    let layout = layoutOf("", text, width: 50)
    #expect(layout.textLines.map(\.text) == ["see ", "this", "link", " now"])
    #expect(layout.hit(Point(22, 5)) == 1)
    #expect(layout.hit(Point(2, 14)) == 1)
    #expect(layout.hit(Point(2, 5)) == 0)
    #expect(layout.hit(Point(2, 50)) == nil)
    #expect(layout.hit(Point(22, 5)) { $0.type == "root" } == 0)
  }

  @Test("highlights all fragments of a link")
  func highlight() {
    var boxes = BoxTree(
      text, in: CSSStyleSheet(basics + "a:hover { background: red; color: white }"))
    #expect(boxes.setStates(["hover"], of: 1) == .repaint)
    let layout = boxes.layout(width: 50, measuring: uniform)
    let fills = layout.displayList().commands.compactMap { command in
      if case .fill(let path, .color, _) = command { path.bounds } else { nil }
    }
    // Each fragment is painted as the whole box, and clipped to its own part.
    #expect(
      fills == [
        Rect(x: 20, y: 0, width: 40, height: 12), Rect(x: -20, y: 12, width: 40, height: 12),
      ])
    #expect(boxes.setStates(["hover"], of: 1) == .nothing)
    #expect(boxes.setStates([], of: 1) == .repaint)
  }

  @Test("texts are painted in their colors, on their baselines")
  func painted() {
    let layout = layoutOf(
      "a { color: red } u { text-decoration: underline }",
      element(
        "root", "",
        [
          .text("a"), child("u", "", [child("a", "", [.text("b")])]),
        ]))
    let texts = layout.displayList(at: Point(10, 20)).commands.compactMap { command in
      if case .text(let text, let position) = command { (text, position) } else { nil }
    }
    #expect(texts.map(\.0.block.text) == ["a", "b"])
    #expect(texts.map(\.1) == [Point(10, 20), Point(15, 20)])
    #expect(texts[1].0.color == RGBA(red: 1, green: 0, blue: 0))
    #expect(texts[1].0.decoration?.isUnderlined == true)
    #expect(texts[0].0.decoration == nil)
  }
}
