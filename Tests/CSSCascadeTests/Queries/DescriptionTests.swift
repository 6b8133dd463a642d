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
      Question("a { color: red }", "a", "color", red),
      Question("a#b.c.d { color: red }", "a.d.c#b", "color", red),
      Question("a:disabled { color: red }", "a:disabled", "color", red),
      Question("a:first-child { color: red }", "a:first-child", "color", red),
      Question("a:state(busy) { color: red }", "a:state(busy)", "color", red),
      Question("[kind] { color: red }", "[kind=round]", "color", red),
      Question("[kind=round] { color: red }", "[kind=round]", "color", red),
      Question("[kind^=ro] { color: red }", "[kind$=round]", "color", red),
      Question("[kind=''] { color: red }", "[kind]", "color", red),
      Question(".a::part(thumb) { color: red }", ".a::part(thumb)", "color", red),
      Question("a b { color: red }", "a > b", "color", red),
      Question("a > b { color: red }", "a b", "color", red),
      Question("a + b { color: red }", "a ~ b", "color", red),
      Question("a ~ c { color: red }", "a + b + c", "color", red),
      Question("a .b > c { color: red }", "a x .b c", "color", red),
    ])
  func facts(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "nothing that the selector does not state applies",
    arguments: [
      Question("a:first-child { color: red }", "a", "color", nil),
      Question("a:only-child { color: red }", "a:first-child", "color", nil),
      Question("a:empty { color: red }", "a", "color", nil),
      Question("a:hover { color: red }", "a", "color", nil),
      Question("a:enabled { color: red }", "a", "color", nil),
      Question("a[kind] { color: red }", "a", "color", nil),
      Question("a[kind=round] { color: red }", "a[kind]", "color", nil),
      Question("a > c { color: red }", "a b c", "color", nil),
      Question("a + c { color: red }", "a + b + c", "color", nil),
      Question("a::part(thumb) { color: red }", "a", "color", nil),
      Question(".Title { color: red }", ".title", "color", nil),
    ])
  func nothingElse(_ question: Question) {
    #expect(question.answer == question.expected)
  }

  @Test(
    "the topmost element has an implied root of type body",
    arguments: [
      Question(":root { --c: red } a { color: var(--c) }", "a", "color", red),
      Question("body { color: red } a { width: 1px }", "a", "color", red),
      Question("body a { color: red }", "a", "color", red),
      Question(":root > a { color: red }", "a", "color", red),
      Question(":root > a { color: red }", "b > a", "color", nil),
      Question("body { color: red }", ":root", "color", red),
      Question(":root { color: red }", "body", "color", red),
      Question("body { color: red } a { width: 1px }", ":root a", "color", red),
      Question("body.night { color: red } a { width: 1px }", "body.night a", "color", red),
      Question("body.night { color: red } a { width: 1px }", "a", "color", nil),
      Question("html { color: red } a { width: 1px }", "html:root a", "color", red),
      Question("html { color: red } a { width: 1px }", "a", "color", nil),
    ])
  func root(_ question: Question) {
    #expect(question.answer == question.expected)
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
