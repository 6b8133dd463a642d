// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// A case of another CSS language server.
struct CorpusRow: CustomTestStringConvertible, @unchecked Sendable {
  /// The members of the row.
  let members: [String: Any]
  /// The number of the row in its file.
  let number: Int

  /// The text of the document.
  var source: String { members["source"] as? String ?? "" }
  /// The offset of the cursor in UTF-16 units.
  var cursor: Int { members["cursor"] as? Int ?? 0 }
  /// The expected result.
  var expected: Any { members["expect"] ?? NSNull() }
  var testDescription: String { "\(number): \(source.prefix(60))" }

  /// The position of the cursor.
  var position: (line: Int, character: Int) { Self.position(of: cursor, in: source) }

  /// Returns the rows of a file, or an empty list without the corpora.
  static func all(_ name: String) -> [CorpusRow] {
    guard let data = try? Corpora.data("language-server/\(name).json"),
      let rows = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    else { return [] }
    return rows.enumerated().map { CorpusRow(members: $1, number: $0) }
  }

  /// Returns the position of an offset in UTF-16 units.
  static func position(of offset: Int, in text: String) -> (line: Int, character: Int) {
    let before = text.utf16.prefix(offset)
    let lines = before.split(separator: 0x0A, omittingEmptySubsequences: false)
    return (lines.count - 1, lines.last?.count ?? 0)
  }

  /// Returns the text of a range of the protocol.
  static func text(_ range: Any?, in text: String) -> String {
    guard let range = range as? [String: [String: Int]],
      let start = range["start"].map({ offset($0, in: text) }),
      let end = range["end"].map({ offset($0, in: text) })
    else { return "" }
    return String(decoding: Array(text.utf16)[start..<max(start, end)], as: UTF16.self)
  }

  /// Returns the offset of a position of the protocol in UTF-16 units.
  static func offset(_ position: [String: Int], in text: String) -> Int {
    var offset = 0
    let units = Array(text.utf16)
    for _ in 0..<(position["line"] ?? 0) {
      guard let end = units[offset...].firstIndex(of: 0x0A) else { return units.count }
      offset = end + 1
    }
    return min(offset + (position["character"] ?? 0), units.count)
  }
}

/// Compares a row with the server, unless the row is a known difference.
///
/// - Parameters:
///   - row: The row.
///   - known: The reasons of differences, by the number of the row; a listed row that is equal fails.
///   - comparison: Returns whether the server answers as the row expects.
/// - Throws: The error of a file, of the connection or of a comparison.
func compare(
  _ row: CorpusRow, known: [Int: String], _ comparison: () throws -> Bool
) throws {
  let isEqual = try comparison()
  if let reason = known[row.number] {
    #expect(!isEqual, "the difference is gone: \(reason)")
  } else {
    #expect(isEqual)
  }
}
