// SPDX-License-Identifier: Apache-2.0
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Sorting of declarations") struct SortingTests {
  private static let title = "Sort declarations"

  @Test(
    "orders them as the rule about order requires",
    arguments: [
      ("a {⟦⟧ width: 8px; color: red }", "a { color: red; width: 8px; }"),
      ("a { width: 8px; ⟦⟧color: red; --x: 1 }", "a { --x: 1; color: red; width: 8px; }"),
      (
        "a {\n  width: 8px; /* wide */\n\n  /* The ink. */\n  color: red;⟦⟧\n}\n",
        "a {\n  /* The ink. */\n  color: red;\n\n  width: 8px; /* wide */\n}\n"
      ),
      (
        "a {\r\n  width: 8px;\r\n  color: red⟦⟧\r\n}\r\n",
        "a {\r\n  color: red;\r\n  width: 8px;\r\n}\r\n"
      ),
      (
        "a { width: 1px; color: red; b { top: 0 } right: 0; left: 0;⟦⟧ }",
        "a { color: red; width: 1px; b { top: 0 } left: 0; right: 0; }"
      ),
      (
        "a { b { top: 0;⟦⟧ left: 0 } width: 1px; color: red }",
        "a { b { left: 0; top: 0; } width: 1px; color: red }"
      ),
      ("a { width: 1px; color: red /* x */⟦⟧ }", "a { color: red; /* x */ width: 1px; }"),
      (
        "a { content: '🎨👩‍🎨'; color: ⟦⟧red; --é: 1 }",
        "a { --é: 1; color: red; content: '🎨👩‍🎨'; }"
      ),
      (
        "@keyframes x { to { width: 1px; ⟦⟧color: red } }",
        "@keyframes x { to { color: red; width: 1px; } }"
      ),
      ("a { width: 1px; color: red;⟦⟧", "a { color: red; width: 1px;"),
    ])
  func order(source: MarkedSource, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let files = ["a.css": source.text, ".livery.yml": "strict: true"]
      let server = try TestServer(files, encoding: encoding)
      let before = try server.count(of: "property-order")
      #expect(try server.apply(Self.title, at: source.ranges[0]) == expected)
      #expect(try server.count(of: "property-order") < before)
    }
    if !source.text.contains("@keyframes") { expectSameStyle(source.text, expected) }
  }

  @Test(
    "keeps the order of declarations that override others",
    arguments: [
      (
        "a { margin-left: 1px; margin: 0; color: red }",
        "a { color: red; margin-left: 1px; margin: 0; }"
      ),
      (
        "a { border-top: 1px solid; border-color: red; color: tan }",
        "a { border-top: 1px solid; border-color: red; color: tan }"
      ),
      (
        "a { margin-left: 1px; margin-inline-start: 2px; color: red }",
        "a { color: red; margin-left: 1px; margin-inline-start: 2px; }"
      ),
      ("a { width: 1px; width: 2px; color: red }", "a { color: red; width: 1px; width: 2px; }"),
      (
        "a { box-shadow: none; -webkit-box-shadow: none; all: unset; color: red }",
        "a { box-shadow: none; -webkit-box-shadow: none; all: unset; color: red }"
      ),
      ("a { --b: 1; --a: 2; color: red; --b: 3 }", "a { --b: 1; --a: 2; --b: 3; color: red; }"),
    ])
  func overrides(text: String, expected: String) throws {
    let server = try TestServer(["a.css": text])
    let titles = try server.titles(at: 3..<3, only: ["refactor.rewrite"])
    #expect(titles.contains(Self.title) == (text != expected))
    if text != expected { #expect(try server.apply(Self.title, at: 3..<3) == expected) }
    expectSameStyle(text, expected)
  }

  @Test("uses the order of the configuration")
  func configuration() throws {
    let server = try TestServer([
      "a.css": "a { color: red; width: 1px; --x: 1 }",
      ".livery.yml": "rules: {property-order: {severity: warning, order: [width, color]}}",
    ])
    #expect(
      try server.apply(Self.title, at: 3..<3) == "a { --x: 1; width: 1px; color: red; }")
    #expect(try server.count(of: "property-order") == 0)
  }

  @Test(
    "is not offered for sorted declarations and outside of style rules",
    arguments: [
      "a {⟦⟧ color: red; width: 1px }", "a {⟦⟧}", "⟦⟧",
      "@font-face {⟦⟧ src: url(x); font-family: x }",
      "@property --x {⟦⟧ syntax: '*'; inherits: false }", "⟦⟧a { width: 1px", "a { }⟦⟧ ",
    ])
  func none(source: MarkedSource) throws {
    let server = try TestServer(["a.css": source.text])
    #expect(try server.titles(at: source.ranges[0], only: ["refactor.rewrite"]) == [])
  }
}
