// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Completion in a theme of several files")
struct ThemeCompletionTests {
  private static let configuration = """
    base: harbor
    types:
      toolbar: { states: [busy, hover], parts: [icon, label] }
      button: { states: [checked] }
    classes: [primary]
    variables: [--window-scale]
    functions: [app-color]
    properties:
      -app-glow: { grammar: "<length> | loud", help: "The size of the glow." }
    trees: [tree.json]
    """

  private static let files = [
    ".livery.yml": configuration,
    "theme.css": "@import \"parts/colors.css\";\n.card { color: var(--brand) }\n",
    "parts/colors.css": ":root { --brand: #123456; --space: 4px }\n@layer base { }\n",
    "tree.json": """
    {"type": "window", "classes": ["main"], "children": [
      {"type": "dial", "id": "volume", "states": ["muted", "spinning"], "parts": ["needle"]}]}
    """,
    "images/back.png": "", "images/my file.png": "", "notes.txt": "",
  ]

  /// Completes a text as a new file of the theme.
  private func completion(
    _ source: MarkedSource, in name: String = "new.css"
  ) throws -> OfferedItems {
    try source.completion(in: name, files: Self.files)
  }

  @Test("Custom properties of other files show their values and files")
  func variables() throws {
    let offered = try completion("a { color: ⟦⟧")
    #expect(offered.text("documentation", of: "--brand") == "#123456")
    #expect(offered.items["--brand"]?["kind"]?.number == 16)
    #expect(
      offered.items["--brand"]?["labelDetails"]?["description"]?.string == "parts/colors.css")
    #expect(offered.items["--space"]?["kind"]?.number == 6)
    #expect(offered.items["--window-scale"] != nil)
    #expect(offered.items["app-color()"] != nil)
  }

  @Test("Selectors come from other files, the vocabulary, the trees and the base theme")
  func selectors() throws {
    let offered = try completion("⟦⟧")
    for label in [".card", ".primary", ".main", "#volume", "toolbar", "dial", "window", "button"] {
      #expect(offered.items[label] != nil, "\(label) is missing")
    }
    #expect(offered.items["colgroup"] == nil)
    let states = try completion("toolbar:⟦⟧")
    #expect(states.items[":state(busy)"] != nil && states.items[":state(spinning)"] != nil)
    #expect(states.sorted.first == ":hover")
    let parts = try completion("toolbar::part(⟦⟧")
    #expect(parts.labels.contains("icon") && parts.labels.contains("needle"))
    #expect(try completion("a { -livery-pipeline: part(⟦⟧").labels.contains("icon"))
    // A client compares the filter text with the word.
    let begun = try completion("toolbar::ico⟦⟧")
    #expect(begun.text("filterText", of: "::part(icon)") == "::icon")
  }

  @Test("References in JSON have the values and groups of the sheet and its includes")
  func references() throws {
    let source: MarkedSource =
      ##"{"@include.x": "paper.json", "colors": {"ink": "#000"}, "a": {"color": "@⟦⟧"}}"##
    let offered = try source.completion(
      in: "new.json", files: ["paper.json": #"{"paper": "white"}"#])
    #expect(offered.text("detail", of: "@colors.ink") == "#000")
    #expect(offered.labels.contains("@paper") && offered.labels.contains("@colors"))
    let function = try completion(
      ##"{"a": {"b": 1, "color": "~color.mix(@a.⟦⟧b, red, 0.5)"}}"##, in: "new.json")
    #expect(function.labels.contains("@a.b"))
  }

  @Test("Properties of the program have their grammars")
  func properties() throws {
    let names = try completion("a { ⟦⟧")
    #expect(names.text("documentation", of: "-app-glow") == "The size of the glow.")
    let values = try completion("a { -app-glow: ⟦⟧")
    #expect(values.items["loud"] != nil && values.items["red"] == nil)
    #expect(try completion("a { -app-glow: 2⟦⟧").items["2px"] != nil)
  }

  @Test("Layers of other files")
  func layers() throws {
    #expect(try completion("@layer ⟦⟧").items["base"] != nil)
  }

  @Test("Addresses are those of files in the theme")
  func addresses() throws {
    let images = try completion("a { background: url(images/⟦⟧) }")
    #expect(images.labels == ["back.png", "my file.png"])
    #expect(
      try images.result(of: "my file.png") == "a { background: url(images/my%20file.png) }")
    let quoted = try completion("a { background: url(\"images/⟦⟧\") }")
    #expect(try quoted.result(of: "my file.png") == "a { background: url(\"images/my file.png\") }")
    let imports = try completion("@import \"⟦⟧\";")
    #expect(imports.labels.contains("parts/") && imports.labels.contains("theme.css"))
    #expect(imports.sorted.last == "tree.json" || imports.sorted.last == "notes.txt")
    #expect(try completion("@import \"../⟦⟧\";").labels == [])
    #expect(try completion("@import \"parts/../../⟦⟧\";").labels == [])
    #expect(try completion("@import \"/⟦⟧\";").labels == [])
    #expect(try completion("@import \"http://⟦⟧\";").labels == [])
    let inner = try completion("@import \"../⟦⟧\";", in: "parts/new.css")
    #expect(inner.labels.contains("theme.css") && inner.labels.contains("images/"))
  }

  @Test("A folder behind a symbolic link outside of the theme is not listed")
  func links() throws {
    let outside = try TestServer(files: ["secret.css": ""])
    let server = try TestServer(files: ["theme.css": ""])
    try FileManager.default.createSymbolicLink(
      at: server.folder.appending(path: "out"), withDestinationURL: outside.folder)
    try server.open("theme.css", "@import \"out/\";")
    #expect(try server.completion(at: 13, in: "theme.css").labels == [])
  }

  @Test("A changed document changes the completion of another one")
  func openDocuments() throws {
    let server = try TestServer(files: Self.files)
    try server.open("theme.css", "a { color: ")
    try server.open("parts/colors.css", ":root { --fresh: red }")
    let offered = try server.completion(at: 11, in: "theme.css")
    #expect(offered.items["--fresh"] != nil && offered.items["--brand"] == nil)
  }

  @Test("A sheet in JSON has names in camel case and values of the property")
  func json() throws {
    func json(_ source: MarkedSource) throws -> OfferedItems {
      try completion(source, in: "new.json")
    }
    let names = try json(#"{"button": {"bord⟦⟧"}}"#)
    #expect(try names.result(of: "borderRadius") == #"{"button": {"borderRadius"}}"#)
    #expect(try json(#"{"button": {"border-ra⟦⟧": 1}}"#).items["border-radius"] != nil)
    #expect(try json(#"{"⟦⟧"}"#).items["toolbar"] != nil)
    let values = try json(#"{"button": {"borderStyle": "so⟦⟧"}}"#)
    #expect(try values.result(of: "solid") == #"{"button": {"borderStyle": "solid"}}"#)
    #expect(try json(#"{"button": {"color": "⟦⟧"#).items["--brand"] != nil)
    #expect(try json(#"{"button": {"border-width": "1⟦⟧"}}"#).items["1px"] != nil)
    #expect(try json(#"{"button": {"border": ⟦⟧"#).labels == [])
    #expect(try json(#"{"a": ["re⟦⟧"]}"#).labels == [])
    #expect(try json("⟦⟧").labels == [])
  }

  @Test("A document that is no sheet has no items")
  func other() throws {
    let server = try TestServer([".livery.yml": "base: harbor"], files: Self.files)
    #expect(try server.completion(at: 3, in: ".livery.yml").labels == [])
  }
}
