// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("Several styles of one archive")
struct ArchiveStylesTests {
  private func document(_ text: String, _ style: Int = 0) throws -> StyleDocument {
    try StyleDocument(Array(text.utf8), file: "a.css", style: style)
  }

  private func text(_ document: StyleDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("share a history, which shows the style of each change")
  func history() throws {
    let original = ".a { -livery-pipeline: fill(red) }\n.b { -livery-pipeline: text() }\n"
    var document = try document(original)
    document.setValue(" fill(blue) ", named: "one")
    try document.select(1)
    #expect(document.selector == ".b")
    document.setValue(" image() ", named: "two")
    try document.addStyle(".c")
    #expect(document.selector == ".c")
    #expect(
      text(document)
        == ".a { -livery-pipeline: fill(blue) }\n.b { -livery-pipeline: image() }\n\n"
        + ".c {\n  -livery-pipeline:\n    none;\n}\n")
    try document.select(0)
    try document.undo()
    #expect(document.selector == ".b")
    try document.undo()
    #expect(document.selector == ".b")
    try document.undo()
    #expect(document.selector == ".a")
    #expect(text(document) == original)
    for selector in [".a", ".b", ".c"] {
      try document.redo()
      #expect(document.selector == selector)
    }
    #expect(document.value.trimmed == "none")
  }

  @Test("are changed separately, even in one gesture")
  func gestures() throws {
    var document = try document(
      ".a { -livery-pipeline: fill(red) } .b { -livery-pipeline: text() }")
    document.setValue(" fill(blue) ", named: "one", gesture: "drag")
    try document.select(1)
    document.setValue(" image() ", named: "two", gesture: "drag")
    try document.undo()
    #expect(document.value == " text() ")
    try document.select(0)
    #expect(document.value == " fill(blue) ")
  }

  @Test("are added only to an archive whose rules are closed")
  func open() throws {
    var document = try document(".a { -livery-pipeline: fill(red)")
    #expect(throws: EditError.openRule) { try document.addStyle(".b") }
    #expect(throws: EditError.invalidSelector(".b, .c")) { try document.addStyle(".b, .c") }
    #expect(throws: EditError.noStyle) { try document.select(1) }
    #expect(document.history.undoName == nil)
  }

  @Test("are drawn without unreadable steps, which the text keeps")
  func unreadable() throws {
    let original = """
      .a { -livery-pipeline: glow() fill(red) }
      .a:hover { -livery-pipeline: fill(var(--x)) shape() }
      """
    let document = try document(original)
    let (archive, steps) = document.readableArchive(in: ParsingContext(library: .standard))
    #expect(
      String(decoding: archive.bytes, as: UTF8.self) == """
        .a { -livery-pipeline:  fill(red) }
        .a:hover { -livery-pipeline: fill(var(--x))  }
        """)
    #expect(steps.map(\.text) == ["glow()", "shape()"])
    #expect(steps.map(\.selector) == [".a", ".a:hover"])
    #expect(text(document) == original)
  }
}

@Suite("Variables of an archive")
struct ArchiveVariablesTests {
  private static let text = """
    :root { --accent: teal; }
    .a {
      --size : 4px ;
      -livery-pipeline: fill(var(--accent));
    }

    """

  private func changed(
    _ name: String, _ value: String, _ scope: VariablePlace = .style, in text: String = text
  ) throws -> String {
    var document = try StyleDocument(Array(text.utf8), file: "a.css")
    let declaration = document.archive.variables.first { $0.name == name }
    try document.setVariable(name, to: value, at: declaration, scope: scope, gesture: nil)
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("are changed where they are declared")
  func declared() throws {
    #expect(
      try changed("--accent", "navy")
        == Self.text.replacing("--accent: teal", with: "--accent: navy"))
    #expect(
      try changed("--size", " 8px ")
        == Self.text.replacing("--size : 4px ;", with: "--size : 8px ;"))
    #expect(try changed("--size", "8px", in: "\u{FEFF}" + Self.text).contains("--size : 8px ;"))
  }

  @Test("are inserted into the rule of the style, or into the root")
  func inserted() throws {
    #expect(
      try changed("--new", "1px")
        == Self.text.replacing("  -livery", with: "  --new: 1px;\n  -livery"))
    #expect(
      try changed("--new", "1px", .root)
        == Self.text.replacing(":root {", with: ":root { --new: 1px;"))
    let line = ".a { -livery-pipeline: text() }\n"
    #expect(
      try changed("--new", "1px", in: line) == ".a { --new: 1px; -livery-pipeline: text() }\n")
    #expect(try changed("--new", "1px", .root, in: line) == line + "\n:root {\n  --new: 1px;\n}\n")
    #expect(
      try changed("--new", "1px", .root, in: ":root {\n}\n" + line)
        == ":root {\n  --new: 1px;\n}\n" + line)
  }

  @Test("reject names and values that would change the rest of the file")
  func rejected() throws {
    for name in ["accent", "--", "--a b", "--a: red; --b", ""] {
      #expect(throws: EditError.invalidVariableName(name)) { try changed(name, "red") }
    }
    for value in ["red; color: blue", "rgb(1", "}", "\"", "a } .b {"] {
      #expect(throws: EditError.openVariable("--size", value)) { try changed("--size", value) }
    }
    #expect(throws: EditError.emptyVariable("--size")) { try changed("--size", "  ") }
    #expect(throws: EditError.openRule) {
      try changed("--new", "1px", .root, in: ".a { -livery-pipeline: text()")
    }
  }
}
