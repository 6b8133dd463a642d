// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of specificity, then of the order of appearance.
@Suite struct SpecificityTests {
  private static let first = "rgb(255, 0, 0)"
  private static let second = "rgb(0, 0, 255)"

  @Test(
    "the more specific of two rules wins in either order",
    arguments: [
      ("#b", ".a.a.a.a"), (".a", "x y z"), ("z.a", ".a"), ("[k]", "z"), (":hover", "z"), ("z", "*"),
      ("y z", "z"), ("y > z.a", ".a"), ("x y .a", "z.a"), ("#b.a", "#b"), (".a.a", ".a"),
      ("w + y z", "x z"),
    ])
  func specific(strong: String, weak: String) {
    let element = "x > w + y > z#b.a[k]:hover"
    for sheet in [
      "\(strong) { color: red } \(weak) { color: blue }",
      "\(weak) { color: blue } \(strong) { color: red }",
    ] {
      #expect(CSSStyleSheet(sheet).text(element, "color") == Self.first, "\(sheet)")
    }
  }

  @Test(
    "the later of two equally specific rules wins",
    arguments: [
      StyleQuery("a { color: red } a { color: blue }", "a", "color", second),
      StyleQuery("a { color: red; color: blue }", "a", "color", second),
      StyleQuery(".x { color: red } .y { color: blue }", ".y.x", "color", second),
      StyleQuery(".y { color: red } .x { color: blue }", ".y.x", "color", second),
      StyleQuery("x a { color: red } y a { color: blue }", "y x a", "color", second),
      StyleQuery("x > a { color: red } y a { color: blue }", "y x a", "color", second),
      StyleQuery("[k] { color: red } :hover { color: blue }", "a[k]:hover", "color", second),
    ])
  func order(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a selector list has the specificity of its most specific match",
    arguments: [
      StyleQuery("a, #x { color: red } a.y { color: blue }", "a.y", "color", second),
      StyleQuery("a, #x { color: red } a.y { color: blue }", "a.y#x", "color", first),
      StyleQuery("#x, a { color: red } a.y { color: blue }", "a.y#x", "color", first),
    ])
  func lists(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("cascades each property independently")
  func properties() {
    let sheet = CSSStyleSheet(
      "#x { color: red } .y { color: blue; width: 1px } a { color: lime; width: 2px; height: 3px }")
    #expect(sheet.text("a#x.y", "color") == Self.first)
    #expect(sheet.text("a#x.y", "width") == "1px")
    #expect(sheet.text("a#x.y", "height") == "3px")
  }
}
