// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Changes of semantic tokens")
struct SemanticTokenDeltaTests {
  private static let sheet = """
    :root { --ink: red }
    /* é😀 */
    button.badge:hover, #send::part(icon) {
      color: var(--ink);
      colour: blue;
      -livery-pipeline: fill(red) glow(2px);
    }
    @media print { a { margin: 0 } }

    """

  /// Returns the numbers after the edits of a result, which may be all numbers.
  private func applied(_ result: JSONValue, to old: [Int]) -> [Int] {
    guard let edits = result["edits"]?.elements else { return result["data"]?.integers ?? [] }
    var data = old
    for edit in edits.reversed() {
      let start = edit["start"]?.integer ?? 0
      let count = edit["deleteCount"]?.integer ?? 0
      data.replaceSubrange(start..<start + count, with: edit["data"]?.integers ?? [])
    }
    return data
  }

  @Test("A chain of random edits leaves the whole")
  func random() throws {
    var random = SeededGenerator(seed: 7)
    let server = try TestServer(["main.css": Self.sheet])
    var text = Array(Self.sheet)
    let first = try server.request("textDocument/semanticTokens/full", in: "main.css")
    var id = try #require(first["resultId"]?.string)
    var data = first["data"]?.integers ?? []
    let pieces = [
      "", "x", "}", "{", "/*", "*/", "'", "\n", "\r\n", "😀", "é", "a:b;", ".c", "@media", "(",
      "1px", "--x",
    ]
    for _ in 0..<300 {
      let start = Int.random(in: 0...text.count, using: &random)
      let end = min(start + Int.random(in: 0...4, using: &random), text.count)
      text.replaceSubrange(start..<end, with: Array(pieces.randomElement(using: &random) ?? ""))
      if text.count > 600 { text = Array(Self.sheet) }
      try server.change("main.css", to: String(text))
      let delta = try server.request(
        "textDocument/semanticTokens/full/delta", in: "main.css", ["previousResultId": id])
      data = applied(delta, to: data)
      id = try #require(delta["resultId"]?.string)
      let whole = try TestServer(["main.css": String(text)])
      let expected = try whole.request("textDocument/semanticTokens/full", in: "main.css")
      #expect(data == expected["data"]?.integers)
      let decoded = DecodedToken.all(data, in: String(text))
      #expect(!decoded.contains { $0.text == "<outside>" })
    }
  }

  @Test("A small change has a small edit of whole tokens")
  func small() throws {
    let text = String(repeating: Self.sheet, count: 100)
    let server = try TestServer(["main.css": text])
    let first = try server.request("textDocument/semanticTokens/full", in: "main.css")
    try server.change(
      "main.css", to: text.replacing("margin", with: "padding", maxReplacements: 1))
    let delta = try server.request(
      "textDocument/semanticTokens/full/delta", in: "main.css",
      ["previousResultId": first["resultId"]?.string ?? ""])
    let edits = try #require(delta["edits"]?.elements.map(Array.init))
    #expect(edits.count == 1)
    let start = try #require(edits[0]["start"]?.integer)
    let count = try #require(edits[0]["deleteCount"]?.integer)
    #expect(count <= 10)
    #expect(start % 5 == 0)
  }

  @Test("Equal tokens have no edits")
  func equal() throws {
    let server = try TestServer(["main.css": Self.sheet])
    let first = try server.request("textDocument/semanticTokens/full", in: "main.css")
    let delta = try server.request(
      "textDocument/semanticTokens/full/delta", in: "main.css",
      ["previousResultId": first["resultId"]?.string ?? ""])
    #expect(delta["edits"]?.elements.map(Array.init)?.isEmpty == true)
  }

  @Test("An unknown result, or that of a closed document, is the whole", arguments: ["", "99"])
  func unknown(id: String) throws {
    let server = try TestServer(["main.css": Self.sheet])
    let whole = try server.request("textDocument/semanticTokens/full", in: "main.css")
    let result = try server.request(
      "textDocument/semanticTokens/full/delta", in: "main.css", ["previousResultId": id])
    #expect(result["data"]?.integers == whole["data"]?.integers)
    try server.close("main.css")
    try server.open("main.css", Self.sheet)
    let old = try server.request(
      "textDocument/semanticTokens/full/delta", in: "main.css",
      ["previousResultId": whole["resultId"]?.string ?? ""])
    #expect(old["edits"] == nil)
  }

  @Test(
    "The edit of two lists leads from one to the other",
    arguments: [
      ([], []), ([], [1, 2, 3, 4, 5]), ([1, 2, 3, 4, 5], []),
      ([1, 1, 1, 1, 1, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1]),
      ([1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]),
      ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [1, 2, 3, 4, 6, 6, 7, 8, 9, 10]),
    ] as [([UInt32], [UInt32])])
  func edit(old: [UInt32], new: [UInt32]) throws {
    let delta = LSP.SemanticTokensDelta(id: "1", from: old, to: new)
    var data = old
    for edit in delta.edits {
      #expect(edit.start % 5 == 0 && edit.deleteCount % 5 == 0 && edit.data.count % 5 == 0)
      data.replaceSubrange(edit.start..<edit.start + edit.deleteCount, with: edit.data)
    }
    #expect(data == new)
  }
}
