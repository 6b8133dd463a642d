// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Completion items")
struct CompletionItemTests {
  /// A text with a cursor, labels that are offered, and labels that are not.
  struct Case: Sendable, CustomTestStringConvertible {
    let source: MarkedSource
    let offered: [String]
    let others: [String]

    init(_ source: MarkedSource, _ offered: [String], not others: [String] = []) {
      self.source = source
      self.offered = offered
      self.others = others
    }

    var testDescription: String { source.testDescription }
  }

  private static let valueCases = [
    Case(
      "a { color: ⟦⟧", ["red", "canvastext", "currentcolor", "rgb()", "inherit", "var()"],
      not: ["solid", "auto", "!important"]),
    Case("a { color: red ⟦⟧", ["!important"], not: ["blue", "inherit", "var()"]),
    Case("a { border: 1px ⟦⟧", ["solid", "red"], not: ["thin", "inherit", ","]),
    Case("a { width: 1⟦⟧", ["1px", "1em", "1%", "1rem"], not: ["1deg", "auto", "1s"]),
    Case("a { transition-duration: 0.2⟦⟧", ["0.2s", "0.2ms"], not: ["0.2px"]),
    Case("a { width: 10p⟦⟧", ["10px", "10pt"], not: ["10deg"]),
    Case("a { opacity: 1⟦⟧", ["1%"], not: ["1px"]),
    Case("a { color: rgb(from red ⟦⟧", ["r", "g", "b", "alpha"], not: ["red", "h"]),
    Case("a { width: calc(⟦⟧", ["min()", "pi", "var()"], not: ["auto"]),
    Case("a { transform: ⟦⟧", ["scaleX()", "rotate()", "none"], not: ["red"]),
    Case("a { -livery-pipeline: ⟦⟧", ["fill()", "shape()", "part()"], not: ["red"]),
    Case("a { -livery-pipeline: fill(⟦⟧", ["red", "linear-gradient()"], not: ["fill()"]),
    Case("a { transition: ⟦⟧", ["opacity", "all", "ease"], not: ["word-wrap"]),
    Case("a { --x: ⟦⟧", ["red", "inherit", "light-dark()"], not: ["solid"]),
    Case("a { --x: linear-gradient(⟦⟧", ["to", "red"]),
    Case("a { animation: ⟦⟧ } @keyframes spin { }", ["spin", "ease-in"]),
    Case("a { container-type: ⟦⟧", ["inline-size"], not: ["red"]),
    Case("@font-face { font-display: ⟦⟧", ["swap", "block"], not: ["inherit", "var()"]),
    Case("@supports (display: ⟦⟧", ["grid", "flex"]),
    Case("@property --x { inherits: ⟦⟧", ["true", "false"]),
    Case(
      "@property --x { syntax: \"<angle> | auto\" } a { --x: ⟦⟧", ["auto"],
      not: ["red"]),
    Case("a { color: r⟦⟧gb(1 2 3)", ["rgb()", "hsl()"], not: ["--x"]),
  ]

  private static let nameCases = [
    Case(
      "a { ⟦⟧", ["color", "-livery-pipeline", "@media", "word-wrap"], not: ["@font-face", "b"]),
    Case("a { --⟦⟧ } b { --brand: 1; color: var(--used) }", ["--brand", "--used"], not: ["--"]),
    Case("@font-face { ⟦⟧", ["src", "font-family", "unicode-range"], not: ["color"]),
    Case("@page { ⟦⟧", ["size", "margin"]),
    Case("@counter-style x { ⟦⟧", ["symbols", "system"], not: ["color"]),
    Case("a { color: red\n  ⟦⟧", ["background", "!important"]),
    Case(
      "@⟦⟧", ["@media", "@starting-style", "@font-face", "@import", "@keyframes"],
      not: ["@counter-style"]),
    Case("a { @⟦⟧", ["@media", "@layer", "@starting-style"], not: ["@font-face", "@import"]),
    Case("@media ⟦⟧", ["screen", "not"], not: ["width"]),
    Case("@media (⟦⟧", ["width", "min-width", "prefers-color-scheme", "platform"]),
    Case("@media (prefers-color-scheme: ⟦⟧", ["light", "dark"], not: ["width"]),
    Case("@media (width >= 1⟦⟧", ["1px", "1em"], not: ["1deg"]),
    Case("@container ⟦⟧", ["card", "not"]).with("b { container-name: card }"),
    Case("@container (⟦⟧", ["inline-size", "max-width"], not: ["hover"]),
    Case("@container style(--⟦⟧", ["--tone"]).with("b { --tone: 1 }"),
    Case("@layer ⟦⟧", ["base", "base.forms"]).with("@layer base { @layer forms; }"),
    Case("@layer base.f⟦⟧", ["base.forms"]).with("@layer base { @layer forms; }"),
    Case("@layer base { @layer ⟦⟧", ["forms"], not: ["base"])
      .with("@layer base { @layer forms; }"),
    Case("@keyframes ⟦⟧", ["spin"]).with("b { animation-name: spin }"),
    Case("@keyframes k { ⟦⟧", ["from", "to", "50%"]),
    Case("@import \"a.css\" ⟦⟧", ["layer()", "supports()", "screen"]),
    Case("@supports selector(⟦⟧", [":hover", "::before"]),
  ]

  private static let selectorCases = [
    Case("⟦⟧ .card #main kbd { }", [".card", "#main", "kbd", ":hover", "@media"]),
    Case("a.⟦⟧ .card { }", [".card", ":hover"], not: ["kbd"]),
    Case("a:⟦⟧", [":hover", ":not()", "::before", "::part()"], not: ["html"]),
    Case("a::part(⟦⟧) b::part(icon) { }", ["icon"], not: ["a"]),
    Case("a:state(⟦⟧) { } b:state(busy) { }", ["busy"]),
    Case("a:nth-child(⟦⟧", ["odd", "even"]),
    Case("a:dir(⟦⟧", ["ltr", "rtl"]),
    Case("a[⟦⟧] b[title] { }", ["title"], not: ["b"]),
    Case("a:is(⟦⟧) { } .card { }", [".card", "html"]),
    Case(".but⟦⟧", [], not: [".but"]),
    Case("a { .⟦⟧ } .card { }", [".card"], not: ["color"]),
    Case("a { kbd:⟦⟧ } kbd { }", [":hover"], not: ["red"]),
  ]

  @Test("Values come from the grammar and the theme", arguments: valueCases)
  func values(_ test: Case) throws { try check(test) }

  @Test("Names of properties, at-rules and features", arguments: nameCases)
  func names(_ test: Case) throws { try check(test) }

  @Test("Simple selectors come from the theme", arguments: selectorCases)
  func selectors(_ test: Case) throws { try check(test) }

  private func check(_ test: Case) throws {
    let offered = try test.source.completion()
    for label in test.offered { #expect(offered.items[label] != nil, "\(label) is missing") }
    for label in test.others { #expect(offered.items[label] == nil, "\(label) is offered") }
    #expect(Set(offered.labels).count == offered.labels.count)
  }

  @Test(
    "Nothing is offered in comments and strings",
    arguments: ["/* a⟦⟧ */", "a { content: \"re⟦⟧\" }", "a { color: red;⟦⟧", "a { /* ⟦⟧ */ }"])
  func nothing(source: MarkedSource) throws {
    #expect(try source.completion().labels == [])
  }
}

extension CompletionItemTests.Case {
  /// Returns the case with rules before the text.
  fileprivate func with(_ rules: String) -> Self {
    Self(MarkedSource(rules + " " + source.testDescription), offered, not: others)
  }
}
