// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// The examples of the documentation.
struct DocumentationTests {
  @Test("the landing page says what happens")
  func landingPage() throws {
    #expect(Property.font.definition.longhands.prefix(2) == [.fontStyle, .fontVariant])
    #expect(Property.width.initialValue.description == "auto")
    let value = try #require(Property.textShadow.value(parsing: "0 1px 3px RED"))
    #expect(value.description == "red 0px 1px 3px")
    #expect(value.as([Shadow].self)?.first?.blur?.description == "3px")
    #expect(
      Property.color.message(of: "fuschia")
        == "invalid value for 'color': found 'fuschia', expected <color>; did you mean 'fuchsia'?")
  }

  @Test("the examples of Color, CSSValue and Property hold")
  func symbols() {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    #expect(color.description == "rgba(255, 128, 0, 0.8)")
    #expect(Color(parsing: "#f80") == Color(red: 1, green: 8.0 / 15, blue: 0))
    #expect(Property.width.value(parsing: "20PX") == .length(Length(20, .px)))
    #expect(Property(name: "Font-Size") == .fontSize)
    #expect(TextAlign(.keyword(.center))?.cssValue == .keyword(.center))
    #expect(LengthPercentageAuto.percentage(50).resolved(percentagesOf: 320, auto: 0) == 160)
    #expect(
      Property.font.canonicalText(TokenStream("BOLD 12px/1.50 Arial"))
        == "bold 12px / 1.5 Arial")
  }
}
