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
      Question("x y { color: red }", "x y", "color", red),
      Question("x y { color: red }", "x z y", "color", red),
      Question("x > y { color: red }", "x z y", "color", nil),
      Question("x > z > y { color: red }", "x z y", "color", red),
      Question("x + y { color: red }", "x + y", "color", red),
      Question("x + y { color: red }", "x + z + y", "color", nil),
      Question("x ~ y { color: red }", "x + z + y", "color", red),
      Question("x y + z { color: red }", "x > y + z", "color", red),
      Question("x y ~ z { color: red }", "x > y + q + z", "color", red),
      Question("x + y z { color: red }", "x + y > z", "color", red),
      Question("x + y > z { color: red }", "x + y > q > z", "color", nil),
      Question("x z { color: red }", "x + y > z", "color", nil),
      Question("body > x { color: red }", "x", "color", red),
      Question(":root x y { color: red }", "x y", "color", red),
      Question("* y { color: red }", "y", "color", red),
      Question("* > * > y { color: red }", "y", "color", nil),
      Question(".a .b .c { color: red }", ".a .b .b .c", "color", red),
      Question(".a > .b .c { color: red }", ".a .b .b .c", "color", red),
    ])
  func rules(_ question: Question) {
    #expect(question.answer == question.expected)
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
