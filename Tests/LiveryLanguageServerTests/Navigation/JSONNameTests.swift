// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Names in sheets in JSON")
struct JSONNameTests {
  /// Files with the mark `⟦` at a position of one of them.
  private struct MarkedFiles {
    var files: [String: String]
    let name: String
    let position: (line: Int, character: Int)

    init(_ marked: [String: String]) throws {
      files = marked
      name = try #require(marked.first { $0.value.contains("⟦") }?.key)
      let parts = (marked[name] ?? "").split(separator: "⟦", omittingEmptySubsequences: false)
      files[name] = parts.joined()
      files[".livery.yml"] = "themes: [[\(marked.keys.sorted().joined(separator: ", "))]]"
      position = (0, parts[0].utf16.count)
    }

    /// Sends a request about the position.
    func request(_ method: String, _ others: [String: Any] = [:]) throws -> Any {
      let server = try TestServer(files: files)
      try server.open(name)
      return try server.request("textDocument/" + method, name, at: position, others)
    }

    /// Returns the texts at the ranges of an answer.
    func texts(_ method: String) throws -> [String] {
      let found = try request(method) as? [[String: Any]] ?? []
      return found.map { item in
        let uri = item["uri"] as? String
        let file = files.first { uri?.hasSuffix("/" + $0.key) == true }?.value ?? files[name]
        return CorpusRow.text(item["range"], in: file ?? "")
      }
    }

    /// Returns the files after the name at the position changes.
    func renamed(to newName: String) throws -> [String: String] {
      let edit = try request("rename", ["newName": newName]) as? [String: Any]
      var texts = files
      for change in edit?["documentChanges"] as? [[String: Any]] ?? [] {
        let document = change["textDocument"] as? [String: Any]
        let uri = document?["uri"] as? String ?? ""
        let name = try #require(files.keys.first { uri.hasSuffix("/" + $0) })
        let edits = try #require(change["edits"] as? [[String: Any]])
        texts[name] = applying(edits, to: texts[name] ?? "")
      }
      texts[".livery.yml"] = nil
      return texts
    }
  }

  private static let sheet =
    ##"{"colors": {"ink": "#000"}, "toolbar": {"color": "@colors.⟦ink", "borderColor": "~color.alpha(@colors.ink, 0.5)"}}"##

  @Test("A reference leads to the member, and the member to its references")
  func navigation() throws {
    let reference = try MarkedFiles([
      "a.json": Self.sheet, "b.css": "b { color: var(--colors-ink) }",
    ])
    #expect(try reference.texts("definition") == ["ink"])
    #expect(try reference.texts("references").sorted() == ["--colors-ink", "ink", "ink", "ink"])
    #expect(try reference.texts("documentHighlight") == ["ink", "ink", "ink"])
    let prepared = try reference.request("prepareRename") as? [String: Any]
    #expect(prepared?["placeholder"] as? String == "ink")
    let variable = try MarkedFiles([
      "a.json": Self.sheet.replacing("⟦", with: ""), "b.css": "b { color: var(--⟦colors-ink) }",
    ])
    #expect(try variable.texts("definition") == ["ink"])
    let group = try MarkedFiles(["a.json": #"{"plain": {"top": 1}, "b": "@⟦plain"}"#])
    #expect(try group.texts("references") == ["plain", "plain"])
  }

  @Test("A type of nested objects is found at its own name")
  func types() throws {
    let files = try MarkedFiles([
      "a.json": #"{"editor": {"toolbar": {"top": 1, "normalTextAttributes": {"kern": 1}}}}"#,
      "b.css": "⟦editor toolbar {}",
    ])
    #expect(try files.texts("references").sorted() == ["editor", "editor"])
  }

  @Test(
    "A member changes with its references",
    arguments: [
      (
        ["a.json": ##"{"colors": {"⟦ink": "#000"}, "b": {"color": "@colors.ink"}}"##], "inkTint",
        ["a.json": ##"{"colors": {"inkTint": "#000"}, "b": {"color": "@colors.inkTint"}}"##]
      ),
      (
        [
          "a.json": ##"{"colors": {"ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
          "b.css": "b { color: var(--⟦colors-ink) }",
        ], "--colors-tint",
        [
          "a.json": ##"{"colors": {"tint": "#000"}, "b": {"color": "@colors.tint"}}"##,
          "b.css": "b { color: var(--colors-tint) }",
        ]
      ),
      (
        ["a.json": #"{"cursor": {"show⟦Time": 1}}"#, "b.css": "b { top: var(--show-time) }"],
        "hide",
        ["a.json": #"{"cursor": {"hide": 1}}"#, "b.css": "b { top: var(--hide) }"]
      ),
      (
        ["a.json": #"{"⟦a": {"b": {"x": 1}, "y": 2}, "c": {"z": "@a.y"}}"#, "b.css": "a {}"], "d",
        ["a.json": #"{"d": {"b": {"x": 1}, "y": 2}, "c": {"z": "@d.y"}}"#, "b.css": "d {}"]
      ),
      (
        ["a.json": #"{".⟦badge": {"top": 1}}"#, "b.css": ".badge {}"], "mark",
        ["a.json": #"{".mark": {"top": 1}}"#, "b.css": ".mark {}"]
      ),
    ])
  func renaming(
    files: [String: String], name: String, expected: [String: String]
  ) throws {
    #expect(try MarkedFiles(files).renamed(to: name) == expected)
  }

  @Test(
    "A member that means more than its name cannot change",
    arguments: [
      // A property of CSS, another custom property, and another form of the path.
      ["a.json": #"{"a": {"⟦color": "red"}, "b": {"color": "@a.color"}}"#],
      [
        "a.json": ##"{"colors": {"⟦ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
        "b.css": "colors b { color: var(--ink) }",
      ],
      [
        "a.json": #"{"c": {"⟦ink": "red"}, "d": "@c", "b": {"color": "@d.ink"}}"#
      ],
      [
        "a.json": ##"{"⟦colors": {"ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
        "b.css": "b { color: var(--colors-ink) }",
      ],
      ["a.json": #"{"a": {"⟦ink": 1}, "b": {"\u0063olor": "@a.ink"}, "c": {"x": "\u0040a.ink"}}"#],
    ])
  func rejections(files: [String: String]) throws {
    let marked = try MarkedFiles(files)
    #expect(throws: TestServer.Failure.self) { try marked.renamed(to: "tint") }
  }
}
