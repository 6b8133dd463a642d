// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Finding names")
struct NavigationTests {
  private static let files = [
    "tokens.css": ":root {\n  --accent: red;\n}\n@layer base, theme;",
    "a.css": "@import \"tokens.css\";\n.title { color: var(--accent) }\n@layer theme { b {} }",
    "b.css": ".title:hover { border-color: var(--accent); animation: spin 1s }\n@keyframes spin {}",
  ]

  /// Returns the locations of an answer as `file line:character text`.
  private func locations(_ answer: Any, of server: TestServer) -> [String] {
    (answer as? [[String: Any]] ?? []).map { location in
      let uri = location["uri"] as? String ?? ""
      let name = Self.files.keys.first { server.uri($0) == uri } ?? uri
      let start = (location["range"] as? [String: [String: Int]])?["start"] ?? [:]
      let text = CorpusRow.text(location["range"], in: Self.files[name] ?? "")
      return "\(name) \(start["line"] ?? -1):\(start["character"] ?? -1) \(text)"
    }
  }

  private func answer(
    _ method: String, _ path: String, _ line: Int, _ character: Int,
    _ others: [String: Any] = [:]
  ) throws -> [String] {
    let server = try TestServer(files: Self.files)
    try server.open(path)
    return locations(
      try server.request(method, path, at: (line, character), others), of: server)
  }

  @Test("A variable is declared in another file")
  func definition() throws {
    #expect(
      try answer("textDocument/definition", "a.css", 1, 24) == ["tokens.css 1:2 --accent"])
    #expect(
      try answer("textDocument/declaration", "b.css", 0, 40) == ["tokens.css 1:2 --accent"])
  }

  @Test("An address leads to its file")
  func importedFile() throws {
    #expect(try answer("textDocument/definition", "a.css", 0, 12) == ["tokens.css 0:0 "])
  }

  @Test("A layer leads to the statement that orders it")
  func layer() throws {
    let found = try answer("textDocument/definition", "a.css", 2, 9)
    #expect(found.contains("tokens.css 3:13 theme"))
  }

  @Test("An animation leads to its keyframes")
  func animation() throws {
    #expect(try answer("textDocument/definition", "b.css", 0, 56) == ["b.css 1:11 spin"])
  }

  @Test("References are found in all files")
  func references() throws {
    let uses = ["a.css 1:20 --accent", "b.css 0:33 --accent"]
    let all = try answer(
      "textDocument/references", "b.css", 0, 35, ["context": ["includeDeclaration": true]])
    #expect(Set(all) == Set(uses + ["tokens.css 1:2 --accent"]))
    let others = try answer(
      "textDocument/references", "tokens.css", 1, 4, ["context": ["includeDeclaration": false]])
    #expect(Set(others) == Set(uses))
    let title = try answer("textDocument/references", "a.css", 1, 3)
    #expect(Set(title) == ["a.css 1:1 title", "b.css 0:1 title"])
  }

  @Test("A position without a name has no answer")
  func noName() throws {
    let server = try TestServer(files: Self.files)
    try server.open("a.css")
    for method in ["definition", "references", "documentHighlight"] {
      let answer = try server.request("textDocument/\(method)", "a.css", at: (1, 10))
      #expect(answer is NSNull)
    }
  }

  @Test("A variable without a declaration has no definition")
  func undeclared() throws {
    let server = try TestServer(files: Self.files)
    try server.open("a.css", text: "a { color: var(--unknown) }")
    let answer = try server.request("textDocument/definition", "a.css", at: (0, 18))
    #expect((answer as? [Any])?.isEmpty == true)
  }

  @Test(
    "The names after an unclosed parenthesis are found",
    arguments: [
      ("a:not(.x {}\nb { color: var(--accent) }", 1, 16, 4),
      ("a:not(.x {}\nb { --accent: 1; & c { top: 1px } }", 1, 6, 4),
      ("a { top: var(--x }\nb { --accent: 1 }", 1, 6, 4),
      ("a { top: calc(1px; left: var(--accent)\n} b { .title {} }", 1, 9, 3),
      ("a:not(.x {}\n@media print { .title {} }", 1, 17, 3),
      ("a:not(.x {}\n@keyframes spin { from { top: 0 } }", 1, 12, 3),
    ])
  func unclosedParenthesis(text: String, line: Int, character: Int, count: Int) throws {
    let server = try TestServer(files: Self.files)
    try server.open("c.css", text: text)
    let answer = try server.request(
      "textDocument/references", "c.css", at: (line, character))
    #expect((answer as? [Any])?.count == count, "\(answer)")
  }

  @Test("The text of an open document replaces that of its file")
  func unsavedText() throws {
    let server = try TestServer(files: Self.files)
    try server.open("tokens.css", text: "\n\n\n:root { --accent: blue }")
    try server.open("a.css")
    let answer = try server.request("textDocument/definition", "a.css", at: (1, 24))
    let location = try #require((answer as? [[String: Any]])?.first)
    let start = (location["range"] as? [String: [String: Int]])?["start"]
    #expect(start == ["line": 3, "character": 8])
  }

  @Test("Symbols of the workspace are found by their letters")
  func workspaceSymbols() throws {
    let server = try TestServer(files: Self.files)
    let found = try server.request("workspace/symbol", ["query": "acc"])
    let names = (found as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(names == ["--accent"])
    let all = try server.request("workspace/symbol", ["query": ""]) as? [[String: Any]] ?? []
    #expect(
      Set(all.compactMap { $0["name"] as? String }).isSuperset(of: [
        ":root", "--accent", "@layer base, theme", ".title", ".title:hover", "@keyframes spin",
      ]))
  }

  @Test("The outline of a rule has its variables and nested rules")
  func outline() throws {
    let server = try TestServer()
    let uri = try server.open("a.css", text: "@media print { .a { --x: 1; &:hover { top: 0 } } }")
    let answer = try server.request("textDocument/documentSymbol", ["textDocument": ["uri": uri]])
    let media = try #require((answer as? [[String: Any]])?.first)
    #expect(media["name"] as? String == "@media print")
    let rule = try #require((media["children"] as? [[String: Any]])?.first)
    #expect(rule["name"] as? String == ".a")
    let inner = (rule["children"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(inner == ["--x", "&:hover"])
  }
}
