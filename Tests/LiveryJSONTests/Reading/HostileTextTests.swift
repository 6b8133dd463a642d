// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import TestSupport
import Testing

@Suite struct HostileTextTests {
  @Test(
    "accepts brackets 512 deep and skips deeper ones with one diagnostic",
    arguments: ["[", #"{"a":"#])
  func depth(opening: String) {
    let closing = opening == "[" ? "]" : "}"
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    #expect(JSONDocument(parsing: nested(512)).diagnostics == [])
    let document = JSONDocument(parsing: "[" + nested(513) + ", 2]")
    #expect(document.diagnostics.map(\.kind.id) == ["json-too-deep"])
    #expect(document.root?.elements?.map(\.number) == [nil, 2])
    #expect(JSONDocument(parsing: nested(200_000)).diagnostics.count == 1)
  }

  @Test(
    "parses invalid text in linear time with limited diagnostics",
    arguments: TestTier.part(of: [
      "[", "]", "{", "}", "{\"", "[[],", "\"", "'", "\\", "\"\\", "\"\\u", ",", ":", "[,", "{:",
      "{,", "/*", "//",
      "//\n", "/", "-", "1", "1 ", "a ", "a", "\0", "\u{FEFF}", "é", "{\"a\":", "{\"a\":1,", "[1}",
      "{]", "[}",
      "\"\u{1}", "\"\\ud800\"", "[\"a\n", "=", ";", "{a=1;", "0.", "e", "[1 2 ", "{\"a\" ",
      "{\"a\":[",
    ]))
  func repetition(piece: String) {
    expectGrowth(from: 8_000) { count in
      let text = String(repeating: piece, count: count / piece.utf8.count)
      for options in [JSONOptions(), .handwritten] {
        for text in [text, "[" + text, "{" + text] {
          let document = JSONDocument(parsing: text, options: options)
          #expect(document.diagnostics.count <= 10_600)
          #expect(document.nodes.count <= text.utf8.count + 1)
          check(document)
        }
      }
    }
  }

  @Test("compares names in linear time")
  func names() {
    expectGrowth(from: 3_000, "different names") { count in
      let different = (0..<count).map { "\"a\($0)\":0" }.joined(separator: ",")
      #expect(JSONDocument(parsing: "{\(different)}").diagnostics == [])
    }
    expectGrowth(from: 3_000, "one name") { count in
      let same = String(repeating: "\"a\":0,", count: count)
      let document = JSONDocument(parsing: "{\(same)\"b\":0}")
      #expect(document.diagnostics.count == min(count - 1, 10_001))
    }
  }

  @Test("parses every prefix and every mutation of a text")
  func mutations() {
    let text =
      #"{"a": [1, -2.5e3, "x\u0041\ud83d\ude00é"], /* c */ "b": {"c": null, "d": [true, false,]}}"#
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      check(JSONDocument(parsing: String(decoding: bytes[..<end], as: UTF8.self)))
      check(JSONDocument(parsing: String(decoding: bytes[end...], as: UTF8.self)))
    }
    for index in bytes.indices {
      for byte in Array("{}[]:,\"'\\/*ue0-\n\0".utf8) {
        var changed = bytes
        changed[index] = byte
        check(JSONDocument(parsing: String(decoding: changed, as: UTF8.self)))
      }
    }
  }

  /// Expects correctly nested nodes.
  private func check(_ document: JSONDocument) {
    let nodes = document.nodes
    let isSound = nodes.indices.allSatisfy { index in
      let node = nodes[index]
      return node.start <= node.end && node.end <= document.source.byteCount
        && node.next > index && node.next <= nodes.count
        && (node.kind != .name || index + 1 < nodes.count && nodes[index + 1].kind != .name)
    }
    #expect(isSound)
    #expect(nodes.isEmpty || nodes[0].next == nodes.count)
    if let root = document.root { visit(root) }
  }

  /// Reads all values, with an explicit stack instead of recursion.
  private func visit(_ root: JSONValue) {
    var rest = [root]
    while let value = rest.popLast() {
      _ = value.string
      _ = value.number
      value.members.map { rest += $0.map(\.value) }
      value.elements.map { rest += Array($0) }
    }
  }

  /// Texts that repeat a name: as a value, a declaration, a rule and a nested rule.
  static let repeated: [(name: String, start: String, member: String, end: String)] = [
    ("values", "{", #""a":1"#, "}"), ("declarations", #"{"a":{"#, #""color":"red""#, "}}"),
    ("rules", "{", #""a":{"color":"red"}"#, "}"),
    ("inner rules", #"{"a":{"#, #""b":{"color":"red"}"#, "}}"),
    ("references", #"{"c":"red","#, #""a":{"color":"@c"}"#, "}"),
    ("escaped names", "{", ##""\u0061":1,"a":2"##, "}"),
    ("fonts", #"{"a":{"font":{"#, #""name":"x""#, #","size":1}}}"#),
    ("includes", #"{"a":1,"#, #""include":"no.json""#, "}"),
  ]

  @Test(
    "parses and converts a sheet with many duplicate names in linear time", arguments: repeated)
  func repeatedNames(name: String, start: String, member: String, end: String) {
    expectGrowth(from: 1_000, name) { count in
      let members = Array(repeating: member, count: count).joined(separator: ",")
      let text = SourceText(start + members + end, name: "a.json")
      _ = JSONStyleSheet(text, loader: nil).css
    }
  }
}
