// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Values that depend on the font, on the color or on the parent.
@Suite struct ComputedValueTests {
  @Test(
    "an em is the element's font size, and in font-size the parent's",
    arguments: [
      StyleQuery("a { font-size: 10px; width: 2em }", "a", "width", "20px"),
      StyleQuery("a { width: 2em; font-size: 10px }", "a", "width", "20px"),
      StyleQuery("body { font-size: 10px } a { font-size: 2em; width: 2em }", "a", "width", "40px"),
      StyleQuery("body { font-size: 10px } a { width: 2em }", "a", "width", "20px"),
      StyleQuery("a { width: 2em }", "a", "width", "32px"),
      StyleQuery(
        "b { direction: rtl } a { text-align: match-parent }", "b a", "text-align", "right"),
      StyleQuery("a { letter-spacing: normal }", "a", "letter-spacing", "0px"),
      StyleQuery("body { font-size: 2em }", "body", "font-size", "32px"),
      StyleQuery("b, c, a { font-size: 2em } body { font-size: 1px }", "b c a", "font-size", "8px"),
      StyleQuery("a { font-size: 10px; width: 4ex; height: 4ch }", "a", "width", "20px"),
      StyleQuery("a { font-size: 10px; width: 4ex; height: 4ch }", "a", "height", "20px"),
    ])
  func em(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a rem is the font size of the topmost element",
    arguments: [
      StyleQuery(
        "body { font-size: 10px } a { font-size: 50px; width: 2rem }", "a", "width", "20px"),
      StyleQuery("a { width: 2rem }", "a", "width", "32px"),
      StyleQuery(":root { font-size: 2rem; width: 2rem }", ":root", "width", "64px"),
      StyleQuery(
        "body { font-size: 10px } b { font-size: 3rem } a { width: 1rem }", "b a", "width", "10px"),
    ])
  func rem(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "absolute units become px",
    arguments: [
      ("12pt", "16px"), ("1pc", "16px"), ("1in", "96px"), ("2.54cm", "96px"), ("25.4mm", "96px"),
      ("101.6Q", "96px"), ("1e1px", "10px"), ("+.5px", "0.5px"), ("0", "0px"), ("-0px", "0px"),
    ])
  func absolute(text: String, pixels: String) {
    #expect(CSSStyleSheet("a { left: \(text) }").text("a", "left") == pixels)
  }

  @Test(
    "keeps percentages and auto, except in font properties",
    arguments: [
      StyleQuery("a { width: 50%; font-size: 10px }", "a", "width", "50%"),
      StyleQuery("a { height: auto }", "a", "height", "auto"),
      StyleQuery("a { margin: 10% auto }", "a", "margin", "10% auto"),
      StyleQuery("a { vertical-align: 50% }", "a", "vertical-align", "50%"),
      StyleQuery("body { font-size: 10px } a { font-size: 150% }", "a", "font-size", "15px"),
      StyleQuery("a { font-size: 10px; line-height: 150% }", "a", "line-height", "15px"),
      StyleQuery(
        "b { font-size: 10px; line-height: 150% } a { font-size: 20px }", "b a", "line-height",
        "15px"),
      StyleQuery(
        "b { font-size: 10px; line-height: 1.5 } a { font-size: 20px }", "b a", "line-height", "1.5"
      ),
      StyleQuery("a { width: 10vw }", "a", "width", "10vw"),
    ])
  func percentages(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "resolves absolute and relative size keywords",
    arguments: [
      StyleQuery("a { font-size: small }", "a", "font-size", "13px"),
      StyleQuery("body { font-size: 10px } a { font-size: larger }", "a", "font-size", "12px"),
      StyleQuery("body { font-size: 12px } a { font-size: smaller }", "a", "font-size", "10px"),
    ])
  func sizes(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "bolder and lighter are relative to the parent's weight",
    arguments: [
      ("100", "400", "100"), ("400", "700", "100"), ("600", "900", "400"), ("700", "900", "400"),
      ("900", "900", "700"), ("1000", "1000", "700"), ("50", "400", "50"),
    ])
  func weights(parent: String, bolder: String, lighter: String) {
    let sheet = CSSStyleSheet(
      "b { font-weight: \(parent) } .x { font-weight: bolder } .y { font-weight: lighter }")
    #expect(sheet.text("b .x", "font-weight") == bolder)
    #expect(sheet.text("b .y", "font-weight") == lighter)
    #expect(sheet.text(".x", "font-weight") == "700", "the root's weight is normal")
  }

  @Test(
    "an inherited currentcolor is the color of the inheriting element",
    arguments: [
      StyleQuery(
        "a { color: red; background-color: currentcolor }", "a", "background-color",
        "rgb(255, 0, 0)"),
      StyleQuery(
        "body { color: red } a { background-color: CurrentColor }", "a", "background-color",
        "rgb(255, 0, 0)"),
      StyleQuery("body { color: red } a { color: currentcolor }", "a", "color", "rgb(255, 0, 0)"),
      StyleQuery("a { background-color: currentcolor }", "a", "background-color", "rgb(0, 0, 0)"),
      StyleQuery(
        "b { text-shadow: 1px 1px; color: red } a { color: lime }", "b a", "text-shadow",
        "rgb(0, 255, 0) 1px 1px 0px"),
      StyleQuery(
        "b { background-color: currentcolor; color: red } a { background-color: inherit; color: lime }",
        "b a", "background-color", "rgb(0, 255, 0)"),
    ])
  func currentColor(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
