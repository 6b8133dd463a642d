// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct CalculationTests {
  private func value(_ text: String, _ kinds: NumericKinds = .lengthPercentage) -> CSSValue? {
    var cursor = TokenCursor(TokenStream(text))
    let value = CSSValue.parseNumeric(&cursor, kinds)
    return cursor.isAtEnd() ? value : nil
  }

  @Test(
    "simplifies a calculation and sorts its terms",
    arguments: [
      ("calc(1px + 2em)", "calc(2em + 1px)"), ("calc(50% - 10px)", "calc(50% - 10px)"),
      ("calc(10px - 50%)", "calc(-50% + 10px)"), ("CALC( 1in )", "calc(96px)"),
      ("calc(1px + (2px + 3em) * 2)", "calc(6em + 5px)"),
      ("calc(2 * (1px + 1%))", "calc(2% + 2px)"),
      ("min(1px, 2px)", "calc(1px)"), ("max(1em, 2px, 3em)", "max(3em, 2px)"),
      ("clamp(1px, 2em, 3px)", "clamp(1px, 2em, 3px)"), ("min(10%, 20%)", "min(10%, 20%)"),
      ("clamp(none, 1em, 2px)", "clamp(none, 1em, 2px)"), ("calc(1px / 0)", "calc(infinity * 1px)"),
      ("calc(0px / 0)", "calc(NaN * 1px)"), ("calc(-1px / 0)", "calc(-infinity * 1px)"),
      ("calc(1em + infinity * 1px)", "calc(1em + (infinity * 1px))"),
      ("calc(1em * sign(1em))", "calc(1em * sign(1em))"),
      ("calc(1px - (2em + 3%))", "calc(1px - (3% + 2em))"),
      ("round(up, 1em, 7px)", "round(up, 1em, 7px)"),
      ("round(nearest, 1em, 7px)", "round(1em, 7px)"),
      ("calc(1px / (2em / 1em))", "calc(1px / (2em / 1em))"),
      ("calc(7px * 10px / 1in * 96)", "calc(70px)"), ("calc((1px))", "calc(1px)"),
    ])
  func simplified(text: String, expected: String) {
    #expect(value(text)?.description == expected)
    #expect(value(expected) == value(text))
  }

  @Test(
    "rejects incompatible types",
    arguments: [
      "calc()", "calc(1px+2px)", "calc(1px + 1s)", "calc(1px +2px)", "calc(1px+ 2px)", "calc(1)",
      "calc(1px * 1px)", "calc(1 / 1px)", "calc(1px,)", "min()", "min(1px,)", "clamp(1px, 2px)",
      "clamp(1px, none, 2px)", "round(up, 1px)", "round(1px)", "sin(1px)", "calc(foo)",
      "abs(1px, 2px)", "calc(1px/* */+ 2px)", "calc(0 + 1px)", "calc(1px 2px)", "calc(- 1px)",
    ])
  func rejected(text: String) {
    #expect(value(text) == nil)
  }
}
