// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// The grammars of the table.
struct PropertyGrammarTests {
  @Test(
    "the grammar of a property compiles, with everything it refers to", arguments: Property.allCases
  )
  func compiles(property: Property) throws {
    let program = try GrammarProgram(of: property)
    #expect(program.instructions.count > 1)
    #expect(program.instructions.last != nil)
  }

  @Test("a longhand's initial value matches its grammar", arguments: Property.allCases)
  func initialValue(property: Property) {
    guard !property.isShorthand else { return }
    #expect(property.matches(TokenStream(property.definition.initial)))
  }

  @Test("a CSS-wide keyword is a whole value and no part of one")
  func wideKeywords() {
    for property in Property.allCases {
      #expect(property.matches(TokenStream(" INHERIT ")))
      #expect(!property.matches(TokenStream("inherit inherit")))
    }
    #expect(!Property.margin.matches(TokenStream("1px unset")))
  }
}
