// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Formatting") struct FormattingTests {
  private static var options: [String: Any] {
    ["options": ["tabSize": 2, "insertSpaces": true]]
  }

  private static let sheets: [String] = [
    "", " ", "a{color:red}", "a{color:red;b{margin:0}}", "a,b>c{color:red}",
    "/* 🎨é */a{content:'👩‍🎨';color:red}", "a{\r\n  color:red\r\n}\r\nb{}\r\n", "a{color:red",
    "a{{;}:b;c:d;;}}x{y:z", "@media (width>1px){a{b:c}}@import 'x';",
    ":root{--x:  {a : b}  ;--y:1}", "a{color:red}\r\r b{color:blue}\r", "a { color: red; }\n",
    "/* livery-format-ignore */ a{color:red}\nb{color:red}", "a{--é:1;--🎨 :2;\tcolor:var(--🎨)}",
  ]

  @Test("gives the text that the command writes", arguments: sheets)
  func document(text: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": text], encoding: encoding)
      let edits = try server.request("textDocument/formatting", in: "a.css", Self.options)
      let expected = Formatter(SyntaxTree(parsing: text)).formattedText
      #expect(try server.model(of: "a.css").applying(edits) == expected, "\(encoding)")
      try server.change("a.css", to: expected)
      let again = try server.request("textDocument/formatting", in: "a.css", Self.options)
      #expect(again.elements.map(Array.init)?.isEmpty == true)
    }
  }

  @Test("gives the text that the command writes for sheets in use", .needsCorpora, .tier(.full))
  func sheetsInUse() throws {
    for file in Corpora.sheets {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard text.utf8.count < 40_000 else { continue }
      let server = try TestServer(["a.css": text])
      let edits = try server.request("textDocument/formatting", in: "a.css", Self.options)
      let expected = Formatter(SyntaxTree(parsing: text)).formattedText
      #expect(
        try server.model(of: "a.css").applying(edits) == expected, "\(file.lastPathComponent)")
    }
  }

  @Test(
    "indents by the width of the options",
    arguments: [
      (#"{"tabSize": 4, "insertSpaces": true}"#, "a {\n    color: red;\n}\n"),
      (#"{"tabSize": 8, "insertSpaces": false}"#, "a {\n  color: red;\n}\n"),
      (#"{"tabSize": 0, "insertSpaces": true}"#, "a {\n  color: red;\n}\n"),
      ("{}", "a {\n  color: red;\n}\n"), ("null", "a {\n  color: red;\n}\n"),
    ])
  func width(options: String, expected: String) throws {
    let server = try TestServer(["a.css": "a{color:red}"])
    let edits = try server.request(
      "textDocument/formatting",
      JSONValue(
        parsing: """
          {"textDocument": {"uri": "\(server.uri("a.css"))"}, "options": \(options)}
          """))
    #expect(try server.model(of: "a.css").applying(edits) == expected)
  }

  @Test("edits only what changes")
  func minimal() throws {
    let text = "a {\n  color: red;\n}\n\nb {\n  color:blue;\n}\n"
    let server = try TestServer(["a.css": text])
    let edits = try server.request("textDocument/formatting", in: "a.css", Self.options)
    let all = try #require(edits.elements).map(\.self)
    #expect(all.count == 1)
    #expect(try server.model(of: "a.css").edit(all[0]) == (33..<33, " "))
  }

  @Test("of a sheet in JSON and of other documents changes nothing")
  func json() throws {
    let server = try TestServer(["a.json": "{\"a\":{ } }", ".livery.yml": "strict:   true"])
    for name in ["a.json", ".livery.yml"] {
      let edits = try server.request("textDocument/formatting", in: name, Self.options)
      #expect(edits.elements.map(Array.init)?.isEmpty == true)
    }
    #expect(throws: ResponseError.self) {
      try server.request("textDocument/formatting", in: "closed.css", Self.options)
    }
  }

  @Test(
    "of a range changes the rules and declarations in it",
    arguments: [
      ("a{⟦color:red⟧;top:0}", "a{\n  color: red;top:0}"), ("⟦a{⟧b:c}d{e:f}", "a {b:c}d{e:f}"),
      ("a{b:c}⟦d{e:f}⟧", "a{b:c}\n\nd {\n  e: f;\n}\n"), ("a{b:⟦⟧c;d:e}", "a{\n  b: c;d:e}"),
      ("⟦⟧", ""), ("a{b:c;⟦d:e⟧", "a{b:c;\n  d: e\n"),
      ("a{b:c}\r\n⟦d{e:f}⟧\r\ng{}", "a{b:c}\r\n\r\nd {\r\n  e: f;\r\n}\r\ng{}"),
      ("/*🎨*/a{⟦b:c⟧}", "/*🎨*/a{\n  b: c}"), ("a{b:c}⟦   ⟧d{}", "a{b:c}\n\nd{}"),
      ("@media print{a{⟦b:c⟧}}", "@media print{a{\n    b: c}}"),
      ("a{b:c;⟦/* x */⟧d:e}", "a{b:c;\n  /* x */d:e}"), ("a{b:c}⟦}}⟧d{}", "a{b:c}\n\n}}d {}"),
      ("a{--x:⟦  {y}⟧;b:c}", "a{\n  --x: {y};b:c}"), ("a{b:c;⟦d:rgb(1⟧", "a{b:c;\n  d:rgb(1"),
    ])
  func range(source: MarkedSource, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      let bytes = source.ranges[0]
      let edits = try server.request(
        "textDocument/rangeFormatting", in: "a.css", at: bytes, Self.options)
      let formatter = Formatter(SyntaxTree(parsing: source.text))
      let text = try server.model(of: "a.css").applying(edits)
      #expect(text == formatter.edited(in: bytes).text)
      #expect(text == expected)
    }
  }

  @Test("of a range past the end changes the last rules")
  func pastTheEnd() throws {
    let server = try TestServer(["a.css": "a{b:c}d{e:f}"])
    let range = LSP.Range(
      start: TextPosition(line: 0, character: 8), end: TextPosition(line: 9, character: 9))
    let edits = try server.request(
      "textDocument/rangeFormatting", in: "a.css",
      Self.options.merging(["range": range.json]) { $1 })
    #expect(try server.model(of: "a.css").applying(edits) == "a{b:c}d{\n  e: f;\n}\n")
  }

  @Test(
    "while typing changes what the character ends",
    arguments: [
      ("a{b:c;⟦⟧", ";", "a{\n  b: c;"), ("a{b:c;⟦⟧d:e}", ";", "a{\n  b: c;d:e}"),
      ("a{b:c}⟦⟧", "}", "a {\n  b: c;\n}"), ("a{b:c}⟦⟧   d{e:f}", "}", "a {\n  b: c;\n}   d{e:f}"),
      ("a{b:c;d{e:f}⟦⟧g:h}", "}", "a{b:c;\n\n  d {\n    e: f;\n  }g:h}"),
      ("@import 'a';⟦⟧b{}", ";", "@import 'a';b{}"), ("@import  'a';⟦⟧", ";", "@import 'a';"),
      ("a{b:c}⟦⟧", ";", "a{b:c}"), ("a{b:c;⟦⟧}", "}", "a{b:c;}"), ("}⟦⟧", "}", "}"),
      ("a{content:';⟦⟧'}", ";", "a{content:';'}"), ("/* ;⟦⟧ */a{}", ";", "/* ; */a{}"),
      ("a{b:c;⟦⟧", "x", "a{b:c;"), (";⟦⟧", ";", ";"),
      ("a{\r\nb:c;⟦⟧\r\n}\r\n", ";", "a{\r\n  b: c;\r\n}\r\n"),
      ("/*🎨*/a{b:c}⟦⟧ /*👩‍🎨*/", "}", "/*🎨*/\na {\n  b: c;\n} /*👩‍🎨*/"),
      ("a{color:rgb(1;⟦⟧", ";", "a{\n  color:rgb(1;"), ("a{--x:{};⟦⟧}", ";", "a{\n  --x: {};}"),
    ])
  func typing(source: MarkedSource, character: String, expected: String) throws {
    for encoding in ["utf-8", "utf-16", "utf-32"] {
      let server = try TestServer(["a.css": source.text], encoding: encoding)
      let edits = try server.request(
        "textDocument/onTypeFormatting", in: "a.css", at: source.offset,
        Self.options.merging(["ch": character]) { $1 })
      let text = try server.model(of: "a.css").applying(edits)
      #expect(text == expected, "\(encoding)")
    }
  }
}
