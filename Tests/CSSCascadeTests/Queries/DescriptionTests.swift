// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the synthetic element of a selector, and of the implied root above it.
@Suite struct DescriptionTests {
  private static let red = "rgb(255, 0, 0)"

  @Test(
    "everything that a selector states applies to its element",
    arguments: [
      StyleQuery("a { color: red }", "a", "color", red),
      StyleQuery("a#b.c.d { color: red }", "a.d.c#b", "color", red),
      StyleQuery("a:disabled { color: red }", "a:disabled", "color", red),
      StyleQuery("a:first-child { color: red }", "a:first-child", "color", red),
      StyleQuery("a:state(busy) { color: red }", "a:state(busy)", "color", red),
      StyleQuery("[kind] { color: red }", "[kind=round]", "color", red),
      StyleQuery("[kind=round] { color: red }", "[kind=round]", "color", red),
      StyleQuery("[kind^=ro] { color: red }", "[kind$=round]", "color", red),
      StyleQuery("[kind=''] { color: red }", "[kind]", "color", red),
      StyleQuery(".a::part(thumb) { color: red }", ".a::part(thumb)", "color", red),
      StyleQuery("a b { color: red }", "a > b", "color", red),
      StyleQuery("a > b { color: red }", "a b", "color", red),
      StyleQuery("a + b { color: red }", "a ~ b", "color", red),
      StyleQuery("a ~ c { color: red }", "a + b + c", "color", red),
      StyleQuery("a .b > c { color: red }", "a x .b c", "color", red),
    ])
  func facts(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "nothing that the selector does not state applies",
    arguments: [
      StyleQuery("a:first-child { color: red }", "a", "color", nil),
      StyleQuery("a:only-child { color: red }", "a:first-child", "color", nil),
      StyleQuery("a:empty { color: red }", "a", "color", nil),
      StyleQuery("a:hover { color: red }", "a", "color", nil),
      StyleQuery("a:enabled { color: red }", "a", "color", nil),
      StyleQuery("a[kind] { color: red }", "a", "color", nil),
      StyleQuery("a[kind=round] { color: red }", "a[kind]", "color", nil),
      StyleQuery("a > c { color: red }", "a b c", "color", nil),
      StyleQuery("a + c { color: red }", "a + b + c", "color", nil),
      StyleQuery("a::part(thumb) { color: red }", "a", "color", nil),
      StyleQuery(".Title { color: red }", ".title", "color", nil),
    ])
  func nothingElse(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "the topmost element has an implied root of type body",
    arguments: [
      StyleQuery(":root { --c: red } a { color: var(--c) }", "a", "color", red),
      StyleQuery("body { color: red } a { width: 1px }", "a", "color", red),
      StyleQuery("body a { color: red }", "a", "color", red),
      StyleQuery(":root > a { color: red }", "a", "color", red),
      StyleQuery(":root > a { color: red }", "b > a", "color", nil),
      StyleQuery("body { color: red }", ":root", "color", red),
      StyleQuery(":root { color: red }", "body", "color", red),
      StyleQuery("body { color: red } a { width: 1px }", ":root a", "color", red),
      StyleQuery("body.night { color: red } a { width: 1px }", "body.night a", "color", red),
      StyleQuery("body.night { color: red } a { width: 1px }", "a", "color", nil),
      StyleQuery("html { color: red } a { width: 1px }", "html:root a", "color", red),
      StyleQuery("html { color: red } a { width: 1px }", "a", "color", nil),
    ])
  func root(_ query: StyleQuery) {
    #expect(query.result == query.expected)
  }

  @Test(
    "returns nil and a diagnostic for a selector that does not describe an element",
    arguments: [
      ("a, b", "undescriptive-selector"), ("a:not(.b)", "undescriptive-selector"),
      ("a:nth-child(2)", "undescriptive-selector"), ("a:has(b)", "undescriptive-selector"),
      ("a:is(b, c)", "undescriptive-selector"), ("a#b#c", "undescriptive-selector"),
      ("", "invalid-selector"), ("..", "invalid-selector"), ("a:hovered", "unknown-pseudo-class"),
    ])
  func undescriptive(selector: String, id: String) {
    let sheet = CSSStyleSheet("* { color: red } a, b { color: red }")
    let prepared = sheet.prepare(selector)
    #expect(prepared.diagnostics.map(\.kind.id) == [id])
    #expect(!prepared.isMatched)
    #expect(prepared.css("color") == nil)
    #expect(sheet.ruleSet(for: selector).color == nil)
  }

  @Test("a valid description has no diagnostics")
  func descriptive() {
    #expect(CSSStyleSheet().prepare("toolbar > .button:disabled[kind=round]").diagnostics.isEmpty)
  }
}
