// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation
import TestSupport
import Testing

@testable import CSSValues

/// Tests of the table's grammars against those of webref, in normal form.
@Suite(.needsCorpora)
struct PropertySyntaxTests {
  private struct Row: Decodable {
    let syntax: String
  }

  /// Returns the grammars in a webref file by name.
  private static func grammars(_ file: String) throws -> [String: String] {
    try JSONDecoder().decode([String: Row].self, from: Corpora.data("webref-grammar/\(file).json"))
      .mapValues(\.syntax)
  }

  /// Returns the grammar without redundancy: double spaces, unnecessary brackets, uppercase
  /// keywords.
  private func normalForm(_ syntax: String) throws -> String {
    try ValueSyntax(parsing: syntax).description.lowercased()
  }

  @Test("the grammars of properties are those of webref, with listed exceptions")
  func properties() throws {
    let theirs = try Self.grammars("properties")
    let listed = Self.names(of: SyntaxDifference.properties)
    for property in Property.allCases {
      guard let other = theirs[property.name] else { continue }
      let isSame = try normalForm(property.definition.syntax) == normalForm(other)
      #expect(isSame == !listed.contains(property.name), "\(property): \(other)")
    }
  }

  @Test("the grammars of types are those of webref, with listed exceptions")
  func types() throws {
    let theirs = try Self.grammars("types")
    let listed = Self.names(of: SyntaxDifference.types)
    for (name, syntax) in NamedSyntax.syntaxes {
      guard let other = theirs[name] else { continue }
      let isSame = try normalForm(syntax) == normalForm(other)
      #expect(isSame == !listed.contains(name), "<\(name)>: \(other)")
    }
  }

  @Test("each listed difference concerns an existing grammar and is listed once")
  func listed() throws {
    let properties = SyntaxDifference.properties.flatMap(\.names)
    let types = SyntaxDifference.types.flatMap(\.names)
    #expect(Set(properties).count == properties.count)
    #expect(Set(types).count == types.count)
    #expect(types.filter { NamedSyntax.syntax(of: $0) == nil } == [])
    let theirs = try Self.grammars("properties")
    #expect(properties.filter { theirs[$0] == nil } == [])
  }

  private static func names(of differences: [SyntaxDifference]) -> Set<String> {
    Set(differences.flatMap(\.names))
  }
}
