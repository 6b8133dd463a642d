// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Hovers of the names of a theme")
struct NameHoverTests {
  private static let theme = [
    ".livery.yml": "themes: [[base.css, main.css]]\nvariables: [--density]",
    "base.css": """
    @layer reset, base;
    @property --size { syntax: "<length>"; inherits: false; initial-value: 4px }
    :root { --ink: #123456; --paper: var(--ink) }
    @media (prefers-color-scheme: dark) { :root { --ink: #abcdef } }
    @keyframes pulse { from { opacity: 0 } 50% { opacity: 1 } }
    @font-face { font-family: "Brand Sans"; src: url(a.ttf) }
    .card { container-name: card }
    """,
  ]

  @Test(
    "The contents name the declarations in other files",
    arguments: [
      (
        "a { color: var(--i⟦⟧nk) }", "--ink",
        ["Light: `#123456`", "Dark: `#abcdef`", "[base.css:3](file://"]
      ),
      ("a { color: v⟦⟧ar(--ink) }", "var(--ink)", ["Light: `#123456`"]),
      ("a { --in⟦⟧k: red }", "--ink", ["Value: `#ff0000`", "`red` in `a`", "main.css:1"]),
      ("a { color: var(--pap⟦⟧er) }", "--paper", ["`#123456`", "`var(--ink)` in `:root`"]),
      ("a { --ink: red; color: var(--i⟦⟧nk) }", "--ink", ["main.css:1", "which applies here"]),
      (
        "a { width: var(--si⟦⟧ze) }", "--size",
        ["<length>", "Initial value: `4px`. Not inherited."]
      ),
      ("a { width: var(--densi⟦⟧ty) }", "--density", ["The program sets this property."]),
      ("a { width: var(--non⟦⟧e) }", "--none", ["No sheet of the theme declares this property."]),
      ("@property --si⟦⟧ze { }", "--size", ["Registered by `@property`."]),
      ("a { animation: pul⟦⟧se 2s }", "pulse", ["base.css:5", "`0%` and `50%`", "Used once"]),
      ("a { animation: no⟦⟧pe 2s }", "nope", ["No sheet of the theme declares this animation."]),
      ("@layer ba⟦⟧se { }", "base", ["Cascade layer 2 of 2.", "`reset` and `base`"]),
      ("a { font-family: Bra⟦⟧nd Sans, serif }", "Brand Sans", ["base.css:6"]),
      ("@container ca⟦⟧rd (width > 1px) { }", "card", ["Named by [base.css:7]"]),
    ])
  func names(source: MarkedSource, range: String, facts: [String]) throws {
    let hover = try #require(try HoverResult(source, in: Self.theme))
    for fact in facts { #expect(hover.contents.contains(fact), "\(hover.contents)") }
    #expect(hover.range == range)
  }

  @Test("A variable of the base theme has a place without a link")
  func base() throws {
    let files = [".livery.yml": "extends: default\nbase: three20"]
    let hover = try #require(
      try HoverResult("a { color: var(--link-text-col⟦⟧or) }", in: files))
    #expect(hover.contents.contains("`<default>:"), "\(hover.contents)")
  }

  @Test(
    "A step of a pipeline shows its grammar and its parameters",
    arguments: [
      ("a { -livery-pipeline: fi⟦⟧ll(red) }", "fill", "fill( <color> )"),
      ("a { -livery-pipeline: shape(rounded(4⟦⟧px)) fill(red) }", "shape(rounded(4px))", "outline"),
      (
        "a { -livery-pipeline: sha⟦⟧dow(0 1px 2px black) fill(red) }", "shadow",
        "`blur` `<length [0,∞]>?`"
      ),
    ])
  func steps(source: MarkedSource, range: String, fact: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains(fact), "\(hover.contents)")
    #expect(hover.range == range)
  }

  @Test(
    "A comment of the linter explains the rule or the command",
    arguments: [
      ("/* livery-disable no-imp⟦⟧ortant -- x */", "no-important", "Rejected:"),
      (
        "/* livery-disable-next-li⟦⟧ne no-important */",
        "/* livery-disable-next-line no-important */", "next line"
      ),
      ("/* livery-disable lowcontra⟦⟧st */", "lowcontrast", "Did you mean `low-contrast`?"),
    ])
  func comments(source: MarkedSource, range: String, fact: String) throws {
    let hover = try #require(try HoverResult(source))
    #expect(hover.contents.contains(fact), "\(hover.contents)")
    #expect(hover.range == range)
  }

  @Test(
    "Sheets in JSON have hovers",
    arguments: [
      (#"{"toolbar": {"col⟦⟧or": "red"}}"#, "color", "**`color`**"),
      (#"{"toolbar": {"color": "re⟦⟧d"}}"#, "red", "#ff0000"),
      (
        ##"{"colors": {"ink": "#123456"}, "toolbar": {"color": "@colors.in⟦⟧k"}}"##, "@colors.ink",
        "#123456"
      ),
    ])
  func json(source: MarkedSource, range: String, fact: String) throws {
    let hover = try #require(try HoverResult(source, name: "sheet.json"))
    #expect(hover.contents.contains(fact), "\(hover.contents)")
    #expect(hover.range == range)
  }
}
