// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Inlay hints")
struct InlayHintTests {
  private static let theme = [
    ".livery.yml": "themes: [[base.css, main.css]]",
    "base.css": """
    :root { --ink: #123456; --gap: calc(2px * 2); --shadow: 0 1px 2px rgb(0 0 0 / 50%), 0 2px 4px red }
    @media (prefers-color-scheme: dark) { :root { --ink: #abcdef } }
    """,
  ]

  /// A hint: the text before its position in its line, its label and its tooltip.
  private struct Hint: Equatable {
    let before: String
    let label: String
    let tooltip: String
  }

  private func hints(
    _ text: String, settings: [String: Any] = [:], lines: Range<Int> = 0..<99,
    name: String = "main.css"
  ) throws -> [Hint] {
    try hints(
      TestServer([name: text], files: Self.theme, settings: settings), lines: lines, name: name)
  }

  private func hints(
    _ server: TestServer, lines: Range<Int> = 0..<99, name: String = "main.css"
  ) throws -> [Hint] {
    let result = try server.request(
      "textDocument/inlayHint", in: name, ["range": LSP.Range(lines: lines).json])
    let model = server.model(of: name)
    return try result.values.map { hint in
      let position = try #require(TextPosition(hint["position"]))
      #expect(hint["paddingLeft"]?.bool == true)
      let start = TextPosition(line: position.line, character: 0)
      return Hint(
        before: try #require(model.text(in: LSP.Range(start: start, end: position))),
        label: hint["label"]?.string ?? "", tooltip: hint["tooltip"]?.string ?? "")
    }
  }

  @Test(
    "A variable shows its value after the reference",
    arguments: [
      ("a { color: var(--ink)⟦⟧ }", "#123456"), ("a { margin: var(--gap)⟦⟧ }", "calc(2px * 2)"),
      ("a { margin: 1px var(--gap)⟦⟧ 2px }", "calc(2px * 2)"),
      ("} a { color: var(--ink)⟦⟧", "#123456"),
      ("a { &:hover { color: var(--ink)⟦⟧ } }", "#123456"),
      ("a { -livery-pipeline: fill(var(--ink)⟦⟧) }", "#123456"),
      ("a { --ink: red; color: var(--ink)⟦⟧ }", "#ff0000"),
      ("a { color: var(--ink, var(--none))⟦⟧ }", "#123456"),
      (":is(a, b) { color: var(--ink)⟦⟧ }", "#123456"),
      ("x:where(a b, .c):not(d e) { --ink: red; color: var(--ink)⟦⟧ }", "#ff0000"),
      ("a:nth-child(2 of b) { color: var(--ink)⟦⟧ }", "#123456"),
      ("a, b { & + & { color: var(--ink)⟦⟧ } }", "#123456"),
      ("::unknown(a) { color: var(--ink)⟦⟧ }", "#123456"),
    ])
  func variables(source: MarkedSource, label: String) throws {
    let found = try hints(source.text)
    let before = String(source.text.utf8.prefix(source.offset))
    #expect(found.contains { $0.before == before && $0.label == label }, "\(found)")
  }

  @Test("A variable that differs in the dark color scheme shows both values in the tooltip")
  func schemes() throws {
    let found = try hints("a { color: var(--ink) }")
    #expect(found.first?.tooltip.contains("dark color scheme: #abcdef") == true, "\(found)")
    let dark = try hints("@media (prefers-color-scheme: dark) { a { color: var(--ink) } }")
    #expect(dark.map(\.label) == ["#abcdef"])
  }

  @Test(
    "The contrast follows a text color whose background is known, with a mark if it is low",
    arguments: [
      ("a { color: white⟦⟧; background-color: black }", "21.0:1"),
      ("a { background: #fff } a b { color: #777⟦⟧ }", "4.4:1 ⚠"),
      ("a { background: #fff; font-size: 30px; color: #777⟦⟧ }", "4.4:1"),
      ("a { background: #fff; color: var(--ink)⟦⟧ }", "12.7:1"),
    ])
  func contrast(source: MarkedSource, label: String) throws {
    let found = try hints(source.text)
    let before = String(source.text.utf8.prefix(source.offset))
    #expect(found.contains { $0.before == before && $0.label == label }, "\(found)")
    #expect(found.contains { $0.tooltip.contains("of WCAG 2") })
  }

  @Test(
    "Each kind of hint can be switched off",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func settings(variables: Bool, contrast: Bool) throws {
    let found = try hints(
      "a { margin: var(--gap); color: white; background: black }",
      settings: ["inlayHints": ["variables": variables, "contrast": contrast]])
    #expect(found.contains { $0.label.contains("2px") } == variables)
    #expect(found.contains { $0.label == "21.0:1" } == contrast)
  }

  @Test("Only the requested range has hints")
  func range() throws {
    let text =
      "a { margin: var(--gap) }\nb { color: #fff; background: #000 }\nc { margin: var(--gap) }\n"
    #expect(try hints(text, lines: 1..<2).map(\.label) == ["21.0:1"])
    #expect(try hints(text, lines: 2..<3).map(\.before) == ["c { margin: var(--gap)"])
    #expect(try hints(text).count == 3)
  }

  @Test(
    "Nothing has no hint",
    arguments: [
      "", "a { color: red }", "a { color: var(--none) }", "/* var(--gap) */", "a { color: var(",
      "a { box-shadow: var(--shadow) }", "@container style(--gap: 1px) { }",
      ":root { --a: var(--a) } b { width: var(--a) }", "} { ; var(--gap)",
    ])
  func nothing(text: String) throws {
    #expect(try hints(text).isEmpty)
  }

  @Test("A change of another file changes the hints")
  func otherFile() throws {
    let text = "a { margin: var(--gap) }"
    let server = try TestServer(["main.css": text], files: Self.theme)
    try server.open("base.css")
    try server.change("base.css", to: ":root { --gap: 9px }")
    #expect(try hints(server).map(\.label) == ["9px"])
  }

  @Test("A sheet in JSON has hints in its own file")
  func json() throws {
    let text = #"{"toolbar": {"color": "white", "background-color": "black"}}"#
    let found = try hints(text, name: "sheet.json")
    #expect(found.map(\.label) == ["21.0:1"])
  }
}
