// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

/// Tests of the grammars in the property table.
struct PropertyGrammarTests {
  @Test(
    "the library has the compiled grammars of the table; else run Scripts/generate value-grammars")
  func generated() throws {
    #expect(PropertyGrammars.generated == (try PropertyGrammars.compiled()))
  }

  @Test(
    "a property's grammar in the common program equals the one compiled alone",
    arguments: Property.allCases)
  func separate(property: Property) throws {
    let separate = try ValueGrammar(parsing: property.syntax).program
    let common = PropertyGrammars[property]
    #expect(GrammarListing(common).lines == GrammarListing(separate).lines)
  }

  @Test("a longhand's initial value matches its grammar", arguments: Property.allCases)
  func initialValue(property: Property) {
    guard !property.isShorthand else { return }
    #expect(property.matches(TokenStream(property.definition.initial)))
  }

  @Test("a CSS-wide keyword is only valid as an entire value")
  func wideKeywords() {
    for property in Property.allCases {
      #expect(property.matches(TokenStream(" INHERIT ")))
      #expect(!property.matches(TokenStream("inherit inherit")))
    }
    #expect(!Property.margin.matches(TokenStream("1px unset")))
  }
}
