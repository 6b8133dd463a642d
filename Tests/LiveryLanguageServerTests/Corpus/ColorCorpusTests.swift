// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Colors in the cases of a CSS server", .needsCorpora) struct ColorCorpusTests {
  /// The sheets whose colors differ, with the reason.
  private static let differences: [String: String] = [
    "#main { color: lch(46.41, 51.60, 139.50) }": "lch() has no commas in CSS Color 4",
    "#main { color: lab(90 100 100) }": "the white point of lab() is D50 in CSS Color 4",
    "#main { color: lab(46.41 39.24 33.51) }": "the white point of lab() is D50 in CSS Color 4",
  ]

  /// Returns the colors of a sheet with their ranges.
  private func colors(_ source: String) throws -> [(range: Range<Int>, color: CSSColor)] {
    let server = try TestServer(["a.css": source])
    let result = try server.request("textDocument/documentColor", in: "a.css")
    return try colors(#require(result.elements).map(\.self), in: source)
  }

  private func colors(
    _ items: [JSONValue], in source: String
  ) throws -> [(range: Range<Int>, color: CSSColor)] {
    let model = TextModel(source)
    return try items.map { item in
      let range = try #require(model.bytes(in: LSP.Range(item["range"])))
      return (range, try #require(CSSColor(item["color"])))
    }
  }

  @Test("are at the ranges of colors.json")
  func documents() throws {
    let rows = CorpusRow.all("colors")
    #expect(!rows.isEmpty)
    for row in rows {
      let found = try colors(row.source)
      let expected = try colors(#require(row.expected?.elements).map(\.self), in: row.source)
      #expect(found.map(\.range) == expected.map(\.range))
      for (color, other) in zip(found, expected) {
        #expect(isEqual(color.color, other.color), "\(row.source)")
      }
    }
  }

  @Test("have the values of color-value.json")
  func values() throws {
    var differing: [String] = []
    for row in CorpusRow.all("color-value") {
      let color = try colors(row.source).first { $0.range.contains(row.marked.offset) }?.color
      let expected = CSSColor(row.expected)
      let isSame =
        if let color, let expected { isEqual(color, expected) } else { color == expected }
      if !isSame { differing.append(row.source) }
    }
    #expect(differing.sorted() == Self.differences.keys.sorted())
  }

  private func isEqual(_ color: CSSColor, _ expected: CSSColor) -> Bool {
    expected.isClose(to: color, within: 1.01 / 255)
  }
}
