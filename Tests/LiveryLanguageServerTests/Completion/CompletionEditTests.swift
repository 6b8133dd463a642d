// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Edits of completion items")
struct CompletionEditTests {
  /// Texts with a cursor, the label of an item, and the text after its edit.
  private static let results: [(MarkedSource, String, String)] = [
    ("a { col⟦⟧ }", "color", "a { color: $0; }"), ("a { col⟦⟧; }", "color", "a { color: $0; }"),
    ("a { co⟦⟧l: red }", "color", "a { color: red }"), ("a { co⟦⟧l }", "color", "a { color:  }"),
    ("a { color: re⟦⟧", "red", "a { color: red"),
    ("a { color: r⟦⟧ed }", "blue", "a { color: blue }"),
    ("a { color: ⟦⟧", "rgb()", "a { color: rgb($1)"),
    ("a { color: rg⟦⟧(1 2 3) }", "rgb()", "a { color: rgb(1 2 3) }"),
    ("a { --x: 1; color: ⟦⟧", "--x", "a { --x: 1; color: var(--x)"),
    ("a { --x: 1; color: var(--⟦⟧) }", "--x", "a { --x: 1; color: var(--x) }"),
    ("a { --x: 1; color: va⟦⟧", "--x", "a { --x: 1; color: var(--x)"),
    ("a { width: 1⟦⟧0em }", "1px", "a { width: 1px }"),
    ("a { color: red !im⟦⟧", "!important", "a { color: red !important"),
    (".card { } a.c⟦⟧", ".card", ".card { } a.card"), ("a:h⟦⟧", ":hover", "a:hover"),
    ("a:⟦⟧", "::before", "a::before"), ("a:n⟦⟧", ":not()", "a:not($1)"),
    ("@m⟦⟧", "@media", "@media"),
    ("@media (min⟦⟧: 1px)", "min-width", "@media (min-width: 1px)"),
    ("@supports (di⟦⟧)", "display", "@supports (display: )"),
    ("a { color: red\n  back⟦⟧ }", "background", "a { color: red;\n  background: $0; }"),
    ("a { -livery-pipeline: ⟦⟧", "content()", "a { -livery-pipeline: content()"),
    (
      "a { font-family: ⟦⟧ } @font-face { font-family: \"7 Up\" }", "7 Up",
      "a { font-family: \"7 Up\" } @font-face { font-family: \"7 Up\" }"
    ),
    ("@layer a { @layer b } @layer a.⟦⟧", "a.b", "@layer a { @layer b } @layer a.b"),
  ]

  @Test("An item replaces the word at the cursor", arguments: results)
  func result(source: MarkedSource, label: String, expected: String) throws {
    #expect(try source.completion().result(of: label) == expected)
  }

  @Test("A client without snippets gets plain text")
  func plain() throws {
    let properties = try MarkedSource("a { col⟦⟧").completion(capabilities: [:])
    #expect(try properties.result(of: "color") == "a { color: ")
    #expect(properties.items["color"]?["insertTextFormat"] == nil)
    #expect(properties.items["color"]?["labelDetails"] == nil)
    let values = try MarkedSource("a { color: ⟦⟧").completion(capabilities: [:])
    #expect(try values.result(of: "rgb()") == "a { color: rgb(")
  }

  @Test("A setting leaves the semicolon out")
  func noSemicolon() throws {
    let offered = try MarkedSource("a { col⟦⟧").completion(
      settings: ["completion": ["semicolons": false]])
    #expect(try offered.result(of: "color") == "a { color: ")
  }

  @Test("A client can insert instead of replacing")
  func insertReplace() throws {
    let capabilities = [
      "textDocument": ["completion": ["completionItem": ["insertReplaceSupport": true]]]
    ]
    let edit = try MarkedSource("a { color: r⟦⟧ed }").completion(capabilities: capabilities)
      .items["blue"]?["textEdit"]
    #expect(LSP.Range(edit?["insert"])?.end.character == 12)
    #expect(LSP.Range(edit?["replace"])?.end.character == 14)
  }

  @Test("Names with special characters are escaped")
  func escapes() throws {
    let offered = try MarkedSource(#".a\/b { } --x\$y { } c { --x\$y: 1 } d { --⟦⟧ } |"#)
      .completion()
    #expect(try offered.result(of: #"--x\$y"#)?.contains(#"d { --x\\\$y: $0; }"#) == true)
  }

  @Test("Positions count UTF-16 code units by default")
  func encoding() throws {
    let server = try TestServer(["a.css": "/* 😀 */ a { co }"], capabilities: [:])
    let result = try server.request(
      "textDocument/completion", in: "a.css", ["position": ["line": 0, "character": 15]])
    let item = result["items"]?.values.first { $0["label"]?.string == "color" }
    let range = LSP.Range(item?["textEdit"]?["range"])
    #expect(range?.end.character == 15)
  }
}
