// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import TestSupport
import Testing

/// Trees and sheets that provoke long run times, high memory use or crashes.
@Suite struct HostileLayoutTests {
  private static let sizes = [
    "1e30px", "-1e30px", "calc(1px * NaN)", "calc(1px * infinity)", "calc(-1px * infinity)",
    "100%", "-100%", "1e30%", "1e300em", "calc(1e30px - 1e30%)",
  ]

  private func tree(_ depth: Int = 2) -> LayoutElement {
    let image = LayoutElement("img", content: .image(.url(URLValue("20x10.png"))))
    var children: [LayoutNode] = [.text("one two "), .element(image), .text(" three")]
    if depth > 0 {
      children += ["a", "b", "c"].map { .element(named($0, depth)) }
    }
    return element("root", "x", children)
  }

  private func named(_ name: String, _ depth: Int) -> LayoutElement {
    var inner = tree(depth - 1)
    inner.type = "div"
    inner.classes = [name]
    return inner
  }

  @Test(
    "accepts any number as a width", arguments: [0, -1, .nan, .infinity, -.infinity, 1e300, 1e-300])
  func width(width: Double) {
    let css = ".a { float: left; width: 50% } .b { display: flex } .c { display: grid }"
    for height in [nil, 0, -1, .nan, .infinity, 1e300, width] {
      expectSound(layoutOf(css, tree(), width: width, height: height))
    }
  }

  @Test("accepts any size", .tier(.standard), arguments: TestTier.part(of: sizes))
  func size(value: String) {
    let properties = [
      "width", "height", "min-width", "max-width", "min-height", "max-height", "margin", "padding",
      "border", "flex-basis", "gap", "left", "top", "inset", "text-indent", "line-height",
      "font-size", "letter-spacing", "word-spacing", "vertical-align", "grid-template-columns",
    ]
    let displays = ["block", "inline", "inline-block", "flex", "grid", "inline-flex"]
    for property in properties {
      for display in displays {
        let own = "{ display: \(display); \(property): \(value) }"
        expectSound(layoutOf(".a, .x \(own) .b { float: left } .c { position: absolute }", tree(1)))
        expectSound(layoutOf("div \(own) div { position: relative; float: right }", tree(1)))
      }
    }
  }

  @Test(
    "accepts any numbers", .tier(.standard),
    arguments: [
      "order: 1e30", "order: -1e30", "flex-grow: 1e30", "flex-shrink: 1e30",
      "flex: 1e30 1e30 1e30px",
      "max-lines: 1e30", "max-lines: 0", "max-lines: -1", "aspect-ratio: 1 / 1e30",
      "aspect-ratio: 1e30 / 1", "aspect-ratio: 0 / 0", "aspect-ratio: 1e-320 / 1",
      "grid-template-columns: repeat(1000000, 1fr)",
      "grid-template-columns: repeat(1000000, repeat(1000000, 1e30fr))",
      "grid-template-columns: 1e30fr 0fr", "margin: -1e6px", "margin-left: -50px; float: left",
      "line-height: 1e30", "line-height: -1", "font-size: 0",
    ])
  func numbers(declaration: String) {
    for display in ["block", "flex", "grid", "inline-block", "flex; flex-direction: column"] {
      let css = "root, div { display: \(display); \(declaration) }"
      expectSound(layoutOf(css, tree()))
      expectSound(layoutOf("root { display: \(display) } div { \(declaration) }", tree()))
    }
  }

  @Test("truncates elements ten thousand deep and reports them")
  func deep() {
    var inner = element("div", "", [.text("x")])
    for _ in 0..<10_000 { inner = element("div", "", [.element(inner)]) }
    let boxes = BoxTree(inner, in: CSSStyleSheet(basics))
    #expect(boxes.count == 64)
    #expect(boxes.problems == [.tooDeep(limit: 64)])
    expectSound(boxes.layout(width: 100, measuring: uniform))
    // Deep trees are released level by level, because a recursive release needs a stack frame for
    // each level.
    while case .element(let next)? = inner.children.first {
      inner.children = []
      inner = next
    }
  }

  @Test(
    "lays out nested stretched boxes in linear time",
    .tier(.standard),
    arguments: [
      "div { display: flex; min-height: 1em; font-size: 95% }",
      "div { display: flex; flex-direction: column; flex-grow: 1; min-height: 1em; font-size: 95% }",
      "div { display: grid; min-height: 1em; font-size: 95% }",
      "div { display: flex } div > div { flex-grow: 1; min-height: 1em; font-size: 95% }",
      "div { display: inline-flex; min-height: 1em; font-size: 95% }",
      "div { float: left; min-height: 1em; font-size: 95% }",
      "div { position: absolute; inset: 1px }",
      "div { display: flex; aspect-ratio: 1 / 2; padding: 1px }",
      "div { width: min-content; display: grid; grid-template-columns: 1fr 1fr; padding: 1px }",
    ])
  func stretching(css: String) {
    // The work may be quadratic in the depth, but work that doubles with each level would never
    // end.
    expectGrowth(from: 15, atMost: 24) { depth in
      var inner = element("div", "", [.text("x")])
      for _ in 0..<depth { inner = element("div", "", [.element(inner), child("div")]) }
      expectSound(layoutOf("body { font-size: 1000px }" + css, inner))
    }
  }
}

/// Expects finite frames, and equal frames after a second layout.
func expectSound(_ layout: BoxLayout, at location: Testing.SourceLocation = #_sourceLocation) {
  var frames: [Rect] = []
  for number in 0..<min(layout.boxes.count, 100) { frames += layout.frames(of: number) }
  frames += layout.textLines.map(\.frame)
  let isFinite = frames.allSatisfy {
    $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite
  }
  #expect(isFinite, sourceLocation: location)
  #expect(layout.size == layout.frame(of: 0)?.size ?? layout.size, sourceLocation: location)
  #expect(layout.outerSize.height.isFinite, sourceLocation: location)
  _ = layout.displayList(visible: Rect(x: 0, y: 0, width: 100, height: 100))
  _ = layout.hit(Point(1, 1))
}
