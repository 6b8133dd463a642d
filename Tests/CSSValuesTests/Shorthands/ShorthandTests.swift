// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the longhands that shorthands set, and of values that shorthands cannot express.
struct ShorthandTests {
  private func expanded(_ property: Property, _ text: String) -> [String]? {
    property.longhandValues(TokenStream(text))?.map(\.description)
  }

  @Test("font sets its longhands and resets the others")
  func font() {
    #expect(
      expanded(.font, "bold 12px Helvetica, sans-serif") == [
        "font-style: normal", "font-variant-caps: normal", "font-weight: bold",
        "font-stretch: normal", "font-size: 12px", "line-height: normal",
        "font-family: Helvetica, sans-serif", "font-variant-ligatures: normal",
        "font-variant-numeric: normal", "font-variant-alternates: normal",
        "font-variant-east-asian: normal", "font-variant-position: normal",
        "font-variant-emoji: normal", "font-kerning: auto", "font-feature-settings: normal",
        "font-variation-settings: normal", "font-size-adjust: none", "font-optical-sizing: auto",
        "font-palette: normal", "font-language-override: normal",
      ])
  }

  @Test("a system font sets its family and size")
  func systemFont() {
    #expect(
      expanded(.font, "small-caption")?.prefix(7) == [
        "font-style: normal", "font-variant-caps: normal", "font-weight: normal",
        "font-stretch: normal", "font-size: 12px", "line-height: normal", "font-family: system-ui",
      ])
    #expect(SystemFont.allCases.allSatisfy { $0.size > 0 })
  }

  @Test(
    "margin copies omitted values from the opposite side",
    arguments: [
      ("1px", "1px 1px 1px 1px"), ("1px 2px", "1px 2px 1px 2px"),
      ("1px 2px 3px", "1px 2px 3px 2px"), ("1px 2px 3px auto", "1px 2px 3px auto"),
    ])
  func margin(text: String, edges: String) {
    let values = Property.margin.longhandValues(TokenStream(text)) ?? []
    #expect(values.map(\.value.description).joined(separator: " ") == edges)
    #expect(values.map(\.property) == Property.margin.longhands)
  }

  @Test("a longhand expands to itself")
  func longhand() {
    #expect(expanded(.width, "1px") == ["width: 1px"])
    #expect(expanded(.width, "1px 2px") == nil)
  }

  @Test("a shorthand that cannot express its longhands has no text")
  func inexpressible() {
    var values = Property.font.longhands.map(\.initialValue)
    #expect(Property.font.collapsed(values) == "medium sans-serif")
    values[3] = .percentage(80)
    #expect(Property.font.collapsed(values) == nil)
    #expect(Property.font.collapsed([]) == nil)
    #expect(Property.width.collapsed([.keyword(.auto)]) == nil)
  }

  @Test("a cursor is after the value that it parsed")
  func cursor() {
    var cursor = TokenCursor(TokenStream("1px 2px; rest"))
    #expect(Property.width.parse(&cursor) == .length(Length(1)))
    #expect(Property.width.parse(&cursor) == .length(Length(2)))
    #expect(cursor.peek() == .semicolon)
    #expect(Property.margin.parse(&cursor) == nil)
  }
}
