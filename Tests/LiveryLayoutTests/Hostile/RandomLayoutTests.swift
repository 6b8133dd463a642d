// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryLayout
import TestSupport
import Testing

/// Random trees in random sheets, at random widths.
@Suite struct RandomLayoutTests {
  @Test(
    "random trees have finite and reproducible frames",
    arguments: TestTier.part(of: 0..<20))
  func random(seed: Int) {
    var source = LayoutSource(seed: UInt64(seed))
    for _ in 0..<100 {
      let css = source.sheet
      let width = source.width
      let element = source.element(depth: 4)
      let boxes = BoxTree(element, in: CSSStyleSheet(css))
      let layout = boxes.layout(width: width, measuring: uniform)
      let again = boxes.layout(width: width, measuring: uniform)
      let isSame =
        layout.textLines == again.textLines && layout.size == again.size
        && layout.displayList() == again.displayList()
      #expect(isSame, "\(css)")
      expectSound(layout)
      if let frame = layout.frame(of: 0) { #expect(frame.size == layout.size) }
    }
  }
}

/// A generator of random elements and declarations.
struct LayoutSource {
  private var generator: MarkupSource

  init(seed: UInt64) { generator = MarkupSource(seed: seed) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  var width: Double? {
    mutating get { pick([nil, 0, 1, 37.5, 100, 320, 320, 5_000, -10, .nan]) }
  }

  private var length: String {
    mutating get {
      pick([
        "0", "1px", "7px", "50px", "10%", "150%", "-5px", "1e30px", "2em", "calc(100% - 20px)",
        "auto", "min-content", "max-content", "calc(1px * NaN)",
      ])
    }
  }

  private var declaration: String {
    mutating get {
      let property = pick([
        "width", "height", "min-width", "max-width", "min-height", "max-height", "margin",
        "margin-left", "padding", "border-width", "flex-basis", "gap", "left", "bottom", "inset",
        "text-indent", "line-height", "font-size", "letter-spacing", "vertical-align",
      ])
      if Bool.random(using: &generator) { return "\(property): \(length)" }
      return pick([
        "display: block", "display: inline", "display: inline-block", "display: flex",
        "display: grid; grid-template-columns: 1fr 2fr", "display: none", "display: contents",
        "display: list-item", "display: inline-flex", "float: left", "float: right",
        "clear: both", "position: absolute", "position: relative", "overflow: hidden",
        "flex-direction: column", "flex-wrap: wrap", "flex-grow: 2", "flex-shrink: 0",
        "align-items: center", "align-items: baseline", "justify-content: space-between",
        "white-space: pre", "white-space: nowrap", "text-align: justify", "text-align: center",
        "max-lines: 2; text-overflow: ellipsis", "box-sizing: border-box", "aspect-ratio: 2",
        "direction: rtl", "word-break: break-all", "order: -1", "border: 1px solid",
      ])
    }
  }

  /// A sheet with random rules for several classes.
  var sheet: String {
    mutating get {
      var sheet = basics
      for name in ["a", "b", "c", "d", "root"] {
        let count = Int.random(in: 1...4, using: &generator)
        let declarations = (0..<count).map { _ in declaration }.joined(separator: "; ")
        sheet += " \(name == "root" ? "" : ".")\(name) { \(declarations) }"
      }
      return sheet
    }
  }

  /// Returns a random element with descendants.
  mutating func element(depth: Int) -> LayoutElement {
    var root = LayoutElement("root")
    root.children = children(depth: depth)
    return root
  }

  private mutating func children(depth: Int) -> [LayoutNode] {
    let count = Int.random(in: 0...4, using: &generator)
    return (0..<count).map { _ in
      if Int.random(in: 0..<3, using: &generator) == 0 {
        return .text(
          pick([
            "one two three", "abcdefghijklmnopqrstuvwxyz", " ", "\n", "\u{5D0}\u{5D1} abc 12",
            "so\u{AD}ft hy\u{AD}phen", "", "a\u{2028}b", "\u{1F600}e\u{301}", "tab\ttab",
          ]))
      }
      var element = LayoutElement(
        pick(["div", "span", "p", "li", "b", "br"]), classes: [pick(["a", "b", "c", "d"])])
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: element.content = .image(.url(URLValue(pick(["20x10.png", "later.png"]))))
      case 1: element.content = .view(pick([.zero, Size(40, 30), Size(.nan, -1)]))
      default: if depth > 0 { element.children = children(depth: depth - 1) }
      }
      return .element(element)
    }
  }
}
