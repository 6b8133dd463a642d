import Foundation
import LiveryJSON
// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

/// The parser compared with that of Foundation, on texts that resemble JSON.
@Suite struct RandomTextTests {
  private static let pieces = [
    "{", "}", "[", "]", ":", ",", "\"a\"", "\"\\u00e9\"", "\"\\n\"", "true", "null", "0", "1", "-1",
    "1.5",
    "2e-3", " ", "\n", "\"", "\\", "-", ".", "e", "01", "tru", "\"b\":", "\"c\":1,", "[1,2]",
    "{\"d\":[]}",
  ]

  @Test("accepts exactly the texts that Foundation parses", arguments: 0..<20)
  func validity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 1...7, using: &random)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      // Foundation accepts a comma after the last member of an object.
      let hasTrailingComma = text.filter { !$0.isWhitespace }.contains(",}")
      let object = try? JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let isRead = object != nil && !hasTrailingComma
      #expect(JSONDocument(parsing: text).isValid == isRead, "\(text)")
    }
  }
}
