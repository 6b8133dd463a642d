// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import TestSupport
import Testing

@testable import LiveryBuilder

@Suite("The document of a style")
struct StyleDocumentTests {
  private let archive = """
    \u{FEFF}/* Ours. */\r
    .other { color : RED ; }\r
    .badge , .pill:hover {\r
    \t-livery-pipeline : inset( 1PX )   fill( red );;\r
    }\r
    @media (min-width: 1px) { .wide { -livery-pipeline: text() } }\r
    .nested { & .inner { -livery-pipeline: none } }
    """
  private let context = ParsingContext(library: .standard)

  private func document(_ style: Int = 0) throws -> StyleDocument {
    try StyleDocument(Array(archive.utf8), file: "badge.css", style: style)
  }

  @Test("returns the pipelines of its file by selector")
  func pipelines() throws {
    #expect(
      try document().archive.pipelines.map(\.selector) == [".badge", ".wide", ".nested .inner"])
    #expect(throws: EditError.noStyle) { try document(3) }
    var nested = try document(2)
    #expect(throws: EditError.self) { try nested.rename(".other") }
  }

  @Test("changes only the bytes of its value")
  func change() throws {
    var document = try document()
    var pipeline = document.pipeline(in: context)
    try pipeline.set(["color"], of: StepPath(1), to: "#00f")
    document.setValue(pipeline.text, named: "Change color")
    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == archive.replacing("fill( red )", with: "fill( #00f )"))
    #expect(!document.history.isSaved)
    try document.undo()
    #expect(document.bytes == Array(archive.utf8))
    #expect(document.history.isSaved)
    try document.redo()
    #expect(document.value.contains("#00f"))
  }

  @Test("undoes and redoes without limit, one gesture at a time", .tier(.standard))
  func history() throws {
    var document = try document()
    var texts = [document.bytes]
    for number in 0..<500 {
      document.setValue(" inset(\(number)px)", named: "Change", gesture: "drag \(number / 10)")
      if number % 10 == 9 { texts.append(document.bytes) }
    }
    for text in texts.dropLast().reversed() {
      try document.undo()
      #expect(document.bytes == text)
    }
    #expect(throws: EditError.nothingToUndo) { try document.undo() }
    for text in texts.dropFirst() {
      try document.redo()
      #expect(document.bytes == text)
    }
  }

  @Test("is unsaved after a change that follows an undo of the save")
  func savedBranch() throws {
    var document = try document()
    document.setValue(" text()", named: "a")
    document.saved(as: "badge.css")
    #expect(document.history.isSaved)
    try document.undo()
    #expect(!document.history.isSaved)
    document.setValue(" image()", named: "b")
    #expect(!document.history.isSaved)
    try document.undo()
    #expect(!document.history.isSaved)
  }

  @Test("starts with a rule with one step per line")
  func begin() throws {
    var document = try StyleDocument(new: " toolbar > .button ")
    var pipeline = document.pipeline(in: context)
    try pipeline.insert("inset(1px)", at: StepPath(0))
    try pipeline.insert("fill(red)", at: StepPath(1))
    document.setValue(pipeline.text, named: "Insert")
    try document.rename(".mine")
    #expect(
      String(decoding: document.bytes, as: UTF8.self) == """
        .mine {
          -livery-pipeline:
            inset(1px)
            fill(red);
        }

        """)
  }

  @Test(
    "rejects selectors that do not describe an element",
    arguments: ["", ".a, .b", ".a {", "*/", ":not(.a)", ".a; b"])
  func selectors(_ selector: String) throws {
    #expect(throws: EditError.self) { try StyleDocument(new: selector) }
    var document = try document()
    #expect(throws: EditError.self) { try document.rename(selector) }
  }

  @Test(
    "accepts any text as an archive",
    arguments: [
      "", "}", ".a { -livery-pipeline", ".a { -livery-pipeline:", ".a{-livery-pipeline:;}",
      ".a { -livery-pipeline: inset(1px", ".a { -livery-pipeline: inset(1px /* ",
      "\u{0}.a { -livery-pipeline: none }",
    ])
  func hostile(_ text: String) throws {
    guard var document = try? StyleDocument(Array(text.utf8), file: "a.css") else { return }
    let before = document.bytes
    var pipeline = document.pipeline(in: context)
    try? pipeline.insert("fill(red)", at: StepPath(0))
    document.setValue(pipeline.text, named: "Insert")
    if document.bytes != before { try document.undo() }
    #expect(document.bytes == before)
  }
}
