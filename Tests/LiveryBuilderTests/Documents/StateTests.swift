// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("The states of a style")
struct StateTests {
  private let context = ParsingContext(library: .standard)

  private func document(_ text: String, state: String = StyleDocument.normal) throws
    -> StyleDocument
  {
    var document = try StyleDocument(Array(text.utf8), file: "badge.css")
    try document.select(state: state)
    return document
  }

  private func text(_ document: StyleDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  /// Edits the pipeline of the document's state.
  private func edit(
    _ document: inout StyleDocument, _ change: (inout PipelineText) throws(EditError) -> Void
  ) throws {
    var pipeline = document.pipeline(in: context)
    try change(&pipeline)
    document.setValue(pipeline.text, named: "Change", in: context)
  }

  private func setColor(_ document: inout StyleDocument, _ color: String) throws {
    try edit(&document) { text throws(EditError) in
      try text.set(["color"], of: StepPath(1), to: color)
    }
  }

  private let badge = ".badge { -livery-pipeline: inset(1px) fill(red) }\n"

  @Test(
    "get a rule after that of the style with the first change",
    arguments: [
      ("highlighted", ".badge:hover"), ("selected", ".badge:selected"),
      ("disabled", ".badge:disabled"), ("focused", ".badge:focus"),
      ("new", ".badge:state(new)"),
    ])
  func first(_ state: String, _ selector: String) throws {
    var document = try document(badge + "\n.other { color: red }\n", state: state)
    #expect(document.value == " inset(1px) fill(red) ")
    try setColor(&document, "blue")
    #expect(
      text(document) == """
        .badge { -livery-pipeline: inset(1px) fill(red) }

        \(selector) {
          -livery-pipeline: inset(1px) fill(blue);
        }

        .other { color: red }

        """)
    #expect(document.ownStates == [state: 1])
    #expect(document.selector == ".badge")
    try document.undo()
    #expect(text(document) == badge + "\n.other { color: red }\n")
  }

  @Test("lose their rule with the last difference")
  func last() throws {
    var document = try document(badge, state: "highlighted")
    try setColor(&document, "blue")
    try setColor(&document, "red")
    #expect(text(document) == badge)
    var other = try self.document(
      badge + ".badge:hover { color: red; -livery-pipeline: inset(1px) fill(blue); opacity: 1 }",
      state: "highlighted")
    try setColor(&other, "red")
    #expect(text(other) == badge + ".badge:hover { color: red; opacity: 1 }")
  }

  @Test(
    "get a nested rule in a nested style",
    arguments: ["fill(red)", "fill(red);", "fill(red); color: red"])
  func nested(_ rest: String) throws {
    var document = try document(
      ".a { & .badge { -livery-pipeline: inset(1px) \(rest) } }", state: "highlighted")
    try setColor(&document, "blue")
    #expect(document.archive.pipelines.map(\.selector) == [".a .badge", ".a .badge:hover"])
    #expect(document.value == " inset(1px) fill(blue)")
    try setColor(&document, "red")
    #expect(document.archive.pipelines.count == 1)
  }

  @Test("have no states of their own")
  func statesOfStates() throws {
    var document = try document(".badge:hover { -livery-pipeline: inset(1px) }")
    #expect(!document.canHaveStates)
    #expect(throws: EditError.self) { try document.select(state: "selected") }
    #expect(throws: EditError.self) { try document.select(state: "a b") }
  }

  @Test("are selected by the index of their rule if the style has one too")
  func separated() throws {
    let document = try StyleDocument(
      Array("\(badge).badge:active { -livery-pipeline: none }".utf8), file: nil, style: 1)
    #expect(document.style == 0)
    #expect(document.state == "highlighted")
    #expect(document.value == " none ")
  }

  @Test("are not listed as styles of the file, unless they stand alone")
  func listed() throws {
    let document = try document(
      badge + """
        .badge:hover { -livery-pipeline: none }
        .badge:hover:checked { -livery-pipeline: none }
        .other:hover { -livery-pipeline: none }
        @media (prefers-color-scheme: dark) { .badge:focus { -livery-pipeline: none } }
        """)
    #expect(document.baseStyles == [0, 2, 3, 4])
    #expect(document.ownStates == ["highlighted": 1])
  }

  @Test("are those of a rule with the same conditions")
  func conditions() throws {
    let dark = "@media (prefers-color-scheme: dark) {\n  \(badge)}\n"
    var document = try StyleDocument(
      Array("\(badge).badge:hover { -livery-pipeline: none }\n\(dark)".utf8), file: nil, style: 2)
    #expect(document.ownStates.isEmpty)
    try document.select(state: "highlighted")
    try setColor(&document, "blue")
    #expect(document.archive.pipelines[3].selector == ".badge:hover")
    #expect(document.value.trimmed == "inset(1px) fill(blue)")
    try document.select(0)
    #expect(document.ownStates == ["highlighted": 1])
  }

  @Test("of several elements keep their rule, and inherit no change of one element")
  func shared() throws {
    let rule = ".badge:hover, .pill:hover { -livery-pipeline: inset(1px) fill(blue) }"
    var document = try document(badge + rule)
    try edit(&document) { text throws(EditError) in
      try text.set(["insets"], of: StepPath(0), to: "2px")
    }
    #expect(text(document).hasSuffix(rule))
    try document.undo()
    try document.select(state: "highlighted")
    try setColor(&document, "red")
    #expect(text(document).hasSuffix(rule.replacing("blue", with: "red")))
  }

