// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Tests of rules with combinators, for elements with ancestors and siblings.
@Suite struct CombinatorTests {
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "rules match the ancestors of the element",
    arguments: [
      StyleQuery("x y { color: red }", "x y", "color", red),
      StyleQuery("x y { color: red }", "x z y", "color", red),
      StyleQuery("x > y { color: red }", "x z y", "color", nil),
      StyleQuery("x > z > y { color: red }", "x z y", "color", red),
      StyleQuery("x + y { color: red }", "x + y", "color", red),
      StyleQuery("x + y { color: red }", "x + z + y", "color", nil),
      StyleQuery("x ~ y { color: red }", "x + z + y", "color", red),
      StyleQuery("x y + z { color: red }", "x > y + z", "color", red),
      StyleQuery("x y ~ z { color: red }", "x > y + q + z", "color", red),
      StyleQuery("x + y z { color: red }", "x + y > z", "color", red),
      StyleQuery("x + y > z { color: red }", "x + y > q > z", "color", nil),
      StyleQuery("x z { color: red }", "x + y > z", "color", nil),
      StyleQuery("body > x { color: red }", "x", "color", red),
      StyleQuery(":root x y { color: red }", "x y", "color", red),
      StyleQuery("* y { color: red }", "y", "color", red),
      StyleQuery("* > * > y { color: red }", "y", "color", nil),
      StyleQuery(".a .b .c { color: red }", ".a .b .b .c", "color", red),
      StyleQuery(".a > .b .c { color: red }", ".a .b .b .c", "color", red),
    ])
  func rules(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("inherits from the parent, not from siblings")
  func inheritance() {
    let sheet = CSSStyleSheet(
      "x { color: red; width: 1px } y { height: 1px } x + y { height: 2px }")
    #expect(sheet.text("x y", "color") == Self.red)
    #expect(sheet.text("x > z > y", "color") == Self.red)
    #expect(sheet.text("x + y", "color") == nil)
    #expect(sheet.text("x + y", "height") == "2px")
    #expect(sheet.text("x y", "width") == nil)
    #expect(sheet.text("x > z + y", "color") == Self.red)
  }
}
