// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@testable import CSSValues

/// Tests of the values that are parsed without the machine.
struct SingleComponentTests {
  private func components(of grammar: String) throws -> SingleComponents {
    var compiler = GrammarCompiler(lookup: Property.syntax(ofReference:)) { _ in [] }
    return try compiler.singleComponents(of: try ValueSyntax(parsing: grammar))
  }

  @Test(
    "a grammar of alternatives and lists of them is complete",
    arguments: [
      ("none | auto", true), ("auto | <length>", true), ("none | <image>#", true),
      ("<length>{1,4}", true), ("[ auto | <length> ]{1,2}", true), ("none | <string>+", true),
      ("[ cover | <length>{1,2} ]#", true), ("<'margin-top'>", true), ("a | b c", false),
      ("a || b", false), ("a# | a", false), ("<custom-ident># | a", false),
      ("<number>#{1,2}", false),
      ("<length>{2}", false), ("f( a )", false), ("a?", false), ("a / b", false),
    ])
  func complete(grammar: String, isComplete: Bool) throws {
    #expect(try components(of: grammar).isComplete == isComplete)
  }

  @Test("an omitted optional term leaves a single component")
  func optional() throws {
    let components = try components(of: "[ first | last ]? && baseline | <length> [ / auto ]?")
    #expect(components.keywords == [.baseline: []])
    #expect(components.nonKeywords.count == 1)
    #expect(!components.isComplete)
  }

  @Test(
    "a value parsed without the machine equals the machine's", .tier(.standard))
  func sameValue() throws {
    var count = 0
    // The machine parses a ratio and a text shadow as components.
    let others: [Property] = [.aspectRatio, .textShadow]
    for property in Property.allCases where !property.isShorthand && !others.contains(property) {
      let components = PropertyGrammars.singleComponents(of: property)
      for text in try ParserAgreementTests.texts(of: property, count: 40) {
        let stream = TokenStream(text)
        var cursor = TokenCursor(stream)
        guard let value = components.parse(&cursor), cursor.isAtEnd() else { continue }
        count += 1
        if PropertyGrammars[property].value(stream) != value {
          Issue.record("\(property) reads \(text) as \(value)")
        }
      }
    }
    #expect(count > 5000)
  }
}
