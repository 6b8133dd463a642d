// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test("prints an error with file, line, column, source line and caret")
  func printing() {
    let source = SourceText("{\n  \"é\": \"toolbar\",\n  \"é\" 3\n}\n", name: "tree.json")
    let printer = DiagnosticPrinter(source)
    #expect(
      JSONDocument(parsing: source).diagnostics.map(printer.text) == [
        """
        tree.json:3:3: warning: the name 'é' occurs in this object more than once; the last one wins [duplicate-name]
          "é" 3
          ^~~
        """,
        """
        tree.json:3:7: error: expected ':', found '3' [invalid-json]
          "é" 3
              ^
        """,
      ])
  }

  @Test("nodes are in source order, each with the end index of its subtree")
  func nodes() {
    let nodes = JSONDocument(parsing: #"{"a": [1, "x"], "b": null}"#).nodes
    #expect(nodes.map(\.kind) == [.object, .name, .array, .number, .string, .name, .null])
    #expect(nodes.map(\.next) == [7, 2, 5, 4, 5, 6, 7])
    #expect(nodes.map(\.range) == [0..<26, 1..<4, 6..<14, 7..<8, 10..<13, 16..<19, 21..<25])
    #expect(MemoryLayout<JSONNode>.size == 16)
  }

  @Test("continues after an error")
  func recovery() throws {
    let document = JSONDocument(
      parsing: #"{"a": [1 2, tru], b: {"c" 3}, "d": , "e": "x}"#)
    let root = try #require(document.root)
    #expect(root["a"]?.elements?.map(\.number) == [1, 2, nil])
    #expect(root["b"]?["c"]?.number == 3)
    #expect(root["d"]?.kind == .invalid)
    #expect(root["e"]?.string == "x}")
    #expect(!document.isValid)
    // Each mistake has a single diagnostic.
    #expect(
      document.diagnostics.map(\.kind.id) == [
        "unclosed-json", "invalid-json", "invalid-json", "json-unquoted-name", "invalid-json",
        "invalid-json", "unclosed-json",
      ])
  }

  @Test("a mismatched bracket closes the outer container")
  func wrongBracket() {
    let document = JSONDocument(parsing: #"{"a": [1, {"b": 2], "c": 3}"#)
    #expect(document.root?["a"]?.elements?.map(\.kind) == [.number, .object])
    #expect(document.root?["c"]?.number == 3)
    #expect(document.diagnostics.count == 1)
  }

  @Test("an error at the end of a line does not affect the next line")
  func unterminatedString() {
    let document = JSONDocument(parsing: "{\"a\": \"x,\n\"b\": 2}")
    #expect(document.diagnostics.map(\.kind.id) == ["json-newline-in-string"])
    #expect(document.root?["b"]?.number == 2)
  }

  @Test("decodes invalid UTF-8 as U+FFFD with a warning")
  func encoding() {
    let source = SourceText(decoding: Array("[\"a".utf8) + [0xFF, 0xC3] + Array("\"]".utf8))
    let document = JSONDocument(parsing: source)
    #expect(document.root?.elements?.map(\.string) == ["a\u{FFFD}\u{FFFD}"])
    #expect(document.diagnostics.map(\.kind.id) == ["invalid-encoding", "invalid-encoding"])
    #expect(document.isValid)
    // A UTF-8 byte order mark is skipped, and a UTF-16 byte order mark selects the encoding.
    let marked = JSONDocument(parsing: SourceText(decoding: [0xEF, 0xBB, 0xBF, 0x31]))
    #expect(marked.root?.number == 1)
    #expect(marked.root?.range == 0..<1)
    let wide = JSONDocument(parsing: SourceText(decoding: [0xFF, 0xFE, 0x5B, 0, 0x5D, 0]))
    #expect(wide.root?.kind == .array)
  }
}
