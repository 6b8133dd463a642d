// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `Grammars/properties.json` says.
struct PropertyTable: Decodable {
  /// A row of the table: a longhand, or a shorthand when it has longhands.
  struct Property: Decodable {
    let name: String
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

  init(contentsOf url: URL) throws {
    let file = try JSONDecoder().decode(File.self, from: try Data(contentsOf: url))
    let longhands = file.properties.filter { $0.longhands == nil }
    properties = longhands + file.properties.filter { $0.longhands != nil }
    types = file.types
    colors = file.colors
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

extension PropertyTable {
  /// Refuses a table with gaps: the generated code relies on there being none.
  private func check() throws {
    let names = Set(properties.map(\.name))
    guard names.count == properties.count else { throw TableError("a property stands twice") }
    for property in properties {
      if let unknown = property.longhands?.first(where: { !names.contains($0) }) {
        throw TableError("'\(property.name)' has an unknown longhand '\(unknown)'")
      }
      if property.longhands == nil, property.initial == nil || property.inherited == nil {
        throw TableError("'\(property.name)' needs 'initial' and 'inherited'")
      }
    }
  }

  /// The keywords that a grammar names, in order of appearance; see ``words(of:)``.
  func keywords(of syntax: String) throws -> [String] { try words(of: syntax).keywords }

  /// The keywords and types that a grammar names, through the types and properties it refers to; each of them once.
  func words(of syntax: String) throws -> SyntaxWords {
    var words = SyntaxWords(syntax)
    var index = 0
    while index < words.references.count {
      words.append(SyntaxWords(try self.syntax(of: words.references[index])))
      index += 1
    }
    return words
  }

  /// The grammar that a reference stands for; empty for a type that is not made of others.
  private func syntax(of reference: String) throws -> String {
    if SyntaxWords.primitives.contains(reference) { return "" }
    let quoted = properties.first { reference == "'\($0.name)'" }
    guard let syntax = quoted?.syntax ?? types.first(where: { $0.name == reference })?.syntax else {
      throw TableError("a grammar names <\(reference)>, which is neither a type nor a property")
    }
    return syntax
  }
}
