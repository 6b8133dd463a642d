// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

/// A decoded semantic token.
struct DecodedToken: Equatable {
  let line: Int
  let text: String
  let type: String
  let modifiers: Set<String>

  /// The type and the modifiers: `property unknown`.
  var kind: String { ([type] + modifiers.sorted()).joined(separator: " ") }

  /// Decodes tokens, and checks that they are in order, inside of their lines and not empty.
  static func all(
    _ data: [Int], in text: String, _ encoding: PositionEncoding = .utf16
  ) -> [DecodedToken] {
    #expect(data.count.isMultiple(of: 5))
    let model = TextModel(text, encoding)
    var (line, character, end) = (0, 0, 0)
    return stride(from: 0, to: data.count, by: 5).map { index in
      if data[index] > 0 { (character, end) = (0, 0) }
      line += data[index]
      character += data[index + 1]
      #expect(character >= end && data[index + 2] > 0)
      end = character + data[index + 2]
      let range = LSP.Range(
        start: TextPosition(line: line, character: character),
        end: TextPosition(line: line, character: end))
      return DecodedToken(
        line: line, text: model.text(in: range) ?? "<outside>",
        type: SemanticTokenType.allCases[data[index + 3]].name,
        modifiers: Set(
          (0..<8).filter { data[index + 4] >> $0 & 1 == 1 }.map { SemanticTokenModifiers.names[$0] }
        ))
    }
  }
}

@Suite("Semantic tokens")
struct SemanticTokenTests {
  private func data(
    _ text: String, files: [String: String] = [:], name: String = "main.css",
    encoding: String = "utf-16"
  ) throws -> [Int] {
    let server = try TestServer([name: text], files: files, encoding: encoding)
    let result = try server.request("textDocument/semanticTokens/full", in: name)
    return result["data"]?.integers ?? []
  }

  private func tokens(_ text: String, files: [String: String] = [:]) throws -> [DecodedToken] {
    DecodedToken.all(try data(text, files: files), in: text)
  }

  @Test(
    "Each token has the type of its syntax",
    arguments: [
      ("a { color: red }", ["a type", "color property", "red enumMember color"]),
      ("a { colour: red }", ["a type", "colour property unknown", "red enumMember color"]),
      (
        "a { word-wrap: normal }", ["a type", "word-wrap property deprecated", "normal enumMember"]
      ),
      (
        "a.b#c { --x: 1 }",
        ["a type", "b class", "c interface", "--x variable declaration", "1 number"]
      ),
      (
        "a:hover::part(x) { }",
        ["a type", "hover modifier defaultLibrary", "part struct defaultLibrary", "x struct"]
      ),
      (
        "*:state(on):foo { }",
        ["* type", "state modifier defaultLibrary", "on modifier", "foo modifier unknown"]
      ),
      ("a > b + c { }", ["a type", "> operator", "b type", "+ operator", "c type"]),
      (
        "[a=\"b\"]::before { }",
        ["a parameter", "= operator", "\"b\" string", "before struct defaultLibrary"]
      ),
      (
        ":nth-child(2n+1 of .a) { }",
        ["nth-child modifier defaultLibrary", "2n number", "+1 number", "of keyword", "a class"]
      ),
      (
        "a { margin: 1px -2em }",
        ["a type", "margin property", "1 number", "px number unit", "-2 number", "em number unit"]
      ),
      (
        "a { color: #0af; top: 5% }",
        ["a type", "color property", "#0af number color", "top property", "5% number"]
      ),
      (
        "a { color: var(--x) !important }",
        [
          "a type", "color property", "var function defaultLibrary", "--x variable",
          "! keyword modification", "important keyword modification",
        ]
      ),
      ("a { margin: inherit }", ["a type", "margin property", "inherit keyword"]),
      (
        "a { width: calc(1px + 2px) }",
        [
          "a type", "width property", "calc function defaultLibrary", "1 number", "px number unit",
          "+ operator", "2 number", "px number unit",
        ]
      ),
      (
        "a { -livery-pipeline: fill(rgb(0 0 0)) glow(2px) --own() }",
        [
          "a type", "-livery-pipeline property", "fill method defaultLibrary",
          "rgb function color defaultLibrary", "0 number", "0 number",
          "0 number", "glow method unknown", "2 number", "px number unit", "--own method",
        ]
      ),
      (
        "@media screen and (min-width: 1px) { }",
        [
          "@media keyword defaultLibrary", "screen enumMember", "and keyword",
          "min-width parameter", "1 number", "px number unit",
        ]
      ),
      (
        "@container card (width > 1px) { }",
        [
          "@container keyword defaultLibrary", "card namespace", "width parameter", "> operator",
          "1 number", "px number unit",
        ]
      ),
      (
        "@supports (display: grid) and (foo: bar) { }",
        [
          "@supports keyword defaultLibrary", "display property", "grid enumMember", "and keyword",
          "foo property unknown", "bar enumMember",
        ]
      ),
      ("@meida x { }", ["@meida keyword unknown", "x enumMember"]),
      (
        "@keyframes x { from { top: 0 } 50% { top: 1px } }",
        [
          "@keyframes keyword defaultLibrary", "x event declaration", "from keyword",
          "top property", "0 number", "50% number", "top property",
          "1 number", "px number unit",
        ]
      ),
      (
        "a { animation: x 1s ease }",
        ["a type", "animation property", "x event", "1 number", "s number unit", "ease enumMember"]
      ),
      (
        "@layer a.b { }",
        [
          "@layer keyword defaultLibrary", "a namespace declaration", ". operator",
          "b namespace declaration",
        ]
      ),
      (
        "@property --x { syntax: \"*\" }",
        [
          "@property keyword defaultLibrary", "--x variable declaration", "syntax property",
          "\"*\" string",
        ]
      ),
      (
        "@font-face { font-family: A B; src: url(x) }",
        [
          "@font-face keyword defaultLibrary", "font-family property", "A string declaration",
          "B string", "src property", "url(x) string",
        ]
      ),
      (
        "@import \"a.css\" layer(x);",
        [
          "@import keyword defaultLibrary", "\"a.css\" string", "layer function defaultLibrary",
          "x namespace declaration",
        ]
      ),
      (
        "@scope (.a) to (.b) { }",
        ["@scope keyword defaultLibrary", "a class", "to type", "b class"]
      ),
      (
        "/* x */ a { /* y */ color /* z */ : /* w */ red }",
        [
          "/* x */ comment", "a type", "/* y */ comment", "color property", "/* z */ comment",
          "/* w */ comment", "red enumMember color",
        ]
      ),
      ("} a b \"c\" 1px;", ["\"c\" string", "1 number", "px number unit"]),
      ("svg|a { }", ["svg namespace", "| operator", "a type"]),
    ])
  func types(text: String, expected: [String]) throws {
    #expect(try tokens(text).map { "\($0.text) \($0.kind)" } == expected)
  }

