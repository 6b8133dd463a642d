// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

/// A hover at the mark of a text.
struct HoverResult {
  /// The contents.
  let contents: String
  /// The text of the range.
  let range: String?

  /// Asks a server for the hover at the mark of a sheet in a theme, or returns `nil` if there is none.
  init?(
    _ source: MarkedSource, in files: [String: String] = [:], name: String = "main.css",
    markdown: Bool = true, pictures: Bool = false
  ) throws {
    let server = try TestServer(
      [name: source.text], files: files,
      capabilities: markdown ? TestServer.allCapabilities : [:],
      settings: ["pictures": ["enabled": pictures]])
    let result = try server.request("textDocument/hover", in: name, at: source.offset)
    guard let contents = result[path: "contents", "value"]?.string else { return nil }
    self.contents = contents
    #expect(result[path: "contents", "kind"]?.string == (markdown ? "markdown" : "plaintext"))
    range = server.model(of: name).text(in: result["range"])
  }
}

@Suite("Hovers of declarations")
struct DeclarationHoverTests {
  @Test(
    "The contents name the facts, and the range is the token",
    arguments: [
      ("a { co⟦⟧lor: red }", "color", ["**`color`**", "Inherited.", "css-color-4"]),
      ("a { ⟦⟧color: red }", "color", ["**`color`**"]),
      ("a { color⟦⟧: red }", "color", ["**`color`**"]),
      ("a { mar⟦⟧gin: 0 }", "margin", ["Sets `margin-top`, `margin-right`"]),
      ("a { opac⟦⟧ity: 1 }", "opacity", ["Initial value: `1`.", "Not inherited."]),
      ("a { word-wr⟦⟧ap: normal }", "word-wrap", ["`word-wrap` is an alias of `overflow-wrap`"]),
      ("a { col⟦⟧our: red }", "colour", ["Did you mean `color`?"]),
      ("a { -livery-pip⟦⟧eline: none }", "-livery-pipeline", ["**`-livery-pipeline`**"]),
      ("a { color-adj⟦⟧ust: exact }", "color-adjust", ["print-color-adjust"]),
      ("a { border: 1px so⟦⟧lid red }", "solid", ["**`solid`**", "In a value of `border`:"]),
      ("a { margin: inh⟦⟧erit }", "inherit", ["value of the parent"]),
      ("a { margin: revert-⟦⟧layer }", "revert-layer", ["cascade layer"]),
      ("a { margin: 0 !impor⟦⟧tant }", "!important", ["win over"]),
      ("@media print { a { & b { opac⟦⟧ity: 1 } } }", "opacity", ["**`opacity`**"]),
      ("@keyframes x { from { opac⟦⟧ity: 1 } }", "opacity", ["**`opacity`**"]),
      (
        "@starting-st⟦⟧yle { a { top: 0 } }", "@starting-style",
        ["transitions of a new element begin", "css-transitions-2"]
      ),
      ("a { @starting-style { opac⟦⟧ity: 0 } }", "opacity", ["**`opacity`**"]),
      ("a { @media print { opac⟦⟧ity: 0 } }", "opacity", ["**`opacity`**"]),
      ("@font-face { sr⟦⟧c: url(a.ttf) }", "src", ["A descriptor of `@font-face`"]),
    ])
  func facts(source: MarkedSource, range: String, facts: [String]) throws {
    let hover = try #require(try HoverResult(source))
    for fact in facts { #expect(hover.contents.contains(fact), "\(hover.contents)") }
    #expect(hover.range == range)
  }

  @Test(
    "A number shows its computed value",
    arguments: [
      ("a { font-size: 20px; width: ca⟦⟧lc(1em + 4px) }", "calc(1em + 4px)", "`24px`"),
      ("a { width: 2r⟦⟧em }", "2rem", "`32px`"), ("a { width: 1⟦⟧in }", "1in", "`96px`"),
      ("a { width: min(1px, ma⟦⟧x(2px, 3px)) }", "min(1px, max(2px, 3px))", "`1px`"),
      ("a { rotate: calc(1tu⟦⟧rn / 4) }", "calc(1turn / 4)", "`90deg`"),
      ("b { font-size: 10px } b c { width: 3e⟦⟧m }", "3em", "`30px`"),
      ("b { font-size: 10px } :is(b, d) c:not(e) { width: 3e⟦⟧m }", "3em", "`30px`, for `b c`"),
      (":has(b) { width: 3e⟦⟧m }", "3em", "`48px`, for `*`"),
    ])
  func numbers(source: MarkedSource, range: String, computed: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains("Computed value: \(computed)"), "\(hover.contents)")
    #expect(hover.range == range)
  }

  @Test(
    "Nothing has no hover",
    arguments: [
      "⟦⟧ a { }", "a { } ⟦⟧", "/* co⟦⟧lor: red */ a { }", "a { color: red } ⟦⟧/* */", "⟦⟧",
      "a ⟦⟧{ }",
      "a { ⟦⟧ }", "} ⟦⟧ {",
    ])
  func nothing(source: MarkedSource) throws {
    #expect(try HoverResult(source) == nil)
  }

  @Test("A property of the program shows its help, without effect as Markdown")
  func vocabulary() throws {
    let files = [
      ".livery.yml": """
      properties:
        -app-glow: {grammar: "<length> <color>?", inherited: true, help: "Light *around* it."}
      """
    ]
    let hover = try #require(try HoverResult("a { -app-gl⟦⟧ow: 1px }", in: files))
    #expect(hover.contents.contains(#"Light \*around\* it."#), "\(hover.contents)")
    #expect(hover.contents.contains("<length> <color>?"))
    #expect(hover.contents.contains("A property of the program. Inherited."))
    let plain = try #require(
      try HoverResult("a { -app-gl⟦⟧ow: 1px }", in: files, markdown: false))
    #expect(plain.contents.contains("Light *around* it."))
  }

  @Test("A client without Markdown gets plain text without pictures")
  func plainText() throws {
    let hover = try #require(
      try HoverResult("a { color: #f⟦⟧00 }", markdown: false, pictures: true))
    #expect(!hover.contents.contains("`") && !hover.contents.contains("data:"))
    #expect(hover.contents.contains("rgb(255 0 0)"))
    let property = try #require(try HoverResult("a { co⟦⟧lor: red }", markdown: false))
    #expect(property.contents.contains("Specification: https://"))
  }
}
