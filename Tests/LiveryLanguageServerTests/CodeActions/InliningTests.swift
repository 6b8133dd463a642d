// SPDX-License-Identifier: Apache-2.0
import StyleComparison
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Inlining of a custom property") struct InliningTests {
  @Test(
    "replaces a use by the value",
    arguments: [
      (":root { --x: red } a { color: var(⟦⟧--x) }", ":root { --x: red } a { color: red }"),
      (
        ":root { --x: red } a { color: var(⟦--x⟧, blue); fill: var(--x) }",
        ":root { --x: red } a { color: red; fill: var(--x) }"
      ),
      (
        "a { --x: 1px; width: calc(2 * var(--⟦⟧x)) }",
        "a { --x: 1px; width: calc(2 * 1px) }"
      ),
      (
        ":root { --x: var(--y); --y: red } a { color: var(--x⟦⟧) }",
        ":root { --x: var(--y); --y: red } a { color: var(--y) }"
      ),
      (
        ":root { --x: 1px } a { margin: 0 var(⟦--x⟧)/**/0 }",
        ":root { --x: 1px } a { margin: 0 1px/**//**/0 }"
      ),
      (
        "@layer base { :root { --x: red } } a { color: VAR(⟦--x⟧) }",
        "@layer base { :root { --x: red } } a { color: red }"
      ),
      (
        "/*🎨*/ :root { --é: '👩‍🎨' } a { content: var(⟦--é⟧) }",
        "/*🎨*/ :root { --é: '👩‍🎨' } a { content: '👩‍🎨' }"
      ),
    ])
  func here(source: MarkedSource, expected: String) throws {
    let name = source.text.contains("--é") ? "--é" : "--x"
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      #expect(try server.apply("Inline '\(name)' here", at: source.ranges[0]) == expected)
    }
    #expect(parses(expected))
    expectSameStyle(source.text, expected)
  }

  @Test(
    "replaces all uses and removes the declaration",
    arguments: [
      (
        ":root {\n  --x: red;\n  --y: tan;\n}\na { color: var(--⟦⟧x); fill: var(--x, var(--x)) }",
        ":root {\n  --y: tan;\n}\na { color: red; fill: red }", ":root { --x: red }"
      ),
      (
        ":root { --⟦⟧x: red; --y: var(--x) } a { color: var(--y, var(--x)) }",
        ":root { --y: red } a { color: var(--y, red) }", ":root { --x: red }"
      ),
      (
        ":root {\r\n  --⟦⟧x: red; /* ink */\r\n}\r\na { color: var(--x) }\r\n",
        ":root {\r\n}\r\na { color: red }\r\n", ":root { --x: red }"
      ),
      ("a { --x: 1px; width: var(--⟦⟧x) }", "a { width: 1px }", "a { --x: 1px }"),
    ])
  func everywhere(source: MarkedSource, expected: String, declaration: String) throws {
    let title = "Inline '--x' everywhere and remove its declaration"
    let server = try TestServer(["a.css": source.text])
    #expect(try server.apply(title, at: source.ranges[0]) == expected)
    #expect(parses(expected))
    expectSameStyle(source.text, expected + declaration)
  }

  @Test("replaces the uses in all files")
  func files() throws {
    let server = try TestServer([
      "a.css": "a { color: var(--x) }", "b.css": "@media print { b { fill: var(--x) } }",
      "base.css": ":root { --x: red; }\n",
    ])
    let title = "Inline '--x' everywhere and remove its declaration"
    #expect(try server.apply(title, at: 15..<15) == "a { color: red }")
    #expect(server.texts["b.css"] == "@media print { b { fill: red } }")
    #expect(server.texts["base.css"] == ":root { }\n")
  }

  @Test(
    "is not offered if the value may differ",
    arguments: [
      ":root { --x: red } a { --x: tan } b { color: var(⟦--x⟧) }",
      ":root { --x: red; --x: tan } b { color: var(⟦--x⟧) }",
      "a { --x: red } b { color: var(⟦--x⟧) }",
      "@media print { :root { --x: red } } b { color: var(⟦--x⟧) }",
      "@property --x { syntax: '*'; inherits: false } :root { --x: red } b { color: var(⟦--x⟧) }",
      ":root { --x: var(--y) } a { --y: red } b { color: var(⟦--x⟧) }",
      ":root { --x: var(--x) } b { color: var(⟦--x⟧) }",
      ":root { --x: inherit } b { color: var(⟦--x⟧) }", ":root { --x: } b { color: var(⟦--x⟧) }",
      ":root { --x: 1px } b { color: var(⟦--x⟧) }", "b { color: var(⟦--x⟧) }",
      ":root { --x: red } @media (color) and (--⟦⟧x) {}", "b { color: ⟦red⟧ }", "⟦⟧",
      "b { color: var(⟦--x⟧",
    ])
  func none(source: MarkedSource) throws {
    let server = try TestServer(["a.css": source.text])
    #expect(try server.titles(at: source.ranges[0], only: ["refactor.inline"]) == [])
  }

  @Test(
    "everywhere is not offered if a use is no var() of a value",
    arguments: [
      ":root { --⟦⟧x: red } a { color: var(--x); transition: --x 1s }",
      ":root { --⟦⟧x: red } a { color: var(--x) } @container style(--x: red) { b { top: 0 } }",
      ":root { --⟦⟧x: red }", ":root { --⟦⟧x: red } a { color: var(--x); width: var(--x) }",
    ])
  func notEverywhere(source: MarkedSource) throws {
    let server = try TestServer(["a.css": source.text])
    #expect(try server.titles(at: source.ranges[0], only: ["refactor.inline"]) == [])
  }

  @Test("is not offered for a sheet that is imported, perhaps with a condition")
  func imported() throws {
    let server = try TestServer([
      ".livery.yml": "themes: [[a.css]]", "dark.css": ":root { --x: white }",
      "a.css": "@import 'dark.css' (prefers-color-scheme: dark); a { color: var(--x) }",
    ])
    #expect(try server.titles(at: 65..<65, only: ["refactor.inline"]) == [])
  }

  @Test("is not offered for variables of the program")
  func vocabulary() throws {
    let server = try TestServer([
      "a.css": ":root { --x: red } a { color: var(--x) }", ".livery.yml": "variables: [--x]",
    ])
    #expect(try server.titles(at: 9..<9, only: ["refactor"]) == [])
  }

  @Test("is not offered everywhere if a JSON sheet uses it")
  func json() throws {
    let server = try TestServer([
      "a.css": "a { color: var(--colors-ink) }",
      "base.json": ##"{"colors": {"ink": "#08f"}, "styles": {"b": {"color": "@colors.ink"}}}"##,
    ])
    let titles = try server.titles(at: 16..<16, only: ["refactor.inline"])
    #expect(titles == ["Inline '--colors-ink' here"])
    #expect(try server.apply(titles[0], at: 16..<16) == "a { color: #08f }")
  }
}
