// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

/// A case of another CSS language server.
struct CorpusRow: CustomTestStringConvertible, Sendable {
  /// The members of the row.
  let members: JSONValue
  /// The number of the row in its file.
  let number: Int

  /// The text of the document.
  var source: String { members["source"]?.string ?? "" }
  /// The expected result.
  var expected: JSONValue? { members["expect"] }
  var testDescription: String { "\(number): \(source.prefix(60))" }

  /// The document with a mark at the cursor.
  var marked: MarkedSource {
    MarkedSource(source, utf16Offset: members["cursor"]?.integer ?? 0)
  }

  /// Returns the rows of a file, or an empty list without the corpora.
  static func all(_ name: String) -> [CorpusRow] {
    guard let data = try? Corpora.data("language-server/\(name).json") else { return [] }
    let rows = JSONDocument(parsing: SourceText(decoding: Array(data), name: name)).root?.values
    return (rows ?? []).enumerated().map { CorpusRow(members: $1, number: $0) }
  }

  /// Compares the row with the server, unless the row is a known difference.
  ///
  /// - Parameters:
  ///   - known: The reasons of differences, by the number of the row; a listed row that is equal fails.
  ///   - comparison: Returns whether the server answers as the row expects.
  /// - Throws: The error of a file, of the connection or of a comparison.
  func compare(known: [Int: String] = [:], _ comparison: () throws -> Bool) throws {
    let isEqual = try comparison()
    if let reason = known[number] {
      #expect(!isEqual, "the difference is gone: \(reason)")
    } else {
      #expect(isEqual)
    }
  }
}

extension MarkedSource {
  /// Creates a text with a mark at an offset in UTF-16 units.
  init(_ text: String, utf16Offset offset: Int) {
    let mark = String.Index(utf16Offset: offset, in: text)
    self.init(text[..<mark] + "⟦⟧" + text[mark...])
  }
}
