// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of invalid values.
struct InvalidValueTests {
  @Test("rejects and reports an invalid value", arguments: boxes + fonts + texts + colors)
  func rejected(text: RejectedText) {
    #expect(text.property.canonicalText(of: text.input) == nil)
    #expect(text.property.message(of: text.input) != nil)
  }

  static let boxes: [RejectedText] =
    Property.width.rejects(
      "", "12", "-1px", "-1%", "1 px", "1px 2px", "none", "1px%", "1foo", "'1px'", "#1px", "(1px)",
      "auto auto", "1px,")
    + Property.top.rejects("", "1", "center", "min-content", "1deg", "1s", "auto 1px")
    + Property.margin.rejects(
      "", "1", "1px 2", "1px, 2px", "1px 2px 3px 4px 5px", "none", "1px inherit", "inherit 1px",
      "1px / 2px")

  static let fonts: [RejectedText] =
    Property.fontFamily.rejects(
      "", ",", "a,", ", a", "a,, b", "12px", "a 1", "a \"b\"", "\"a\" b", "inherit", "default",
      "a, initial", "a/b", "a!", "#a"
    ).filter { $0.input != "inherit" }
    + Property.fontSize.rejects("-1px", "16", "-5%", "huge", "medium large", "1.5.2px")
    + Property.fontWeight.rejects("0", "1001", "-400", "bold 400", "heavy", "400px", "40%")
    + Property.fontStyle.rejects(
      "oblique 91deg", "oblique -1turn", "oblique 0", "slanted", "italic 5deg")
    + Property.fontStretch.rejects("-1%", "wide", "100", "condensed 75%")
    + Property.lineHeight.rejects("-1", "-1px", "-1%", "auto", "1 2", "1s")
    + Property.font.rejects(
      "", "12px", "Arial", "bold Arial", "bold 12px", "12px / Arial", "12px/-1 a", "-1px a",
      "bold bold 1px a", "normal normal normal normal normal 1px a", "12px bold a / b",
      "caption 12px", "caption a", "1px a,", "0 12px a", "2000 12px a", "75% 12px a",
      "12px/1.5/2 a", "italic oblique 1px a", "12px inherit")

  static let texts: [RejectedText] =
    Property.textShadow.rejects(
      "", "1px", "red", "1px 2px -3px", "1px 2px 3px 4px", "red 1px 1px red", "1px red 1px",
      "none, 1px 1px", "1px 1px, none", "1 1", "inset 1px 1px", "1px 1px,", "1px 1px 1px polkadot",
      "1px 1px rgb(1 2)", "10% 10%")
    + Property.textShadowOpacity.rejects("-1", "1.01", "101%", "half", "1px", "0.5 0.5")
    + Property.textAlign.rejects("middle", "left right", "'left'", "0")
    + Property.verticalAlign.rejects("center", "5", "top bottom")
    + Property.visibility.rejects("none", "hide", "visible hidden")

  static let colors: [RejectedText] =
    Property.color.rejects(
      "", "polkadot", "fuschia", "none", "#12", "#12345", "#1234567", "#ggg", "red blue", "0",
      "rgb(1 2)", "rgb(1, 2 3)", "rgb(1 2 3 4)", "rgb(1 2 3 / )", "rgb(1,2,3,)", "rgb(none, 1, 2)",
      "rgb(1 2 3 / none none)", "rgb(1px 2 3)", "hsl(1, 2, 3)", "hsl(10%, 1%, 1%)", "rgb 1 2 3",
      "rgb(1 2 3), red", "hsl(1s 2% 3%)", "\"red\"", "#", "rgb(1, 50%, 1)")
    + Property.backgroundImage.rejects(
      "", "a.png", "'a.png'", "url(a b)", "url(a) url(b)", "url(a),", "auto", "url('a' 'b')",
      "none none", "element(#a)")
}
