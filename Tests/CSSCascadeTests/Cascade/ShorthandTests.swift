// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Shorthands and longhands, in source order.
@Suite struct ShorthandTests {
  @Test(
    "the later of a shorthand and its longhand wins",
    arguments: [
      StyleQuery("a { margin: 1px 2px; margin-left: 5px }", "a", "margin", "1px 2px 1px 5px"),
      StyleQuery("a { margin-left: 5px; margin: 1px 2px }", "a", "margin", "1px 2px"),
      StyleQuery("a { margin-left: 5px !important; margin: 1px }", "a", "margin-left", "5px"),
      StyleQuery("a { margin: 1px !important; margin-left: 5px }", "a", "margin-left", "1px"),
      StyleQuery("a.b { margin: 1px } a { margin-left: 5px }", "a.b", "margin-left", "1px"),
      StyleQuery("a { margin: 1px } a.b { margin-left: 5px }", "a.b", "margin-left", "5px"),
      StyleQuery("a { font: bold 9px Arial; font-size: 12px }", "a", "font", "700 12px Arial"),
      StyleQuery("a { font-size: 12px; font: bold 9px Arial }", "a", "font", "700 9px Arial"),
      StyleQuery(
        "a { margin-left: 5px; margin: inherit } b { margin: 3px }", "b a", "margin-left", "3px"),
      StyleQuery(
        "a { margin: 1px; margin-left: inherit } b { margin: 3px }", "b a", "margin-left", "3px"),
    ])
  func order(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a shorthand resets omitted longhands to their initial values",
    arguments: [
      StyleQuery("a { font-weight: bold; font: 9px Arial }", "a", "font-weight", "400"),
      StyleQuery("b { font-style: italic } a { font: 9px Arial }", "b a", "font-style", "normal"),
      StyleQuery("a { line-height: 3; font: 9px Arial }", "a", "line-height", "normal"),
      StyleQuery("a { font-stretch: 80%; font: 9px Arial }", "a", "font-stretch", "100%"),
    ])
  func reset(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "the font shorthand sets all font properties",
    arguments: [
      ("font-style", "italic"), ("font-variant", "small-caps"), ("font-weight", "700"),
      ("font-stretch", "75%"), ("font-size", "12px"), ("line-height", "1.5"),
      ("font-family", "\"Helvetica Neue\", Arial, sans-serif"),
      ("font", "italic small-caps 700 condensed 12px / 1.5 \"Helvetica Neue\", Arial, sans-serif"),
    ])
  func font(property: String, value: String) {
    let sheet = CSSStyleSheet(
      "a { font: italic small-caps bold condensed 12px/1.5 'Helvetica Neue', Arial, sans-serif }")
    #expect(sheet.text("a", property) == value)
  }
}
