// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the examples in the documentation.
struct DocumentationTests {
  @Test("the examples of the landing page are correct")
  func landingPage() throws {
    #expect(Property.font.definition.longhands.prefix(2) == [.fontStyle, .fontVariantCaps])
    #expect(Property.width.initialValue.description == "auto")
    let value = try #require(Property.textShadow.value(parsing: "0 1px 3px RED"))
    #expect(value.description == "red 0px 1px 3px")
    #expect(value.as([Shadow].self)?.first?.blur?.description == "3px")
    let context = ComputationContext(fontSize: 20)
    let start = try #require(Property.width.value(parsing: "calc(1em + 5px)"))
      .computed(for: .width, in: context)
    let end = try #require(Property.width.value(parsing: "50%"))
    #expect(start.description == "25px")
    #expect(
      Property.width.interpolated(from: start, to: end, at: 0.5).description
        == "calc(25% + 12.5px)")
    #expect(
      Property.color.message(of: "fuschia")
        == "invalid value for 'color': found 'fuschia', expected <color>; did you mean 'fuchsia'?")
  }

  @Test("the examples of the color types are correct")
  func colors() throws {
    #expect(CSSColor(parsing: "oklch(70% 50% 480)")?.description == "oklch(0.7 0.2 120)")
    let mixture = CSSColor(parsing: "color-mix(in srgb, red 25%, blue)")
    #expect(mixture?.description == "color(srgb 0.25 0 0.75)")
    #expect(CSSColor(parsing: "canvas") == nil)
    let green = CSSColor(.displayP3, 0, 1, 0)
    #expect(
      green.converted(to: .srgb).description == "color(srgb -0.511605 1.018266 -0.310675)")
    #expect(!green.isInGamut(of: .srgb))
    let lime = try #require(CSSColor(parsing: "lime"))
    #expect(lime.converted(to: .hsl) == CSSColor(.hsl, 120, 100, 50))
    #expect(lime.converted(to: .oklch).description == "oklch(0.86644 0.294827 142.495345)")
    let gray = CSSColor.interpolated(from: .black, to: .white, at: 0.5)
    #expect(gray.description == "rgb(128, 128, 128)")
    let light = CSSColor.interpolated(from: .black, to: .white, at: 0.5, in: .oklab)
    #expect(light.description == "oklab(0.5 0 0)")
    let fill = CSSColor(parsing: "toolbar-color(rgb(30 110 255))")
    #expect(fill?.description == "hsv(218.666667 1.102941 0.75)")
    #expect(fill?.rgba == 0x0037_BFFF)
    let half = CSSColor.white.multiplied(hue: 1, saturation: 1, value: 0.5)
    #expect(half.description == "hsv(0 0 0.5)")
    #expect(CSSColor(hue: 90, saturation: 1, value: 1).rgba == 0x80FF_00FF)
    #expect(
      CSSColor(rgba: 0x2040_80FF).multiplied(hue: 0, saturation: 0, value: 1.5).rgba == 0xC0C0_C0FF)
    #expect(CSSColor(rgba: 0x6D84_A2FF).toolbarColor(.normal).rgba == 0x4B6F_9DFF)
    #expect(
      CSSColor(parsing: "hsv-multiply(#6d84a2, 1, 1.6, .97)")?.description
        == "hsv(213.962264 0.523457 0.616235)")
    #expect(CSSColor(parsing: "hsv-add(#0a0a0a, 0, 0, .2)")?.description == "hsv(0 0 0.239216)")
    let method = ColorInterpolationMethod(space: .oklch, hue: .longer)
    #expect(method.description == "in oklch longer hue")
    var colors = SystemColors()
    colors[.canvas] = .color(CSSColor(red: 1, green: 1, blue: 0.9))
    #expect(colors.color(.canvas, in: .dark).description == "rgb(255, 255, 230)")
    #expect(colors.color(.canvasText, in: .dark).description == "rgb(255, 255, 255)")
  }

  @Test("the examples of Color, CSSValue and Property are correct")
  func symbols() {
    let color = CSSColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
    #expect(color.description == "rgba(255, 128, 0, 0.8)")
    #expect(CSSColor(parsing: "#f80") == CSSColor(red: 1, green: 8.0 / 15, blue: 0))
    #expect(Property.width.value(parsing: "20PX") == .length(Length(20, .px)))
    #expect(Property(name: "Font-Size") == .fontSize)
    #expect(TextAlign(.keyword(.center))?.cssValue == .keyword(.center))
    #expect(LengthPercentageAuto.percentage(50).resolved(percentagesOf: 320, auto: 0) == 160)
    #expect(
      Property.font.canonicalText(TokenStream("BOLD 12px/1.50 Arial"))
        == "bold 12px / 1.5 Arial")
    #expect(
      Property.fontSize.computedInitialValue(in: ComputationContext()) == .length(Length(16, .px)))
  }

  @Test("the examples of change effects and code precedence are correct")
  func changesAndCode() {
    #expect(Property.color.changeEffect == .repaint)
    #expect(Property.width.changeEffect == .relayout)
    #expect(max(Property.color.changeEffect, Property.width.changeEffect) == .relayout)
    let style = Property.borderTopStyle
    #expect(style.changeEffect(from: .keyword(.solid), to: .keyword(.dashed)) == .repaint)
    #expect(style.changeEffect(from: .keyword(.solid), to: .keyword(.none)) == .relayout)
    #expect(Property.backgroundColor.hintPrecedence == .belowSheets)
    #expect(Property.width.hintPrecedence == .aboveSheets)
  }
}
