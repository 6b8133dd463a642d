// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import LiveryLanguageServer

/// The completions that another server's tests expect.
@Suite("Completions of an existing server", .needsCorpora)
struct CompletionCorpusTests {
  /// The rows that differ, by their texts with a cursor, with the reasons.
  static let knownDifferences: [String: String] = [
    "a { color: ⟦⟧ } :root { --color-rgb: rgb(255 0 125 / 50%); }":
      "the value is a color, so the item has the kind of a color",
    ".foo { display: ⟦⟧ }": "Livery accepts no keywords with a vendor prefix",
    "body { m⟦⟧": "Livery has no properties with a vendor prefix",
    "html { background-image: url('/⟦⟧')":
      "a theme may not refer to absolute paths, which depend on the machine",
  ]

  @Test("A row of the corpus has the expected items", arguments: try CompletionRow.all())
  func row(_ row: CompletionRow) throws {
    let differences = try row.differences()
    if let reason = Self.knownDifferences[row.source.testDescription] {
      #expect(!differences.isEmpty, "no longer differs: \(reason)")
    } else {
      #expect(differences == [])
    }
  }

  @Test("At most eight percent of the rows differ")
  func share() throws {
    let count = try CompletionRow.all().count
    #expect(Double(Self.knownDifferences.count) <= Double(count) * 0.08)
  }
}

/// A row of the corpus.
struct CompletionRow: Sendable, CustomTestStringConvertible {
  /// The document with the cursor.
  let source: MarkedSource
  /// The expected items.
  let items: [Item]
  /// The expected number of items, or `nil` for any.
  let count: Int?
  /// The expected role of the cursor, or `nil`.
  let context: Context?
  /// The address of the document, or `nil` for one without a file.
  let uri: String?
  /// Whether names of properties bring a semicolon.
  let addsSemicolons: Bool

  var testDescription: String { source.testDescription }

  /// An expected item.
  struct Item: Sendable, Decodable {
    let label: String
    let absent: Bool?
    let resultText: String?
    let kind: String?
    let insertTextFormat: String?
    let documentation: String?
  }

  /// An expected role of the cursor.
  struct Context: Sendable {
    let kind: String
    let range: Range<Int>
    let property: String?
  }

  /// Reads the rows, without those that need the data format of another editor.
  static func all() throws -> [CompletionRow] {
    guard Corpora.isPresent else { return [] }
    let rows = try JSONDecoder().decode(
      [Row].self, from: Corpora.data("language-server/completion.json"))
    return rows.filter { $0.customData == nil }.map(CompletionRow.init)
  }
}

/// A row in the format of the file.
private struct Row: Decodable {
  let source: String
  let cursor: Int
  let items: [CompletionRow.Item]?
  let count: Int?
  let context: [String: [ContextEntry]]?
  let uri: String?
  let settings: Settings
  let customData: Ignored?

  struct Settings: Decodable { let completion: Completion }
  struct Completion: Decodable { let completePropertyWithSemicolon: Bool }
  struct Ignored: Decodable { init(from decoder: any Decoder) {} }
  struct ContextEntry: Decodable {
    let propertyName: String?
    let range: Span
  }
  struct Span: Decodable {
    let start: Position
    let end: Position
  }
  struct Position: Decodable { let character: Int }
}

extension CompletionRow {
  fileprivate init(_ row: Row) {
    source = MarkedSource(row.source, utf16Offset: row.cursor)
    items = row.items ?? []
    count = row.count
    uri = row.uri
    addsSemicolons = row.settings.completion.completePropertyWithSemicolon
    context =
      row.context?.filter { !$0.value.isEmpty }.map { kind, entries in
        let range = entries[0].range
        return Context(
          kind: kind, range: range.start.character..<range.end.character,
          property: entries[0].propertyName)
      }.first
  }
}