  @Test("Names of the vocabulary are known")
  func vocabulary() throws {
    let files = [
      ".livery.yml": """
      variables: [--density]
      functions: [brand-color]
      properties: {-app-glow: {grammar: "<color>"}}
      """
    ]
    let found = try tokens(
      "a { -app-glow: brand-color(red); top: var(--density) }", files: files)
    let kinds = Dictionary(found.map { ($0.text, $0.kind) }) { first, _ in first }
    #expect(kinds["-app-glow"] == "property")
    #expect(kinds["brand-color"] == "function")
    #expect(kinds["--density"] == "variable readonly")
  }

  @Test(
    "A token of several lines is split, in any encoding",
    arguments: [
      "/* one\ntwo\r\n\r three */ a { }", "a { content: '😀\\\né' ; color: red }",
      "a { background: url(\n x.png\n) }", "a\r\n{\rcolor: red }", "a { content: 'x\ny }",
      "a { content: '😀😀'; color: red } /* é */ b { }", "a { --x: \\61\nb }",
    ],
    ["utf-8", "utf-16", "utf-32"])
  func lines(text: String, encoding: String) throws {
    let units = try #require(PositionEncoding(protocolName: encoding))
    let found = DecodedToken.all(try data(text, encoding: encoding), in: text, units)
    #expect(!found.contains { $0.text == "<outside>" })
    // Without line breaks, the tokens are parts of the text in its order.
    let plain = text.filter { $0 != "\n" && $0 != "\r" && $0 != "\r\n" }
    var rest = plain[...]
    for token in found {
      let range = try #require(rest.range(of: token.text))
      rest = rest[range.upperBound...]
    }
  }

  @Test(
    "A range has its part of the whole",
    arguments: [0..<1, 1..<3, 2..<2, 0..<99, 4..<99])
  func range(lines: Range<Int>) throws {
    let text = ":root { --x: red }\n/* a\nb */\na { color: var(--x) }\nb { margin: 0 }\n"
    let server = try TestServer(["main.css": text])
    let result = try server.request(
      "textDocument/semanticTokens/range", in: "main.css", ["range": LSP.Range(lines: lines).json])
    #expect(result["resultId"] == nil)
    let part = DecodedToken.all(result["data"]?.integers ?? [], in: text)
    let whole = try tokens(text)
    #expect(part.filter { lines.contains($0.line) } == whole.filter { lines.contains($0.line) })
    #expect(part.count < whole.count || lines == 0..<99)
  }

  @Test("The tokens of a sheet in JSON are parts of its strings, in the order of the file")
  func json() throws {
    let text = ##"{"colors": {"ink": "#000"}, "toolbar": {"color": "red", "margin": "1px 2px"}}"##
    let found = DecodedToken.all(try data(text, name: "sheet.json"), in: text)
    #expect(found.contains { $0.text == "red" && $0.kind == "enumMember color" }, "\(found)")
    #expect(found.contains { $0.text == "margin" && $0.kind == "property" })
    #expect(found.contains { $0.text == "px" && $0.kind == "number unit" })
  }

  @Test("The legend names each type and each bit once")
  func legend() throws {
    #expect(Set(SemanticTokenType.allCases.map(\.name)).count == SemanticTokenType.allCases.count)
    #expect(
      SemanticTokenType.allCases.map { Int($0.rawValue) }
        == Array(SemanticTokenType.allCases.indices))
    #expect(
      SemanticTokenType.class.name == "class" && SemanticTokenType.operator.name == "operator")
    #expect(SemanticTokenModifiers.names.count == 8)
  }
}
