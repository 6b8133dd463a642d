// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Finding names")
struct NavigationTests {
  private static let files = [
    "tokens.css": ":root {\n  --accent: red;\n}\n@layer base, theme;",
    "a.css": "@import \"tokens.css\";\n.title { color: var(--accent) }\n@layer theme { b {} }",
    "b.css": ".title:hover { border-color: var(--accent); animation: spin 1s }\n@keyframes spin {}",
  ]

  /// Returns the locations that a server answers with, as `file line:character text`.
  ///
  /// - Parameters:
  ///   - method: The name of the request.
  ///   - name: The document.
  ///   - source: The text around the position in the document, which is marked.
  ///   - others: The other parameters.
  /// - Returns: The locations.
  /// - Throws: The error of a file or of the server.
  private func answer(
    _ method: String, _ name: String, at source: MarkedSource, _ others: [String: Any] = [:]
  ) throws -> [String] {
    let server = try TestServer(files: Self.files)
    try server.open(name)
    let result = try server.request(
      "textDocument/" + method, in: name, at: offset(of: source, in: name), others)
    return try result.values.map { location in
      let name = try #require(server.name(of: location["uri"]))
      let start = try #require(TextPosition(location[path: "range", "start"]))
      let text = try #require(server.model(of: name).text(in: location["range"]))
      return "\(name) \(start.line):\(start.character) \(text)"
    }
  }

  private func offset(of source: MarkedSource, in name: String) throws -> Int {
    let text = try #require(Self.files[name])
    let start = try #require(text.range(of: source.text)).lowerBound
    return text.utf8.distance(from: text.startIndex, to: start) + source.offset
  }

  @Test("A variable is declared in another file")
  func definition() throws {
    #expect(
      try answer("definition", "a.css", at: "var(--ac⟦⟧cent)") == ["tokens.css 1:2 --accent"])
    #expect(
      try answer("declaration", "b.css", at: "var(--accen⟦⟧t)") == ["tokens.css 1:2 --accent"])
  }

  @Test("An address leads to its file")
  func importedFile() throws {
    #expect(try answer("definition", "a.css", at: "@import \"tok⟦⟧ens") == ["tokens.css 0:0 "])
  }

  @Test("A layer leads to the statement that orders it")
  func layer() throws {
    let found = try answer("definition", "a.css", at: "@layer th⟦⟧eme")
    #expect(found.contains("tokens.css 3:13 theme"))
  }

  @Test("An animation leads to its keyframes")
  func animation() throws {
    #expect(try answer("definition", "b.css", at: "s⟦⟧pin 1s") == ["b.css 1:11 spin"])
  }

  @Test("References are found in all files")
  func references() throws {
    let uses = ["a.css 1:20 --accent", "b.css 0:33 --accent"]
    let all = try answer(
      "references", "b.css", at: "var(--⟦⟧accent)", ["context": ["includeDeclaration": true]])
    #expect(Set(all) == Set(uses + ["tokens.css 1:2 --accent"]))
    let others = try answer(
      "references", "tokens.css", at: "--⟦⟧accent", ["context": ["includeDeclaration": false]])
    #expect(Set(others) == Set(uses))
    let title = try answer("references", "a.css", at: ".ti⟦⟧tle")
    #expect(Set(title) == ["a.css 1:1 title", "b.css 0:1 title"])
  }

  @Test("A position without a name has no answer")
  func noName() throws {
    let server = try TestServer(files: Self.files)
    try server.open("a.css")
    for method in ["definition", "references", "documentHighlight"] {
      let answer = try server.request(
        "textDocument/\(method)", in: "a.css", at: offset(of: "c⟦⟧olor", in: "a.css"))
      #expect(answer.isNull)
    }
  }

  @Test("A variable without a declaration has no definition")
  func undeclared() throws {
    let server = try TestServer(files: Self.files)
    try server.open("a.css", "a { color: var(--unknown) }")
    let answer = try server.request("textDocument/definition", in: "a.css", at: 18)
    #expect(answer.elements.map(Array.init)?.isEmpty == true)
  }

  @Test(
    "The names after an unclosed parenthesis are found",
    arguments: [
      ("a:not(.x {}\nb { color: var(-⟦⟧-accent) }", 4),
      ("a:not(.x {}\nb { --⟦⟧accent: 1; & c { top: 1px } }", 4),
      ("a { top: var(--x }\nb { --⟦⟧accent: 1 }", 4),
      ("a { top: calc(1px; left: var(--accent)\n} b { .ti⟦⟧tle {} }", 3),
      ("a:not(.x {}\n@media print { .t⟦⟧itle {} }", 3),
      ("a:not(.x {}\n@keyframes s⟦⟧pin { from { top: 0 } }", 3),
    ])
  func unclosedParenthesis(source: MarkedSource, count: Int) throws {
    let server = try TestServer(["c.css": source.text], files: Self.files)
    let answer = try server.request("textDocument/references", in: "c.css", at: source.offset)
    #expect(answer.values.count == count, "\(answer.text)")
  }

  @Test("The text of an open document replaces that of its file")
  func unsavedText() throws {
    let server = try TestServer(files: Self.files)
    try server.open("tokens.css", "\n\n\n:root { --accent: blue }")
    try server.open("a.css")
    let answer = try server.request(
      "textDocument/definition", in: "a.css", at: offset(of: "var(--ac⟦⟧cent)", in: "a.css"))
    let location = try #require(answer.values.first)
    #expect(
      TextPosition(location[path: "range", "start"]) == TextPosition(line: 3, character: 8))
  }

  @Test("Symbols of the workspace are found by their letters")
  func workspaceSymbols() throws {
    let server = try TestServer(files: Self.files)
    let found = try server.request("workspace/symbol", ["query": "acc"])
    let names = found.values.compactMap { $0["name"]?.string }
    #expect(names == ["--accent"])
    let all = try server.request("workspace/symbol", ["query": ""])
    let allNames = Set(all.values.compactMap { $0["name"]?.string })
    #expect(
      allNames.isSuperset(of: [
        ":root", "--accent", "@layer base, theme", ".title", ".title:hover", "@keyframes spin",
      ]))
  }

  @Test("The outline of a rule has its variables and nested rules")
  func outline() throws {
    let server = try TestServer(["a.css": "@media print { .a { --x: 1; &:hover { top: 0 } } }"])
    let answer = try server.request("textDocument/documentSymbol", in: "a.css")
    let media = try #require(answer.values.first)
    #expect(media["name"]?.string == "@media print")
    let rule = try #require(media["children"]?.values.first)
    #expect(rule["name"]?.string == ".a")
    let inner = rule["children"]?.values.compactMap { $0["name"]?.string }
    #expect(inner == ["--x", "&:hover"])
  }
}
