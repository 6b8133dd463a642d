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
      Question("body { color: red } a { width: 1px }", "a", "color", red),
      Question("b { color: red } a { width: 1px }", "b a", "color", red),
      Question("b { color: red } a { width: 1px }", "b x y a", "color", red),
      Question("body { color: blue } b { color: red } a {}", "b a", "color", red),
      Question("b { font: bold 20px Arial } a {}", "b a", "font", "700 20px Arial"),
      Question(
        "b { text-shadow: 1px 1px red } a {}", "b a", "text-shadow", "rgb(255, 0, 0) 1px 1px 0px"),
      Question("b { visibility: hidden } a {}", "b a", "visibility", "hidden"),
      Question("b { text-align: center } a {}", "b a", "text-align", "center"),
      Question("b { text-shadow-opacity: 50% } a {}", "b a", "text-shadow-opacity", "0.5"),
      Question(".b { color: red } .b::part(x) { width: 1px }", ".b::part(x)", "color", red),
    ])
  func inherited(_ question: Question) {
    #expect(question.answer == question.expected)
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
      Question("b { width: 1px } a { width: inherit }", "b a", "width", "1px"),
      Question("body { width: 1px } a { width: INHERIT }", "a", "width", "1px"),
      Question("b { color: red } a { color: initial }", "b a", "color", "rgb(0, 0, 0)"),
      Question("b { color: red } a { color: blue; color: unset }", "b a", "color", red),
      Question("b { width: 1px } a { width: 2px; width: unset }", "b a", "width", "auto"),
      Question("b { margin: 1px 2px } a { margin: inherit }", "b a", "margin", "1px 2px"),
      Question("b { font: 9px Arial } a { font: initial }", "b a", "font", "16px sans-serif"),
      Question(
        "b { font-weight: 300 } a { font: 9px Arial; font-weight: inherit }", "b a", "font-weight",
        "300"),
      Question("b { --x: 1 } a { --x: 2; --x: initial }", "b a", "--x", nil),
      Question("b { --x: 1 } a { --x: 2; --x: inherit }", "b a", "--x", "1"),
      Question("b { --x: 1 } a { --x: 2; --x: unset }", "b a", "--x", "1"),
      Question("a { --x: inherit 2 }", "a", "--x", "inherit 2"),
    ])
  func keywords(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "inherit without a parent yields the computed initial value",
    arguments: [
      Question("body { font-size: inherit }", "body", "font-size", "16px"),
      Question("a { font-size: inherit }", "a", "font-size", "16px"),
      Question("a { font-weight: inherit }", "a", "font-weight", "400"),
      Question("a { color: inherit }", "a", "color", "rgb(0, 0, 0)"),
      Question("a { width: inherit }", "a", "width", "auto"),
      Question("a { text-shadow: inherit }", "a", "text-shadow", "none"),
    ])
  func nothingToInherit(_ question: Question) {
    #expect(question.answer == question.expected)
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
