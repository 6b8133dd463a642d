// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Renaming")
struct RenameTests {
  /// Renames the name at a position of `a.css`, and returns the texts of all files.
  private func renamed(
    _ files: [String: String], at position: (line: Int, character: Int), to name: String
  ) throws -> [String: String] {
    let server = try TestServer(files: files)
    try server.open("a.css")
    let result = try server.request(
      "textDocument/rename", "a.css", at: position, ["newName": name])
    let edit = try #require(result as? [String: Any])
    let changes = try #require(edit["documentChanges"] as? [[String: Any]])
    var texts = files
    for change in changes {
      let document = try #require(change["textDocument"] as? [String: Any])
      let uri = try #require(document["uri"] as? String)
      let name = try #require(files.keys.first { server.uri($0) == uri })
      #expect(document["version"] as? Int == (name == "a.css" ? 1 : nil))
      let edits = try #require(change["edits"] as? [[String: Any]])
      texts[name] = applying(edits, to: files[name] ?? "")
    }
    return texts
  }

  @Test("A custom property changes in all sheets of the theme")
  func customProperty() throws {
    let texts = try renamed(
      [
        "a.css": ":root { --accent: red }", "b.css": "a { color: var(--accent) }",
        "c.css": "@property --accent { syntax: '<color>'; inherits: true; initial-value: red }",
      ], at: (0, 10), to: "--brand")
    #expect(texts["a.css"] == ":root { --brand: red }")
    #expect(texts["b.css"] == "a { color: var(--brand) }")
    #expect(texts["c.css"]?.hasPrefix("@property --brand {") == true)
  }

  @Test(
    "Each kind of name changes in its notation",
    arguments: [
      ("⟦.title⟧ {} a:not(.title) {}", ".head", ".head {} a:not(.head) {}"),
      ("#⟦main⟧ {} b#main {}", "#top", "#top {} b#top {}"),
      ("⟦button⟧ {} button.a {} .button {}", "control", "control {} control.a {} .button {}"),
      ("a:state(⟦open⟧) {}", "shut", "a:state(shut) {}"),
      ("a::part(⟦icon⟧) {}", "mark", "a::part(mark) {}"),
      (
        "@keyframes ⟦spin⟧ {} a { animation: spin 1s }", "turn",
        "@keyframes turn {} a { animation: turn 1s }"
      ),
      (
        "@layer ⟦base⟧, other; @layer base { a {} }", "core",
        "@layer core, other; @layer core { a {} }"
      ),
      (
        "@layer a.⟦b⟧; @layer a { @layer b { x {} } }", "c",
        "@layer a.c; @layer a { @layer c { x {} } }"
      ),
      (
        "a { container-name: ⟦card⟧ } @container card (width > 1px) {}", "box",
        "a { container-name: box } @container box (width > 1px) {}"
      ),
      (".⟦a⟧ {}", "1x", ".\\31 x {}"),
    ])
  func kinds(marked: String, name: String, expected: String) throws {
    let cursor = try #require(marked.range(of: "⟧")).lowerBound
    let offset = marked[..<cursor].filter { $0 != "⟦" }.utf16.count
    let source = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let texts = try renamed(["a.css": source], at: (0, offset), to: name)
    #expect(texts["a.css"] == expected)
  }

  @Test(
    "A name that cannot change is rejected",
    arguments: [
      ("a:hover {}", 4, "focus"), ("a::before {}", 4, "x"), ("[kind] {}", 2, "x"),
      (":root { --a: 1; --b: 2 }", 9, "--b"), (".a {}", 2, "b c"), (".a {}", 2, ""),
      (".a {}", 2, "b{"), ("a { color: red }", 6, "x"),
    ])
  func rejected(source: String, character: Int, name: String) throws {
    let server = try TestServer(files: ["a.css": source])
    try server.open("a.css")
    #expect(throws: TestServer.Failure.self) {
      try server.request("textDocument/rename", "a.css", at: (0, character), ["newName": name])
    }
  }

  @Test("A name of the base theme cannot change")
  func baseTheme() throws {
    let server = try TestServer(files: [".livery.yml": "base: three20", "a.css": "toolbar {}"])
    try server.open("a.css")
    #expect(throws: TestServer.Failure.self) {
      try server.request("textDocument/prepareRename", "a.css", at: (0, 3))
    }
  }

  @Test("The range of a name is without its sign")
  func preparation() throws {
    let server = try TestServer(files: ["a.css": "a .title {}"])
    try server.open("a.css")
    let result = try server.request("textDocument/prepareRename", "a.css", at: (0, 5))
    let object = try #require(result as? [String: Any])
    #expect(object["placeholder"] as? String == "title")
    #expect(CorpusRow.text(object["range"], in: "a .title {}") == "title")
  }

  @Test("Names in broken text change as well")
  func brokenText() throws {
    let texts = try renamed(
      ["a.css": ".a { color: var(--x\n.b { --x: 1"], at: (0, 18), to: "--y")
    #expect(texts["a.css"] == ".a { color: var(--y\n.b { --y: 1")
  }
}

/// Returns a text after edits of the protocol.
func applying(_ edits: [[String: Any]], to text: String) -> String {
  var units = Array(text.utf16)
  let ordered = edits.map { edit -> (Range<Int>, [UInt16]) in
    let range = edit["range"] as? [String: [String: Int]] ?? [:]
    let start = CorpusRow.offset(range["start"] ?? [:], in: text)
    let end = CorpusRow.offset(range["end"] ?? [:], in: text)
    return (start..<end, Array((edit["newText"] as? String ?? "").utf16))
  }.sorted { $0.0.lowerBound > $1.0.lowerBound }
  for (range, replacement) in ordered { units.replaceSubrange(range, with: replacement) }
  return String(decoding: units, as: UTF16.self)
}
