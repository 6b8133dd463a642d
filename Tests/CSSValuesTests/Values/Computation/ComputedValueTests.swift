// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct ComputedValueTests {
  static let context = ComputationContext(
    parentFontSize: 20, parentFontWeight: .bold, rootFontSize: 10, fontSize: 30,
    currentColor: CSSColor(red: 0, green: 0, blue: 1),
    viewport: .init(width: 1000, height: 500))

  private func computed(
    _ property: Property, _ text: String, _ context: ComputationContext = context
  ) -> String? {
    property.value(parsing: text)?.computed(for: property, in: context).description
  }

  @Test(
    "computes lengths in px",
    arguments: [
      ("2em", "60px"), ("2rem", "20px"), ("2ex", "30px"), ("2ch", "30px"), ("3pt", "4px"),
      ("1in", "96px"), ("2.54cm", "96px"), ("10vw", "100px"), ("10vh", "50px"), ("10vmin", "50px"),
      ("10vmax", "100px"), ("50%", "50%"), ("auto", "auto"), ("0", "0px"),
    ])
  func lengths(text: String, expected: String) {
    for property in [Property.width, .left, .marginTop] {
      #expect(computed(property, text) == expected)
    }
  }

  @Test("keeps viewport units without a viewport")
  func noViewport() {
    #expect(computed(.width, "10vw", ComputationContext()) == "10vw")
    #expect(computed(.fontSize, "10vw", ComputationContext()) == "10vw")
    #expect(computed(.lineHeight, "2vmin", ComputationContext()) == "2vmin")
  }

  @Test(
    "font sizes are relative to the parent",
    arguments: [
      ("medium", "16px"), ("small", "13px"), ("xx-small", "9px"), ("xxx-large", "48px"),
      ("larger", "24px"), ("smaller", "16.666667px"), ("150%", "30px"), ("2em", "40px"),
      ("2rem", "20px"), ("12pt", "16px"), ("2ex", "20px"), ("1vw", "10px"),
    ])
  func fontSizes(text: String, expected: String) {
    #expect(computed(.fontSize, text) == expected)
  }

  @Test(
    "computes a font size except for units of an unknown viewport",
    arguments: [
      ("clamp(12px, 2vw, 1rem)", "clamp(12px, 2vw, 16px)"),
      ("clamp(1em, 2vw, 2rem)", "clamp(20px, 2vw, 32px)"),
      ("calc(2vw + 50%)", "calc(10px + 2vw)"), ("max(50%, 3svh)", "max(10px, 3svh)"),
      ("calc(1em + 50%)", "30px"), ("3dvb", "3dvb"),
    ])
  func fontSizesWithoutViewport(text: String, expected: String) {
    let context = ComputationContext(parentFontSize: 20, rootFontSize: 16, fontSize: 99)
    #expect(computed(.fontSize, text, context) == expected)
    #expect(computed(.fontSize, expected, context) == expected)
  }

  @Test("computes percentages of a line height also with an unknown viewport")
  func lineHeightWithoutViewport() {
    let context = ComputationContext(fontSize: 20)
    #expect(computed(.lineHeight, "calc(50% + 2vw)", context) == "calc(10px + 2vw)")
    #expect(computed(.lineHeight, "calc(50% + 1em)", context) == "30px")
  }

  @Test(
    "rounds a border to whole device pixels, at least one, and is idempotent",
    arguments: [1, 1.1, 1.25, 1.5, 1.7, 2, 3, 0.3, 49, 7.3])
  func borderWidths(resolution: Double) throws {
    var context = ComputationContext()
    context.resolution = resolution
    for text in ["thin", "medium", "thick", "0.1px", "7.9px", "1in"] {
      let value = try #require(Property.borderTopWidth.value(parsing: text))
      let once = value.computed(for: .borderTopWidth, in: context)
      let dots = (once.as(Length.self)?.value ?? 0) * resolution
      #expect(abs(dots - dots.rounded()) < 1e-9 && dots > 0.5, "\(text): \(dots)")
      #expect(once.computed(for: .borderTopWidth, in: context) == once)
    }
  }

  @Test(
    "computes font weights as numbers",
    arguments: [
      ("normal", "400"), ("bold", "700"), ("bolder", "900"), ("lighter", "400"), ("123", "123"),
    ])
  func weights(text: String, expected: String) {
    #expect(computed(.fontWeight, text) == expected)
  }

  @Test(
    "a line height keeps a number and computes a percentage to a length",
    arguments: [("1.5", "1.5"), ("150%", "45px"), ("2em", "60px"), ("normal", "normal")])
  func lineHeights(text: String, expected: String) {
    #expect(computed(.lineHeight, text) == expected)
  }

  @Test("computes widths, slants and opacities as numbers")
  func numbers() {
    #expect(computed(.fontStretch, "condensed") == "75%")
    #expect(computed(.fontStyle, "oblique 0.1turn") == "oblique 36deg")
    #expect(computed(.fontStyle, "italic") == "italic")
    #expect(computed(.textShadowOpacity, "40%") == "0.4")
    #expect(computed(.verticalAlign, "1em") == "30px")
    #expect(computed(.verticalAlign, "40%") == "40%")
  }

  @Test("computes named colors; keeps currentcolor except in color")
  func colors() {
    #expect(computed(.color, "red") == "rgb(255, 0, 0)")
    #expect(computed(.color, "currentcolor") == "rgb(0, 0, 255)")
    #expect(computed(.backgroundColor, "currentcolor") == "currentcolor")
    #expect(computed(.backgroundColor, "transparent") == "rgba(0, 0, 0, 0)")
    #expect(computed(.backgroundColor, "lightTextColor") == "rgba(255, 255, 255, 0.6)")
  }

  @Test("a computed shadow has all its parts")
  func shadows() {
    #expect(computed(.textShadow, "1em 2px") == "currentcolor 30px 2px 0px")
    #expect(
      computed(.textShadow, "red 1px 1px 1pc, 0 0")
        == "rgb(255, 0, 0) 1px 1px 16px, currentcolor 0px 0px 0px")
    #expect(computed(.textShadow, "none") == "none")
    let value = Property.textShadow.value(parsing: "1px 2px")
    let drawn = value?.computed(for: .textShadow, in: Self.context).resolved(currentColor: .white)
    #expect(drawn?.description == "rgb(255, 255, 255) 1px 2px 0px")
  }

  @Test("a used value contains no currentcolor")
  func resolved() {
    #expect(CSSValue.color(.currentColor).resolved(currentColor: .black) == .color(.black))
    #expect(CSSValue.number(2).resolved(currentColor: .black) == .number(2))
  }

  @Test("a computed value computes to itself", arguments: Property.allCases)
  func idempotent(property: Property) {
    guard !property.isShorthand else { return }
    let once = property.initialValue.computed(for: property, in: Self.context)
    #expect(once.computed(for: property, in: Self.context) == once)
    #expect(property.value(parsing: once.description) == once)
  }

  @Test("huge numbers stay finite")
  func huge() throws {
    let value = try #require(Property.width.value(parsing: "1e400in"))
    let length = value.computed(for: .width, in: Self.context).as(Length.self)
    #expect(length?.value.isFinite == true)
    let size = try #require(Property.fontSize.value(parsing: "1e400%"))
    #expect(size.computed(for: .fontSize, in: Self.context).as(Length.self)?.value.isFinite == true)
  }
}
