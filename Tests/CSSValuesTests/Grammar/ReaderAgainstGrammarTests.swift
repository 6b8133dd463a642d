// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// The readers of the properties held against the grammars of the table, on values made from these.
struct ReaderAgainstGrammarTests {
  /// The properties whose readers and grammars do not say the same, and why.
  static let differences: [String: String] = [
    "background-image":
      "no image-set() may stand in another, and image(rtl, red) lacks its picture",
    "font-family": "a CSS-wide keyword beside another word is part of a name, as browsers read it",
  ]

  /// Values that match the grammar of a property, and such values with a token or two changed.
  static func texts(of property: Property, count: Int) throws -> [String] {
    let syntax = try ValueSyntax(parsing: property.definition.syntax)
    // The name decides, so that a new row of the table changes no other property's values.
    let seed = property.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }
    var generator = ValueGenerator(seed: seed, lookup: Property.syntax(ofReference:))
    return (0..<count).flatMap { _ -> [String] in
      let tokens = generator.tokens(of: syntax)
      guard tokens.count < 60 else { return [] }
      return [tokens, generator.mutated(tokens)].map { $0.joined(separator: " ") }
    }
  }

  @Test("a reader accepts exactly what the grammar accepts", arguments: Property.allCases)
  func agree(property: Property) throws {
    var disagreements: [String] = []
    var accepted = 0
    for text in try Self.texts(of: property, count: 80) {
      let stream = TokenStream(text)
      let isRead = property.longhandValues(stream) != nil || CSSWideKeyword(stream) != nil
      let isMatched = property.matches(stream)
      if isRead { accepted += 1 }
      if isRead != isMatched { disagreements.append((isRead ? "read: " : "refused: ") + text) }
    }
    if Self.differences[property.name] != nil {
      #expect(!disagreements.isEmpty, "\(property) is listed and agrees")
    } else {
      #expect(disagreements.isEmpty, "\(property)")
    }
    #expect(accepted > 0)
  }
}
