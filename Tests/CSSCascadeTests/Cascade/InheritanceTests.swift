// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// `inherit`, `initial`, `unset`, `revert`, and inheritance without them.
@Suite struct InheritanceTests {
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "inherits from synthetic ancestors and the implied root",
    arguments: [
      StyleQuery("body { color: red } a { width: 1px }", "a", "color", red),
      StyleQuery("b { color: red } a { width: 1px }", "b a", "color", red),
      StyleQuery("b { color: red } a { width: 1px }", "b x y a", "color", red),
      StyleQuery("body { color: blue } b { color: red } a {}", "b a", "color", red),
      StyleQuery("b { font: bold 20px Arial } a {}", "b a", "font", "700 20px Arial"),
      StyleQuery(
        "b { text-shadow: 1px 1px red } a {}", "b a", "text-shadow", "rgb(255, 0, 0) 1px 1px 0px"),
      StyleQuery("b { visibility: hidden } a {}", "b a", "visibility", "hidden"),
      StyleQuery("b { text-align: center } a {}", "b a", "text-align", "center"),
      StyleQuery("b { text-shadow-opacity: 50% } a {}", "b a", "text-shadow-opacity", "0.5"),
      StyleQuery(".b { color: red } .b::part(x) { width: 1px }", ".b::part(x)", "color", red),
    ])
  func inherited(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "does not inherit other properties",
    arguments: [
      "background-color: red", "background-image: url(x)", "vertical-align: top", "width: 1px",
      "height: 1px", "top: 1px", "left: 1px", "right: 1px", "bottom: 1px", "margin: 1px",
    ])
  func notInherited(declaration: String) {
    let sheet = CSSStyleSheet("body { \(declaration) } b { \(declaration) } a {}")
    let property = declaration.prefix { $0 != ":" }
    #expect(sheet.text("b", String(property)) != nil)
    #expect(sheet.text("b a", String(property)) == nil)
  }

  @Test(
    "resolves CSS-wide keywords",
    arguments: [
      StyleQuery("b { width: 1px } a { width: inherit }", "b a", "width", "1px"),
      StyleQuery("body { width: 1px } a { width: INHERIT }", "a", "width", "1px"),
      StyleQuery("b { color: red } a { color: initial }", "b a", "color", "rgb(0, 0, 0)"),
      StyleQuery("b { color: red } a { color: blue; color: unset }", "b a", "color", red),
      StyleQuery("b { width: 1px } a { width: 2px; width: unset }", "b a", "width", "auto"),
      StyleQuery("b { margin: 1px 2px } a { margin: inherit }", "b a", "margin", "1px 2px"),
      StyleQuery("b { font: 9px Arial } a { font: initial }", "b a", "font", "16px sans-serif"),
      StyleQuery(
        "b { font-weight: 300 } a { font: 9px Arial; font-weight: inherit }", "b a", "font-weight",
        "300"),
      StyleQuery("b { --x: 1 } a { --x: 2; --x: initial }", "b a", "--x", nil),
      StyleQuery("b { --x: 1 } a { --x: 2; --x: inherit }", "b a", "--x", "1"),
      StyleQuery("b { --x: 1 } a { --x: 2; --x: unset }", "b a", "--x", "1"),
      StyleQuery("a { --x: inherit 2 }", "a", "--x", "inherit 2"),
    ])
  func keywords(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "inherit without a parent yields the computed initial value",
    arguments: [
      StyleQuery("body { font-size: inherit }", "body", "font-size", "16px"),
      StyleQuery("a { font-size: inherit }", "a", "font-size", "16px"),
      StyleQuery("a { font-weight: inherit }", "a", "font-weight", "400"),
      StyleQuery("a { color: inherit }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery("a { width: inherit }", "a", "width", "auto"),
      StyleQuery("a { text-shadow: inherit }", "a", "text-shadow", "none"),
    ])
  func nothingToInherit(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test("revert returns to lower origins regardless of importance")
  func revert() {
    var sheet = CSSStyleSheet("a { color: red; --x: 1 }", name: "default", origin: .default)
    sheet.add("a { color: lime; width: 1px }", name: "user", origin: .user)
    sheet.add("a { color: blue; width: 2px; height: 3px; --x: 2 }", name: "author")
    #expect(sheet.text("a", "color") == "rgb(0, 0, 255)")
    sheet.add("a { color: revert; width: revert; height: revert; --x: revert-layer }", name: "back")
    #expect(sheet.text("a", "color") == "rgb(0, 255, 0)")
    #expect(sheet.text("a", "width") == "1px")
    #expect(sheet.text("a", "height") == nil, "no lower origin declares it")
    #expect(sheet.text("a", "--x") == "1")
    sheet.add("a { color: revert }", name: "user 2", origin: .user)
    #expect(sheet.text("a", "color") == Self.red)
    sheet.add("a { color: white !important }", name: "important")
    #expect(sheet.text("a", "color") == "rgb(255, 255, 255)")
    sheet.add("a { color: revert !important }", name: "important revert", origin: .user)
    #expect(sheet.text("a", "color") == Self.red)
  }

  @Test("revert without lower declarations inherits an inherited property")
  func revertInherits() {
    let sheet = CSSStyleSheet("b { color: red } a { color: blue } a { color: revert }")
    #expect(sheet.text("b a", "color") == Self.red)
  }
}
