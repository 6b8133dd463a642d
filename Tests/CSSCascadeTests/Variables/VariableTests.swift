// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

/// Variables, as https://drafts.csswg.org/css-variables-1/ defines them.
@Suite struct VariableTests {
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "variables of the root apply to all elements",
    arguments: [
      Question(":root { --c: red } a { color: var(--c) }", "a", "color", red),
      Question("a { color: var(--c) } :root { --c: red }", "a", "color", red),
      Question("body { --c: red } a { color: var(--c) }", "x > y a:hover", "color", red),
      Question(":root { --c: red } .a::part(x) { color: var(--c) }", ".a::part(x)", "color", red),
      Question(":root { --c: red; color: var(--c) }", ":root", "color", red),
      Question("* { color: var(--c) } :root { --c: red }", "a + b", "color", red),
    ])
  func root(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "variables cascade and are inherited as other properties do",
    arguments: [
      Question(":root { --c: blue } b { --c: red } a { color: var(--c) }", "b a", "color", red),
      Question("a { --c: red } a { color: var(--c) } :root { --c: blue }", "a", "color", red),
      Question("a { --c: blue } a.x { --c: red } a { color: var(--c) }", "a.x", "color", red),
      Question(
        "a { --c: blue } a:hover { --c: red } a { color: var(--c) }", "a", "color",
        state: .highlighted, red),
      Question(
        "b { --d: var(--c); --c: red } a { --c: blue; color: var(--d) }", "b a", "color", red),
      Question(
        "b { --c: red } b + a { color: var(--c, blue) }", "b + a", "color", "rgb(0, 0, 255)"),
    ])
  func cascade(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "uses a fallback if the variable is invalid",
    arguments: [
      Question("a { color: var(--c, red) }", "a", "color", red),
      Question("a { --c: initial; color: var(--c, red) }", "a", "color", red),
      Question("a { --c: red; color: var(--c, blue) }", "a", "color", red),
      Question("a { color: var(--c, var(--d, red)) }", "a", "color", red),
      Question("a { --d: red; color: var(--c, var(--d)) }", "a", "color", red),
      Question("a { color: var(--c, rgb(255, 0, 0)) }", "a", "color", red),
      Question("a { color: VAR( --c , red ) }", "a", "color", red),
      Question("a { color: var(--c,red", "a", "color", red),
      Question(
        "a { text-shadow: var(--c,) 1px 1px red }", "a", "text-shadow", "rgb(255, 0, 0) 1px 1px 0px"
      ),
      Question("a { --c: var(--d, 1px, 2px) }", "a", "--c", "1px, 2px"),
      Question("b { color: red } a { color: var(--c, inherit) }", "b a", "color", red),
      Question("a { color: var(--c, inherit 1px) } b { color: red }", "b a", "color", red),
    ])
  func fallback(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "a value invalid after substitution is unset without fallback to weaker declarations",
    arguments: [
      Question("a { color: red; color: var(--nosuch) }", "a", "color", "rgb(0, 0, 0)"),
      Question("b { color: red } a { color: blue; color: var(--nosuch) }", "b a", "color", red),
      Question("a { --c: 12px; color: red; color: var(--c) }", "a", "color", "rgb(0, 0, 0)"),
      Question("a { --w: red; width: 1px; width: var(--w) }", "a", "width", "auto"),
      Question("a { --c: ; color: red; color: var(--c) }", "a", "color", "rgb(0, 0, 0)"),
      Question("a { margin: 1px; margin: var(--nosuch) }", "a", "margin", "0px"),
      Question("a { --x: var(--nosuch) }", "a", "--x", nil),
    ])
  func invalidAtComputedValueTime(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "substitutes variables in parts of values and shorthands",
    arguments: [
      Question("a { --s: 1px 2px; margin: 0 var(--s) 3px }", "a", "margin", "0px 1px 2px 3px"),
      Question("a { --s: 1px 2px; margin: var(--s); margin-left: 9px }", "a", "margin-left", "9px"),
      Question("a { --s: 5px; margin-left: 9px; margin: var(--s) }", "a", "margin-left", "5px"),
      Question(
        "a { --w: bold; --f: 9px Arial; font: var(--w) var(--f) }", "a", "font", "700 9px Arial"),
      Question("a { --rgb: 255 0 0; color: rgb(var(--rgb) / 1) }", "a", "color", red),
      Question("a { --r: 255; color: rgb(var(--r), 0, var(--b, 0)) }", "a", "color", red),
      Question(
        "a { --o: 1px 1px; text-shadow: var(--o) red, var(--o) 3px red }", "a", "text-shadow",
        "rgb(255, 0, 0) 1px 1px 0px, rgb(255, 0, 0) 1px 1px 3px"),
      Question("a { --x: 10; width: var(--x)px }", "a", "width", "auto"),
    ])
  func parts(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "the text of a custom property is its trimmed source",
    arguments: [
      Question("a { --x:  a  b  }", "a", "--x", "a  b"),
      Question("a { --x: }", "a", "--x", ""),
      Question("a { --x:; }", "a", "--x", ""),
      Question("a { --x: {a: b; c} }", "a", "--x", "{a: b; c}"),
      Question("a { --x: 'y' /* z */ }", "a", "--x", "'y'"),
      Question("a { --x: 1 !important; --x: 2 }", "a", "--x", "1"),
      Question("a { --x: Red }", "a", "--x", "Red"),
      Question("a { --Ä_1: x }", "a", "--Ä_1", "x"),
      Question("a { --\\61 b: x; --y: var(--ab) }", "a", "--y", "x"),
    ])
  func text(_ question: Question) {
    #expect(question.answer == question.expected)
  }
}
