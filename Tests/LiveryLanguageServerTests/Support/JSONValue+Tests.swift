// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import Testing

@testable import LiveryLanguageServer

extension JSONValue {
  /// Reads a valid JSON text.
  init(parsing text: String) throws {
    let document = JSONDocument(parsing: SourceText(text, name: "message"))
    try #require(document.isValid, "the text is no JSON: \(text)")
    self = try #require(document.root)
  }

  /// Creates an object with members of Swift's types.
  init(_ members: [String: Any]) throws {
    let data = try JSONSerialization.data(withJSONObject: members)
    try self.init(parsing: String(decoding: data, as: UTF8.self))
  }

  /// The JSON text of the value.
  var text: String { document.source.text(in: range) }

  /// The elements of an array; a value of another kind has none.
  var values: [JSONValue] { elements.map(Array.init) ?? [] }

  /// The integers of an array.
  var integers: [Int] { values.compactMap(\.integer) }
}
