// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `Grammars/properties.json` says.
struct PropertyTable: Decodable {
  /// A row of the table: a longhand, or a shorthand when it has longhands.
  struct Property: Decodable {
    let name: String
    /// Other names that mean the property: an older one, mostly.
    let aliases: [String]?
    let syntax: String
    let initial: String?
    let inherited: Bool?
    let longhands: [String]?
    let type: String
    let keywordType: String?
    let computed: String?
    let animation: String?
    let specification: String?
    let documentation: String
  }

  /// A part of the grammar that several rows name, written `<name>`.
  struct ValueType: Decodable {
    let name: String
    let syntax: String
    /// Words that no `<custom-ident>` of the grammar may be, since they mean something else in its place.
    let excludes: [String]?
    let keywordType: String?
    let documentation: String?
  }

  /// A color with a name.
  struct NamedColor: Decodable {
    let name: String
    let color: String
  }

  /// Longhands first, so that an array of computed values has no gaps; within these in the order of the file.
  let properties: [Property]
  let types: [ValueType]
  let colors: [NamedColor]
  /// The grammars by what refers to them: `bg-image` for `<bg-image>`, `'margin-top'` for `<'margin-top'>`.
  let syntaxes: [String: String]

  init(contentsOf url: URL) throws {
    let file = try JSONDecoder().decode(File.self, from: try Data(contentsOf: url))
    let longhands = file.properties.filter { $0.longhands == nil }
    properties = longhands + file.properties.filter { $0.longhands != nil }
    types = file.types
    colors = file.colors
    let named = types.map { ($0.name, $0.syntax) } + properties.map { ("'\($0.name)'", $0.syntax) }
    syntaxes = Dictionary(named) { first, _ in first }
    try check()
  }

  private struct File: Decodable {
    let properties: [Property]
    let types: [ValueType]
    let colors: [NamedColor]
  }
}

/// A mistake in the table, as a sentence.
struct TableError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
