// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import Testing

@Suite struct JSONValueTests {
  private let text = #"{"a": [1, {"b": 2}, "x\n"], "t": true, "f": false, "n": null, "a": 7}"#

  @Test("a value has exactly one kind")
  func kinds() throws {
    let root = try #require(JSONDocument(parsing: text).root)
    #expect(root.elements == nil && root.string == nil && root.number == nil && root.bool == nil)
    let values = Array(try #require(root.members)).map(\.value)
    #expect(values.map { $0.elements != nil } == [true, false, false, false, false])
    #expect(values.map { $0.members != nil } == [false, false, false, false, false])
    #expect(values.map(\.bool) == [nil, true, false, nil, nil])
    #expect(values.map(\.isNull) == [false, false, false, true, false])
    #expect(values.map(\.number) == [nil, nil, nil, nil, 7])
    #expect(values.map(\.kind) == [.array, .true, .false, .null, .number])
  }

  @Test("keeps duplicate members in order, and returns the last one by name")
  func duplicates() throws {
    let root = try #require(JSONDocument(parsing: text).root)
    #expect(root.members?.map(\.name) == ["a", "t", "f", "n", "a"])
    #expect(root["a"]?.number == 7)
    #expect(root["b"] == nil)
    #expect(root["t"]?["x"] == nil)
  }

  @Test("ranges cover the text with quotes and brackets")
  func ranges() throws {
    let document = JSONDocument(parsing: text)
    let root = try #require(document.root)
    #expect(document.source.text(in: root.range) == text)
    let first = try #require(root.members?.first { _ in true })
    #expect(document.source.text(in: first.nameRange) == #""a""#)
    #expect(document.source.text(in: first.value.range) == #"[1, {"b": 2}, "x\n"]"#)
    let texts = first.value.elements?.map { document.source.text(in: $0.range) }
    #expect(texts == ["1", #"{"b": 2}"#, #""x\n""#])
  }
}
