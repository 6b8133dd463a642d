// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

struct CSSColorTests {
  @Test(
    "parses the colors of legacy sheets",
    arguments: [
      ("#F73", CSSColor(red: 1, green: 119 / 255.0, blue: 51 / 255.0)),
      ("#FF7733", CSSColor(red: 1, green: 119 / 255.0, blue: 51 / 255.0)),
      ("rgb(255, 0, 255)", CSSColor(red: 1, green: 0, blue: 1)),
      ("rgba(255, 255, 255, 0.5)", CSSColor(red: 1, green: 1, blue: 1, alpha: 0.5)),
      ("red", CSSColor(red: 1, green: 0, blue: 0)),
    ])
  func legacy(text: String, color: CSSColor) {
    #expect(CSSColor(parsing: text) == color)
  }

  @Test("parses UIKit's color names as documented constants, in any case")
  func uikit() {
    #expect(CSSColor(parsing: "lightTextColor") == CSSColor(red: 1, green: 1, blue: 1, alpha: 0.6))
    #expect(CSSColor(parsing: "DARKTEXTCOLOR") == .black)
    #expect(CSSColor(parsing: "grouptableviewbackgroundcolor") == .groupTableViewBackground)
    #expect(CSSColor.groupTableViewBackground.description == "rgb(239, 239, 244)")
    #expect(CSSColor.viewFlipsideBackground.description == "rgb(31, 33, 36)")
    #expect(CSSColor.lightText.description == "rgba(255, 255, 255, 0.6)")
  }

  @Test("has the 148 colors of CSS, transparent and four of UIKit's")
  func names() {
    #expect(NamedColor.allCases.count == 148 + 1 + 4)
    for name in NamedColor.allCases {
      #expect(CSSColor(parsing: name.name.uppercased()) == CSSColor(name))
    }
  }

  @Test(
    "serializes an opacity with the fewest digits",
    arguments: [
      ("#00000001", "0.004"), ("#00000080", "0.5"), ("#00000078", "0.47"), ("#000000fe", "0.996"),
      ("rgb(0 0 0 / 0.123456789)", "0.123457"), ("rgb(0 0 0 / 33%)", "0.33"),
      ("rgb(0 0 0 / 1e-9)", "0"), ("rgb(0 0 0 / 0.2)", "0.2"), ("#0000", "0"),
    ])
  func opacity(text: String, alpha: String) {
    #expect(CSSColor(parsing: text)?.description == "rgba(0, 0, 0, \(alpha))")
  }

  @Test("clamps rgb(), but does not clamp hsl() before its conversion")
  func ranges() {
    #expect(CSSColor(parsing: "rgb(-1 300 1e99)") == CSSColor(red: 0, green: 1, blue: 1))
    #expect(CSSColor(parsing: "hsl(0 -50% 50%)") == CSSColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(CSSColor(parsing: "hsl(0 100% 150%)")?.description == "rgb(255, 255, 255)")
    #expect(CSSColor(parsing: "hsl(0 200% 30%)")?.description == "rgb(230, 0, 0)")
    #expect(CSSColor(red: 0, green: 0, blue: 0, alpha: 7).alpha == 1)
  }

  @Test(
    "a hue is an angle in any unit and any number of turns",
    arguments: [
      "120", "120deg", "480", "-240", "133.333333333grad", "0.333333333turn", "2.0943951rad",
    ])
  func hue(text: String) throws {
    let color = try #require(CSSColor(parsing: "hsl(\(text) 100% 50%)"))
    #expect(color.description == "rgb(0, 255, 0)")
  }

  @Test("huge numbers yield a color and do not trap")
  func huge() {
    for number in ["1e999", "-1e999", String(repeating: "9", count: 400)] {
      for function in [
        "rgb(\(number) 0 0)", "hsl(\(number) \(number)% \(number)%)", "rgb(0 0 0 / \(number))",
      ] {
        #expect(CSSColor(parsing: function) != nil)
      }
    }
    let nonfinite = CSSColor(red: .nan, green: .infinity, blue: -.infinity, alpha: .nan)
    #expect(
      nonfinite.description == "rgb(0, 255, 0)" || nonfinite.description == "rgba(0, 255, 0, 0)")
  }

  @Test("currentcolor is not an absolute color")
  func currentColor() {
    #expect(CSSColor(parsing: "currentcolor") == nil)
    #expect(SpecifiedColor.currentColor.resolved(currentColor: .white) == .white)
    #expect(CSSColor(CSSValue.color(.named(.white))) == .white)
    #expect(CSSColor(CSSValue.number(1)) == nil)
  }

  @Test("converts a color to four bytes and back")
  func bytes() {
    #expect(CSSColor(rgba: 0x1234_5678).rgba == 0x1234_5678)
    #expect(CSSColor.white.withAlpha(0.5).rgba == 0xFFFF_FF80)
  }
}
