// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// The grammars in mdn/data and webref, by file and name.
enum GrammarCorpus {
  struct Entry: Sendable, CustomStringConvertible {
    let file: String
    let name: String
    let syntax: String

    var description: String { "\(file): \(name)" }
  }

  private struct Row: Decodable {
    let syntax: String?
    let descriptors: [String: Row]?
  }

  static let files = [
    "mdn-data/properties.json", "mdn-data/syntaxes.json", "mdn-data/functions.json",
    "mdn-data/at-rules.json", "webref-grammar/properties.json", "webref-grammar/types.json",
    "webref-grammar/atrules.json",
  ]

  /// Returns the entries of a file, sorted by name.
  ///
  /// For at-rules, these are only the descriptors.
  static func entries(of file: String) throws -> [Entry] {
    let rows = try JSONDecoder().decode([String: Row].self, from: try Corpora.data(file))
    return rows.sorted { $0.key < $1.key }.flatMap { name, row -> [Entry] in
      if file.hasSuffix("rules.json") {
        return (row.descriptors ?? [:]).sorted { $0.key < $1.key }.compactMap { key, row in
          row.syntax.map { Entry(file: file, name: "\(name) \(key)", syntax: $0) }
        }
      }
      return row.syntax.map { [Entry(file: file, name: name, syntax: $0)] } ?? []
    }
  }
}
