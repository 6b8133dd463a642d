// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Renaming")
struct RenameTests {
  /// Renames the name at an offset of `a.css`, and returns the texts of all files.
  private func renamed(
    _ files: [String: String], at offset: Int, to name: String
  ) throws -> [String: String] {
    let server = try TestServer(files: files)
    try server.open("a.css")
    try server.apply(
      server.request("textDocument/rename", in: "a.css", at: offset, ["newName": name]))
    return server.texts
  }

  @Test("A custom property changes in all sheets of the theme")
  func customProperty() throws {
    let texts = try renamed(
      [
        "a.css": ":root { --accent: red }", "b.css": "a { color: var(--accent) }",
        "c.css": "@property --accent { syntax: '<color>'; inherits: true; initial-value: red }",
      ], at: 10, to: "--brand")
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
      (
        "a { font-family: Open ⟦Sans⟧, serif } b { font-family: 'Open Sans' }", "Fira Sans",
        "a { font-family: Fira Sans, serif } b { font-family: 'Fira Sans' }"
      ),
      (
        "@font-face { font-family: '⟦Foo⟧' } a { font-family: \"Foo\" }", "Bob's",
        "@font-face { font-family: 'Bob\\'s' } a { font-family: \"Bob\\'s\" }"
      ),
    ])
  func kinds(source: MarkedSource, name: String, expected: String) throws {
    let texts = try renamed(["a.css": source.text], at: source.ranges[0].upperBound, to: name)
    #expect(texts["a.css"] == expected)
  }

  @Test(
    "A name that cannot change is rejected",
    arguments: [
      ("a:ho⟦⟧ver {}", "focus"), ("a::b⟦⟧efore {}", "x"), ("[k⟦⟧ind] {}", "x"),
      (":root { -⟦⟧-a: 1; --b: 2 }", "--b"), (".a⟦⟧ {}", "b c"), (".a⟦⟧ {}", ""),
      (".a⟦⟧ {}", "b{"), ("a { co⟦⟧lor: red }", "x"), ("@keyframes a⟦⟧ {}", "none"),
      ("@layer a⟦⟧;", "initial"), ("a { container-name: a⟦⟧ }", "not"),
    ])
  func rejected(source: MarkedSource, name: String) throws {
    #expect(throws: ResponseError.self) {
      try renamed(["a.css": source.text], at: source.offset, to: name)
    }
  }

  @Test("A name of the base theme cannot change")
  func baseTheme() throws {
    let server = try TestServer(files: [".livery.yml": "base: three20", "a.css": "toolbar {}"])
    try server.open("a.css")
    #expect(throws: ResponseError.self) {
      try server.request("textDocument/prepareRename", in: "a.css", at: 3)
    }
  }

  @Test("The range of a name is without its sign")
  func preparation() throws {
    let server = try TestServer(files: ["a.css": "a .title {}"])
    try server.open("a.css")
    let result = try server.request("textDocument/prepareRename", in: "a.css", at: 5)
    #expect(result["placeholder"]?.string == "title")
    #expect(server.model(of: "a.css").text(in: result["range"]) == "title")
  }

  @Test("Names in broken text change as well")
  func brokenText() throws {
    let texts = try renamed(
      ["a.css": ".a { color: var(--x\n.b { --x: 1"], at: 18, to: "--y")
    #expect(texts["a.css"] == ".a { color: var(--y\n.b { --y: 1")
  }
}
