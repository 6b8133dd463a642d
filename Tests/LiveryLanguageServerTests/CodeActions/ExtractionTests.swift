// SPDX-License-Identifier: Apache-2.0
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Extraction of a value") struct ExtractionTests {
  @Test(
    "adds a custom property to the root",
    arguments: [
      ("a { color: ⟦⟧red }", "--color", ":root {\n  --color: red;\n}\n\na { color: var(--color) }"),
      (
        ":root {\n  --a: 1px;\n}\na { width: 1⟦⟧0px }", "--width",
        ":root {\n  --a: 1px;\n  --width: 10px;\n}\na { width: var(--width) }"
      ),
      (
        ":root { --a: 1px }\na { width: ⟦10px⟧ }", "--width",
        ":root { --a: 1px; --width: 10px; }\na { width: var(--width) }"
      ),
      (
        ":root {}\na { width: ⟦10px⟧ }", "--width",
        ":root {\n  --width: 10px;\n}\na { width: var(--width) }"
      ),
      (
        ":root {\n}\na { width: ⟦10px⟧ }", "--width",
        ":root {\n  --width: 10px;\n}\na { width: var(--width) }"
      ),
      (
        ":root {\n  --a: 1px; /* one */\n  b { top: 0 }\n}\na { width: ⟦10px⟧ }", "--width",
        ":root {\n  --a: 1px; /* one */\n  --width: 10px;\n  b { top: 0 }\n}\na { width: var(--width) }"
      ),
      (
        ":root { color: ⟦red⟧ }", "--color", ":root { color: var(--color); --color: red; }"
      ),
      (
        "@charset \"utf-8\";\n@layer a, b;\na { color: r⟦⟧gb(1 2 3) }", "--color",
        "@charset \"utf-8\";\n@layer a, b;\n\n:root {\n  --color: rgb(1 2 3);\n}\na { color: var(--color) }"
      ),
      (
        "/* A theme. */\n\n/* A rule. */\na { color: ⟦red⟧ }", "--color",
        "/* A theme. */\n\n:root {\n  --color: red;\n}\n\n/* A rule. */\na { color: var(--color) }"
      ),
      (
        "/* A rule. */\na { color: ⟦red⟧ }", "--color",
        ":root {\n  --color: red;\n}\n\n/* A rule. */\na { color: var(--color) }"
      ),
      (
        "a { color: ⟦red⟧ }\r\nb { --color: tan }\r\n", "--color-2",
        ":root {\r\n  --color-2: red;\r\n}\r\n\r\na { color: var(--color-2) }\r\nb { --color: tan }\r\n"
      ),
      (
        "a { box-shadow: 0 0 1px ⟦⟧red, 0 0 2px blue }", "--box-shadow",
        ":root {\n  --box-shadow: red;\n}\n\na { box-shadow: 0 0 1px var(--box-shadow), 0 0 2px blue }"
      ),
      (
        "a { box-shadow: ⟦0 0 1px red, 0 0 2px blue⟧ }", "--box-shadow",
        ":root {\n  --box-shadow: 0 0 1px red, 0 0 2px blue;\n}\n\na { box-shadow: var(--box-shadow) }"
      ),
      (
        "a { width: calc(1px + ⟦2em⟧) !important }", "--width",
        ":root {\n  --width: 2em;\n}\n\na { width: calc(1px + var(--width)) !important }"
      ),
      (
        "a { color: rgb(1⟦⟧0 2 3) }", "--color",
        ":root {\n  --color: rgb(10 2 3);\n}\n\na { color: var(--color) }"
      ),
      (
        "a { background: linear-gradient(red, #f⟦⟧ff 50%) }", "--background",
        ":root {\n  --background: #fff;\n}\n\na { background: linear-gradient(red, var(--background) 50%) }"
      ),
      (
        "a { --x: 1px ⟦red⟧ }", "--x-value",
        ":root {\n  --x-value: red;\n}\n\na { --x: 1px var(--x-value) }"
      ),
      (
        "@media print { a { &:hover { WIDTH: ⟦1px⟧ } } }", "--width",
        ":root {\n  --width: 1px;\n}\n\n@media print { a { &:hover { WIDTH: var(--width) } } }"
      ),
      (
        "@keyframes x { to { opacity: ⟦0.5⟧ } }", "--opacity",
        ":root {\n  --opacity: 0.5;\n}\n\n@keyframes x { to { opacity: var(--opacity) } }"
      ),
      (
        "a { content: '🎨👩‍🎨'; color: ⟦#08f⟧ }", "--color",
        ":root {\n  --color: #08f;\n}\n\na { content: '🎨👩‍🎨'; color: var(--color) }"
      ),
    ])
  func extraction(source: MarkedSource, name: String, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      #expect(try server.apply("Extract to '\(name)'", at: source.ranges[0]) == expected)
      #expect(parses(expected))
    }
    if !source.text.contains("keyframes") { expectSameStyle(source.text, expected, ignoring: name) }
  }

  @Test("uses a name that no file and not the program has")
  func names() throws {
    let server = try TestServer([
      "a.css": "a { color: red }", "b.css": "b { color: var(--color, red) }",
      ".livery.yml": "variables: [--color-2]",
    ])
    #expect(try server.titles(at: 11..<14).contains("Extract to '--color-3'"))
  }

  @Test(
    "is not offered without whole components of a valid value",
    arguments: [
      "a { c⟦⟧olor: red }", "⟦a { color: red }⟧", "a⟦⟧ { color: red }", "a { color: r⟦e⟧d }",
      "a { color: rgb(⟦1 2⟧", "a { color: rgb⟦(1 2 3)⟧ }", "a { color: ⟦var(--x)⟧ }",
      "a { color: ⟦redd⟧ }", "a { colour: ⟦red⟧ }", "a { box-shadow: 0 0 red⟦,⟧ 0 0 blue }",
      "@font-face { font-weight: ⟦400⟧ }", "@property --x { initial-value: ⟦1px⟧ }",
      ".a { --y: red; color: ⟦color-mix(in srgb, var(--y), white)⟧ }", "a { display: b⟦⟧lock }",
      "a { color: red ⟦!important⟧ }", "a { width: calc(1px ⟦+ 2px⟧) }",
      "@media (width > ⟦1px⟧) { a { color: red } }", "⟦⟧", "a { color:⟦⟧", "a[x=⟦b⟧] {}",
    ])
  func none(source: MarkedSource) throws {
    let server = try TestServer(["a.css": source.text])
    #expect(try server.titles(at: source.ranges[0], only: ["refactor.extract"]) == [])
  }

  @Test("is not offered in a JSON sheet")
  func json() throws {
    let source: MarkedSource = ##"{"a": {"color": "⟦#08f⟧"}}"##
    let server = try TestServer(["a.json": source.text])
    #expect(try server.titles(at: source.ranges[0], in: "a.json", only: ["refactor.extract"]) == [])
  }
}

/// Expects that two sheets give every element the same computed style, except for a custom property
/// that only the second one declares.
func expectSameStyle(_ before: String, _ after: String, ignoring name: String) {
  let value = after.split(separator: name + ": ").last?.prefix { $0 != ";" } ?? ""
  let declaration = "\n:root { \(name): \(value) }"
  expectSameStyle(before + declaration, after + declaration)
}
