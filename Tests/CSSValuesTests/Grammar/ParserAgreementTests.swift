// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

/// Tests of the property parsers against the grammars of the table, with values generated from
/// those.
struct ParserAgreementTests {
  /// A kind of value for which a parser and a grammar disagree, with the reason.
  struct Difference: Sendable {
    let reason: String
    /// A predicate for the values of a property, in lowercase, that are of this kind.
    let applies: @Sendable (Property, String) -> Bool

    init(_ reason: String, _ applies: @escaping @Sendable (Property, String) -> Bool) {
      self.reason = reason
      self.applies = applies
    }
  }

  /// Constraints that the specifications state in prose.
  ///
  /// Add those of a new parser here.
  static let differences = [
    Difference("the name of an axis or a feature has four characters") { property, _ in
      property == .fontVariationSettings || property == .fontFeatureSettings
    },
    Difference("the rows of a grid's areas must be equally long and draw rectangles") {
      $0 == .gridTemplateAreas && $1 != "none"
    },
    Difference("the text of path() must be a path of SVG") { $1.contains("path(") },
    Difference("steps() has one step at least, two with jump-none") { $1.contains("steps(") },
    Difference("rows of areas are of the same length, and an area is a rectangle") {
      ($0.name.hasPrefix("grid")) && ($1.contains("'") || $1.contains("\""))
    },
    Difference("none is the only transition") { $0 == .transition && $1.contains("none") },
    Difference("a time or a word is of the first longhand that takes it") { value, text in
      value == .animation && (text.contains("auto") || text.contains("none"))
    },
    Difference("a generic family has no words after it") { property, _ in
      property == .fontFamily || property == .font
    },
    Difference("the first time of a transition is its duration, which is not negative") {
      $0 == .transition && $1.contains("-1s")
    },
  ]

  /// Returns values that match the grammar of a property, and mutations of them with a changed
  /// token or two.
  static func texts(of property: Property, count: Int) throws -> [String] {
    let syntax = try ValueSyntax(parsing: property.definition.syntax)
    // The seed depends only on the name, so that a new row of the table changes no other property's
    // values.
    let seed = property.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }
    var generator = ValueGenerator(seed: seed, lookup: Property.syntax(ofReference:))
    return (0..<count).flatMap { _ -> [String] in
      let tokens = generator.tokens(of: syntax)
      guard tokens.count < 60 else { return [] }
      return [tokens, generator.mutated(tokens)].map { $0.joined(separator: " ") }
    }
  }

  @Test(
    "a parser accepts exactly the values of the grammar, except for rules in prose",
    .tier(.standard))
  func agree() throws {
    var applied: Set<String> = []
    for property in Property.allCases {
      var accepted = 0
      for text in try Self.texts(of: property, count: 80) {
        let stream = TokenStream(text)
        let isParsed = property.longhandValues(stream) != nil || CSSWideKeyword(stream) != nil
        if isParsed { accepted += 1 }
        guard isParsed != property.matches(stream) else { continue }
        let value = text.lowercased()
        if let difference = Self.differences.first(where: { $0.applies(property, value) }) {
          applied.insert(difference.reason)
        } else {
          Issue.record("\(property) \(isParsed ? "reads" : "refuses") \(text)")
        }
      }
      if accepted == 0 { Issue.record("\(property) reads nothing") }
    }
    // An obsolete difference must be removed from the list.
    #expect(applied == Set(Self.differences.map(\.reason)))
  }
}
