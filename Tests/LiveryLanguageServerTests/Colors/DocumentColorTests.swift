// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Colors of a document") struct DocumentColorTests {
  /// Returns the colors of a document with their texts, such as `red=ff0000ff`.
  private func colors(
    _ server: TestServer, _ name: String = "a.css"
  ) throws -> (texts: [String], ranges: [Range<Int>]) {
    let result = try server.request("textDocument/documentColor", in: name)
    let found = try #require(result.elements).map(\.self)
    let model = server.model(of: name)
    let ranges = try found.map { try #require(model.bytes(in: LSP.Range($0["range"]))) }
    let texts = try found.map { item in
      let color = try #require(CSSColor(item["color"]))
      let rgba = String(color.rgba, radix: 16)
      let hex = String(repeating: "0", count: 8 - rgba.utf8.count) + rgba
      return try #require(model.text(in: item["range"])) + "=" + hex
    }
    return (texts, ranges)
  }

  @Test(
    "are in every notation",
    arguments: [
      "teal=008080ff", "#08f=0088ffff", "#08F8=0088ff88", "#0088ff=0088ffff",
      "#0088ff80=0088ff80", "rgb(0 128 128 / 50%)=00808080", "rgba(0, 128, 128, 0.5)=00808080",
      "hsl(180 100% 25%)=008080ff", "hsla(180deg,100%,25%,1)=008080ff",
      "hwb(0 0% 100%)=000000ff", "lab(90 100 100)=ff6f0bff", "lch(50 0 0)=777777ff",
      "oklab(1 0 0)=ffffffff", "oklch(0 0 none)=000000ff", "hsv(0 1 1)=ff0000ff",
      "color(srgb 0 0.5 1)=0080ffff", "color(display-p3 1 0 0)=ff0000ff",
      "color(xyz 0 0 0)=000000ff", "RED=ff0000ff", #"\72 ed=ff0000ff"#, "transparent=00000000",
      "canvastext=000000ff", "Highlight=b5d5ffff",
    ])
  func notations(expected: String) throws {
    let text = try #require(expected.split(separator: "=").first)
    let server = try TestServer(["a.css": "a { color: \(text) }"])
    #expect(try colors(server).texts.map(comparable) == [comparable(expected)])
  }

  /// System colors are those of the platform, so only their presence is compared.
  private func comparable(_ text: String) -> String {
    text.hasPrefix("Highlight") ? "Highlight" : text
  }

  @Test(
    "are those of functions and of their arguments",
    arguments: [
      (
        "color-mix(in srgb, red, blue)",
        ["color-mix(in srgb, red, blue)=800080ff", "red=ff0000ff", "blue=0000ffff"]
      ),
      ("rgb(from red r g b / 50%)", ["rgb(from red r g b / 50%)=ff000080", "red=ff0000ff"]),
      (
        "light-dark(white, #000)",
        ["light-dark(white, #000)=ffffffff", "white=ffffffff", "#000=000000ff"]
      ),
      ("rgb(calc(255 / 2) 0 0)", ["rgb(calc(255 / 2) 0 0)=800000ff"]),
      ("color-mix(in srgb, currentcolor, blue)", ["blue=0000ffff"]), ("currentcolor", []),
      ("rgb(1 2)", []), ("#12", []), ("#12345", []), ("reddish", []), ("'red'", []),
      ("rgb(1 2 3", ["rgb(1 2 3=010203ff"]), ("rgb(1 2 3] red", ["red=ff0000ff"]),
    ])
  func functions(value: String, expected: [String]) throws {
    #expect(try colors(try TestServer(["a.css": "a { color: \(value)"])).texts == expected)
  }

  @Test(
    "are at the marks",
    arguments: [
      "a { background: linear-gradient(⟦red⟧, ⟦#00f8⟧ 50%, transparentish) }",
      "a { box-shadow: 0 1px 2px ⟦rgb(0 0 0 / 0.2)⟧, inset 0 0 1px ⟦tan⟧ }",
      "a { -livery-pipeline: fill(⟦red⟧) inner-shadow(0px 1px 2px ⟦navy⟧) }",
      ":root { --a: ⟦#123⟧; --shadow: 0 1px ⟦tan⟧; --b: menu; --c: canvas-x; --d: 'red' }",
      "@property --x { syntax: '<color>'; inherits: true; initial-value: ⟦red⟧ }",
      "#fff { width: 1px } a#red, .blue, [red=tan] { color: ⟦red⟧ }",
      "/* red #fff */ a { /* blue */ color: ⟦red⟧ /* tan */; background: url(red.png) }",
      "a { font-family: tan, Red; animation-name: red; content: counter(tan) 'blue' }",
      "a { grid-template-columns: [red] 1px; list-style-image: url(#fff) }",
      "@media (color) { a { border: 1px solid ⟦tan⟧ } b { &:hover { outline-color: ⟦red⟧ } } }",
      "a { color: ⟦red⟧; background: ⟦blue⟧", "a { color: ⟦red⟧ } } b { color: ⟦blue⟧ }",
      "a { borderColor: ⟦hsl(120, 75%, 85%)⟧; foo: ⟦red⟧ }", "a { red: 1; tan: 2 }", "",
      "@keyframes x { to { color: ⟦red⟧ } }", "a { transition: background 1s }",
      "a { color: ⟦red⟧ ⟦blue⟧⟦#fff⟧", "a { color: ⟦red⟧; b { color: ⟦#fff⟧ ",
    ])
  func marks(marked: String) throws {
    let source = MarkedSource(marked)
    let server = try TestServer(["a.css": source.text])
    let found = try colors(server).ranges
    #expect(source.marking(found) == source.testDescription)
  }

  @Test(
    "have the ranges of the encoding",
    arguments: ["utf-8", "utf-16", "utf-32"])
  func encodings(encoding: String) throws {
    let source = MarkedSource(
      "/* 🎨é */ a { content: '👩‍🎨'; color: ⟦red⟧ }\r\nb { /* ⚠️ */ color: ⟦#08f⟧ }\rc { color: ⟦tan⟧ }"
    )
    let server = try TestServer(["a.css": source.text], encoding: encoding)
    #expect(server.capabilities?["positionEncoding"]?.string == encoding)
    #expect(source.marking(try colors(server).ranges) == source.testDescription)
  }

  @Test("of var() are the values in the theme")
  func variables() throws {
    let server = try TestServer([
      "a.css": """
      .x { color: var(--ink); border-color: var(--missing, tan); outline-color: var(--width) }
      .y { --ink: blue; color: var(--ink); background: var(--late) }
      .z { color: rgb(from var(--ink) r g b / 50%); fill: var(--loop); stroke: var(--missing) }
      """,
      "base.css": """
      :root { --ink: var(--dark, red); --dark: #111; --width: 2px; --loop: var(--loop) }
      .panel { --late: teal }
      """,
    ])
    #expect(
      try colors(server).texts == [
        "var(--ink)=111111ff", "var(--missing, tan)=d2b48cff", "tan=d2b48cff", "blue=0000ffff",
        "var(--ink)=0000ffff", "var(--late)=008080ff", "rgb(from var(--ink) r g b / 50%)=11111180",
        "var(--ink)=111111ff",
      ])
  }

  @Test("of system colors are those of the theme")
  func systemColors() throws {
    let server = try TestServer(["a.css": ":root { --livery-canvas: #fed } a { color: canvas }"])
    #expect(try colors(server).texts.last == "canvas=ffeeddff")
  }

  @Test("are those of a JSON sheet")
  func json() throws {
    let text = ##"{"a": {"color": "#08f", "background": "linear-gradient(red, tan)"}}"##
    let server = try TestServer(["a.json": text])
    #expect(
      try colors(server, "a.json").texts == ["#08f=0088ffff", "red=ff0000ff", "tan=d2b48cff"])
  }

  @Test("follow the text")
  func changes() throws {
    let server = try TestServer(["a.css": "a { color: red }"])
    try server.change("a.css", to: "a { color: rgb(")
    #expect(try colors(server).texts == [])
    try server.change("a.css", to: "a { color: rgb(1 2 3) }")
    #expect(try colors(server).texts == ["rgb(1 2 3)=010203ff"])
  }

  @Test("are found in deeply nested text")
  func nesting() throws {
    // A color may be nested 32 levels deep. Text that is nested too deep is not part of the tree.
    for (count, expected) in [(100, 33), (20_000, 0)] {
      let text = "a { color: " + String(repeating: "color-mix(in srgb, ", count: count) + "red"
      let found = try colors(try TestServer(["a.css": text])).texts
      #expect(found.count == expected)
      #expect(found.allSatisfy { $0.hasSuffix("red=ff0000ff") })
    }
  }

  @Test("of a document that is no sheet are none")
  func otherDocuments() throws {
    let server = try TestServer([".livery.yml": "strict: true"])
    #expect(try colors(server, ".livery.yml").texts == [])
    #expect(throws: ResponseError.self) { try colors(server, "closed.css") }
  }
}