  @Test("of changes are restored by undo and redo")
  func history() throws {
    let focused = ".badge:focus { -livery-pipeline: inset(1px) fill(blue) }\n"
    var document = try document(focused + badge)
    try document.select(1)
    try document.select(state: "focused")
    #expect(document.style == 1)
    // The removed rule precedes that of the style.
    try setColor(&document, "red")
    #expect(document.archive.pipelines.map(\.selector) == [".badge"])
    #expect(document.style == 0)
    try document.select(state: "normal")
    try document.undo()
    #expect(document.style == 1)
    #expect(document.state == "focused")
    #expect(document.value == " inset(1px) fill(blue) ")
    try document.redo()
    #expect(document.style == 0)
    #expect(document.state == "focused")
  }

  @Test("need a rule of the style that is closed", arguments: ["", ";", " /*"])
  func open(_ rest: String) throws {
    var document = try document(".badge { -livery-pipeline: inset(1px) fill(red)\(rest)")
    #expect(throws: EditError.openRule) { try document.select(state: "highlighted") }
    var nested = try self.document(".a { & .badge { -livery-pipeline: inset(1px) fill(red)\(rest)")
    try? nested.select(state: "highlighted")
    try? setColor(&nested, "blue")
    #expect(nested.archive.pipelines.count == (nested.state == StyleDocument.normal ? 1 : 2))
  }

  @Test("are added to a file as states of their style")
  func added() throws {
    var document = try document(badge)
    try document.addStyle(".badge:hover")
    #expect(document.style == 0)
    #expect(document.state == "highlighted")
    try document.undo()
    #expect(document.state == StyleDocument.normal)
    #expect(text(document) == badge)
  }

  @Test("are renamed with the style")
  func rename() throws {
    var document = try document(badge + ".badge:active { -livery-pipeline: none }")
    try document.rename(".tag")
    #expect(document.archive.pipelines.map(\.selector) == [".tag", ".tag:hover"])
  }

  @Test("are renamed in a rule that also describes other elements")
  func renameShared() throws {
    var document = try document(
      ".badge { -livery-pipeline: none } .badge:hover, .pill:hover { -livery-pipeline: none }")
    try document.rename(".tag")
    #expect(
      text(document)
        == ".tag { -livery-pipeline: none } .tag:hover, .pill:hover { -livery-pipeline: none }")
  }

  /// Changes of the style, and the steps that a state with its own color has afterwards.
  private static let changes:
    [(String, @Sendable (inout PipelineText) throws(EditError) -> Void, String)] = [
      (
        "an inherited step",
        { text throws(EditError) in try text.set(["insets"], of: StepPath(0), to: "4px") },
        "inset(4px) fill(blue) border(1px white)"
      ),
      (
        "an inherited parameter of a changed step",
        { text throws(EditError) in try text.set(["width"], of: StepPath(2), to: "3px") },
        "inset(1px) fill(blue) border(3px white)"
      ),
      (
        "no parameter of its own",
        { text throws(EditError) in try text.set(["color"], of: StepPath(1), to: "green") },
        "inset(1px) fill(blue) border(1px white)"
      ),
      (
        "a new step",
        { text throws(EditError) in try text.insert("text()", at: StepPath(1)) },
        "inset(1px) text() fill(blue) border(1px white)"
      ),
      (
        "the removal of an inherited step",
        { text throws(EditError) in try text.remove(StepPath(0)) },
        "fill(blue) border(1px white)"
      ),
      (
        "no removal of a changed step",
        { text throws(EditError) in try text.remove(StepPath(1)) },
        "inset(1px) fill(blue) border(1px white)"
      ),
      (
        "a move",
        { text throws(EditError) in try text.move(StepPath(0), to: StepPath(2)) },
        "fill(blue) border(1px white) inset(1px)"
      ),
      (
        "a disabled step",
        { text throws(EditError) in try text.toggle(StepPath(0)) },
        "/* off: inset(1px) */ fill(blue) border(1px white)"
      ),
    ]

  @Test("inherit changes of the style", arguments: changes.indices)
  func inherit(_ index: Int) throws {
    let (name, change, expected) = Self.changes[index]
    var document = try document(
      """
      .badge { -livery-pipeline: inset(1px) fill(red) border(1px black) }
      .badge:hover { -livery-pipeline: inset(1px) fill(blue) border(1px white) }
      """)
    try edit(&document, change)
    try document.select(state: "highlighted")
    #expect(document.value.trimmed == expected, "\(name)")
  }

  @Test("mark what they inherit, also inside of shapes and parts")
  func marks() throws {
    func items(_ text: String) throws -> [ItemMessage] {
      try ItemMessage.items(of: PipelineText(text, in: context))
    }
    let base = try items(
      "shape(rounded-rectangle 4px) fill(red) part(image, inset(1px) image()) border(1px black)")
    let state = try items(
      "shape(rounded-rectangle 4px) text() fill(blue) part(image, inset(2px) image())"
    )
    .marked(comparedTo: base)
    #expect(state.map(\.inheritance) == [.inherited, .own, .changed, .changed])
    #expect(state[0].parameters[0].value?.parameters?[0].inheritance == .inherited)
    #expect(state[2].parameters.map(\.inheritance) == [.changed])
    #expect(state[3].parameters.map(\.inheritance) == [.inherited, .changed])
    #expect(
      state[3].parameters[1].value?.items?.map(\.inheritance) == [.changed, .inherited])
  }
}
