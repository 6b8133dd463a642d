// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
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

  private func rows(_ file: String) throws -> [JSONValue] {
    let data = try Corpora.data("language-server/\(file)")
    let document = JSONDocument(parsing: SourceText(decoding: Array(data), name: file))
    return try #require(document.root?.elements).map(\.self)
  }

  /// Returns the colors of a sheet with their ranges in JSON.
  private func colors(_ source: String) throws -> [(range: Range<Int>, color: CSSColor)] {
    let server = EditingServer(["a.css": source])
    let result = try server.request("textDocument/documentColor", in: "a.css")
    return try #require(result.elements).map { item in
      (try server.bytes(item["range"], in: "a.css"), try #require(CSSColor(item["color"])))
    }
  }

  private func isEqual(_ color: CSSColor, _ expected: JSONValue) -> Bool {
    CSSColor(expected)?.isClose(to: color, within: 1.01 / 255) == true
  }

  @Test("are at the ranges of colors.json")
  func documents() throws {
    for row in try rows("colors.json") {
      let source = try #require(row["source"]?.string)
      let found = try colors(source)
      let server = EditingServer(["a.css": source])
      let expected = try #require(row["expect"]?.elements).map(\.self)
      #expect(
        found.map(\.range) == (try expected.map { try server.bytes($0["range"], in: "a.css") }))
      for (color, item) in zip(found, expected) {
        #expect(isEqual(color.color, try #require(item["color"])), "\(source)")
      }
    }
  }

  @Test("have the values of color-value.json")
  func values() throws {
    var differing: [String] = []
    for row in try rows("color-value.json") {
      let source = try #require(row["source"]?.string)
      let cursor = try #require(row["cursor"]?.integer)
      let color = try colors(source).first {
        $0.range.lowerBound <= cursor && cursor < $0.range.upperBound
      }?.color
      let expected = try #require(row["expect"])
      let isSame = color.map { isEqual($0, expected) } ?? expected.isNull
      if !isSame { differing.append(source) }
    }
    #expect(differing.sorted() == Self.differences.keys.sorted())
  }
}
