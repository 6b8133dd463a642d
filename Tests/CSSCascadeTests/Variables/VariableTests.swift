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
      StyleQuery(":root { --c: red } a { color: var(--c) }", "a", "color", red),
      StyleQuery("a { color: var(--c) } :root { --c: red }", "a", "color", red),
      StyleQuery("body { --c: red } a { color: var(--c) }", "x > y a:hover", "color", red),
      StyleQuery(":root { --c: red } .a::part(x) { color: var(--c) }", ".a::part(x)", "color", red),
      StyleQuery(":root { --c: red; color: var(--c) }", ":root", "color", red),
      StyleQuery("* { color: var(--c) } :root { --c: red }", "a + b", "color", red),
    ])
  func root(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "variables cascade and are inherited as other properties do",
    arguments: [
      StyleQuery(":root { --c: blue } b { --c: red } a { color: var(--c) }", "b a", "color", red),
      StyleQuery("a { --c: red } a { color: var(--c) } :root { --c: blue }", "a", "color", red),
      StyleQuery("a { --c: blue } a.x { --c: red } a { color: var(--c) }", "a.x", "color", red),
      StyleQuery(
        "a { --c: blue } a:hover { --c: red } a { color: var(--c) }", "a", "color",
        state: .highlighted, red),
      StyleQuery(
        "b { --d: var(--c); --c: red } a { --c: blue; color: var(--d) }", "b a", "color", red),
      StyleQuery(
        "b { --c: red } b + a { color: var(--c, blue) }", "b + a", "color", "rgb(0, 0, 255)"),
    ])
  func cascade(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "uses a fallback if the variable is invalid",
    arguments: [
      StyleQuery("a { color: var(--c, red) }", "a", "color", red),
      StyleQuery("a { --c: initial; color: var(--c, red) }", "a", "color", red),
      StyleQuery("a { --c: red; color: var(--c, blue) }", "a", "color", red),
      StyleQuery("a { color: var(--c, var(--d, red)) }", "a", "color", red),
      StyleQuery("a { --d: red; color: var(--c, var(--d)) }", "a", "color", red),
      StyleQuery("a { color: var(--c, rgb(255, 0, 0)) }", "a", "color", red),
      StyleQuery("a { color: VAR( --c , red ) }", "a", "color", red),
      StyleQuery("a { color: var(--c,red", "a", "color", red),
      StyleQuery(
        "a { text-shadow: var(--c,) 1px 1px red }", "a", "text-shadow", "rgb(255, 0, 0) 1px 1px 0px"
      ),
      StyleQuery("a { --c: var(--d, 1px, 2px) }", "a", "--c", "1px, 2px"),
      StyleQuery("b { color: red } a { color: var(--c, inherit) }", "b a", "color", red),
      StyleQuery("a { color: var(--c, inherit 1px) } b { color: red }", "b a", "color", red),
    ])
  func fallback(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "a value invalid after substitution is unset without fallback to weaker declarations",
    arguments: [
      StyleQuery("a { color: red; color: var(--nosuch) }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery("b { color: red } a { color: blue; color: var(--nosuch) }", "b a", "color", red),
      StyleQuery("a { --c: 12px; color: red; color: var(--c) }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery("a { --w: red; width: 1px; width: var(--w) }", "a", "width", "auto"),
      StyleQuery("a { --c: ; color: red; color: var(--c) }", "a", "color", "rgb(0, 0, 0)"),
      StyleQuery("a { margin: 1px; margin: var(--nosuch) }", "a", "margin", "0px"),
      StyleQuery("a { --x: var(--nosuch) }", "a", "--x", nil),
    ])
  func invalidAtComputedValueTime(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "substitutes variables in parts of values and shorthands",
    arguments: [
      StyleQuery("a { --s: 1px 2px; margin: 0 var(--s) 3px }", "a", "margin", "0px 1px 2px 3px"),
      StyleQuery(
        "a { --s: 1px 2px; margin: var(--s); margin-left: 9px }", "a", "margin-left", "9px"),
      StyleQuery("a { --s: 5px; margin-left: 9px; margin: var(--s) }", "a", "margin-left", "5px"),
      StyleQuery(
        "a { --w: bold; --f: 9px Arial; font: var(--w) var(--f) }", "a", "font", "700 9px Arial"),
      StyleQuery("a { --rgb: 255 0 0; color: rgb(var(--rgb) / 1) }", "a", "color", red),
      StyleQuery("a { --r: 255; color: rgb(var(--r), 0, var(--b, 0)) }", "a", "color", red),
      StyleQuery(
        "a { --o: 1px 1px; text-shadow: var(--o) red, var(--o) 3px red }", "a", "text-shadow",
        "rgb(255, 0, 0) 1px 1px 0px, rgb(255, 0, 0) 1px 1px 3px"),
      StyleQuery("a { --x: 10; width: var(--x)px }", "a", "width", "auto"),
    ])
  func parts(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "the text of a custom property is its trimmed source",
    arguments: [
      StyleQuery("a { --x:  a  b  }", "a", "--x", "a  b"),
      StyleQuery("a { --x: }", "a", "--x", ""),
      StyleQuery("a { --x:; }", "a", "--x", ""),
      StyleQuery("a { --x: {a: b; c} }", "a", "--x", "{a: b; c}"),
      StyleQuery("a { --x: 'y' /* z */ }", "a", "--x", "'y'"),
      StyleQuery("a { --x: 1 !important; --x: 2 }", "a", "--x", "1"),
      StyleQuery("a { --x: Red }", "a", "--x", "Red"),
      StyleQuery("a { --Ä_1: x }", "a", "--Ä_1", "x"),
      StyleQuery("a { --\\61 b: x; --y: var(--ab) }", "a", "--y", "x"),
    ])
  func text(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }
}
