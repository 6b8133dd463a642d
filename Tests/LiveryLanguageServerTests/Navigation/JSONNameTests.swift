// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Names in sheets in JSON")
struct JSONNameTests {
  /// A server with the files of a theme, of which the document with a mark is open.
  private struct MarkedFiles {
    let server: TestServer
    let name: String
    let offset: Int

    init(_ marked: [String: String]) throws {
      let sources = marked.mapValues { MarkedSource($0) }
      var files = sources.mapValues(\.text)
      files[".livery.yml"] = "themes: [[\(marked.keys.sorted().joined(separator: ", "))]]"
      server = try TestServer(files: files)
      let open = try #require(sources.first { !$0.value.ranges.isEmpty })
      (name, offset) = (open.key, open.value.offset)
      try server.open(name)
    }

    /// Sends a request about the mark.
    func request(_ method: String, _ others: [String: Any] = [:]) throws -> JSONValue {
      try server.request("textDocument/" + method, in: name, at: offset, others)
    }

    /// Returns the texts at the ranges of an answer.
    func texts(_ method: String) throws -> [String] {
      try request(method).values.map { item in
        let file = server.name(of: item["uri"]) ?? name
        return try #require(server.model(of: file).text(in: item["range"]))
      }
    }

    /// Returns the files after the name at the mark changes.
    func renamed(to newName: String) throws -> [String: String] {
      try server.apply(request("rename", ["newName": newName]))
      return server.texts.filter { $0.key != ".livery.yml" }
    }
  }

  private static let sheet =
    ##"{"colors": {"ink": "#000"}, "toolbar": {"color": "@colors.⟦⟧ink", "borderColor": "~color.alpha(@colors.ink, 0.5)"}}"##

  @Test("A reference leads to the member, and the member to its references")
  func navigation() throws {
    let reference = try MarkedFiles([
      "a.json": Self.sheet, "b.css": "b { color: var(--colors-ink) }",
    ])
    #expect(try reference.texts("definition") == ["ink"])
    #expect(try reference.texts("references").sorted() == ["--colors-ink", "ink", "ink", "ink"])
    #expect(try reference.texts("documentHighlight") == ["ink", "ink", "ink"])
    #expect(try reference.request("prepareRename")["placeholder"]?.string == "ink")
    let variable = try MarkedFiles([
      "a.json": MarkedSource(Self.sheet).text, "b.css": "b { color: var(--⟦⟧colors-ink) }",
    ])
    #expect(try variable.texts("definition") == ["ink"])
    let group = try MarkedFiles(["a.json": #"{"plain": {"top": 1}, "b": "@⟦⟧plain"}"#])
    #expect(try group.texts("references") == ["plain", "plain"])
  }

  @Test("A type of nested objects is found at its own name")
  func types() throws {
    let files = try MarkedFiles([
      "a.json": #"{"editor": {"toolbar": {"top": 1, "normalTextAttributes": {"kern": 1}}}}"#,
      "b.css": "⟦⟧editor toolbar {}",
    ])
    #expect(try files.texts("references").sorted() == ["editor", "editor"])
  }

  @Test(
    "A member changes with its references",
    arguments: [
      (
        ["a.json": ##"{"colors": {"⟦⟧ink": "#000"}, "b": {"color": "@colors.ink"}}"##], "inkTint",
        ["a.json": ##"{"colors": {"inkTint": "#000"}, "b": {"color": "@colors.inkTint"}}"##]
      ),
      (
        [
          "a.json": ##"{"colors": {"ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
          "b.css": "b { color: var(--⟦⟧colors-ink) }",
        ], "--colors-tint",
        [
          "a.json": ##"{"colors": {"tint": "#000"}, "b": {"color": "@colors.tint"}}"##,
          "b.css": "b { color: var(--colors-tint) }",
        ]
      ),
      (
        ["a.json": #"{"cursor": {"show⟦⟧Time": 1}}"#, "b.css": "b { top: var(--show-time) }"],
        "hide",
        ["a.json": #"{"cursor": {"hide": 1}}"#, "b.css": "b { top: var(--hide) }"]
      ),
      (
        ["a.json": #"{"⟦⟧a": {"b": {"x": 1}, "y": 2}, "c": {"z": "@a.y"}}"#, "b.css": "a {}"], "d",
        ["a.json": #"{"d": {"b": {"x": 1}, "y": 2}, "c": {"z": "@d.y"}}"#, "b.css": "d {}"]
      ),
      (
        ["a.json": #"{".⟦⟧badge": {"top": 1}}"#, "b.css": ".badge {}"], "mark",
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
      ["a.json": #"{"a": {"⟦⟧color": "red"}, "b": {"color": "@a.color"}}"#],
      [
        "a.json": ##"{"colors": {"⟦⟧ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
        "b.css": "colors b { color: var(--ink) }",
      ],
      [
        "a.json": #"{"c": {"⟦⟧ink": "red"}, "d": "@c", "b": {"color": "@d.ink"}}"#
      ],
      [
        "a.json": ##"{"⟦⟧colors": {"ink": "#000"}, "b": {"color": "@colors.ink"}}"##,
        "b.css": "b { color: var(--colors-ink) }",
      ],
      ["a.json": #"{"a": {"⟦⟧ink": 1}, "b": {"\u0063olor": "@a.ink"}, "c": {"x": "\u0040a.ink"}}"#],
    ])
  func rejections(files: [String: String]) throws {
    let marked = try MarkedFiles(files)
    #expect(throws: ResponseError.self) { try marked.renamed(to: "tint") }
  }
}
