// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct SystemColorTests {
  private func computed(_ text: String, in context: ComputationContext) -> String? {
    Property.backgroundColor.value(parsing: text)?
      .computed(for: .backgroundColor, in: context).description
  }

  @Test("a system color and light-dark() follow the scheme")
  func scheme() {
    var context = ComputationContext()
    #expect(computed("canvas", in: context) == "rgb(255, 255, 255)")
    #expect(computed("light-dark(canvas, red)", in: context) == "rgb(255, 255, 255)")
    context.colorScheme = .dark
    #expect(computed("canvas", in: context) == "rgb(18, 18, 18)")
    #expect(computed("light-dark(red, canvastext)", in: context) == "rgb(255, 255, 255)")
    #expect(
      computed("color-mix(in srgb, Canvas, light-dark(red, CanvasText))", in: context)
        == "color(srgb 0.535294 0.535294 0.535294)")
  }

  @Test("a theme's color replaces the constant, also under legacy names")
  func overriding() {
    var context = ComputationContext()
    context.systemColors[.canvasText] = .color(CSSColor(rgba: 0x1234_56FF))
    #expect(computed("CanvasText", in: context) == "rgb(18, 52, 86)")
    #expect(computed("windowtext", in: context) == "rgb(18, 52, 86)")
    #expect(computed("GrayText", in: context) == "rgb(128, 128, 128)")
    #expect(context.systemColors[.canvas] == nil)
  }

  @Test("a theme's own color may depend on the scheme, but not on itself or on the element")
  func dependentOverrides() {
    var context = ComputationContext(currentColor: .white)
    context.systemColors[.canvas] = SpecifiedColor(parsing: "light-dark(ivory, navy)")
    context.systemColors[.mark] = SpecifiedColor(parsing: "color-mix(in srgb, mark, canvas)")
    context.systemColors[.field] = .currentColor
    #expect(computed("canvas", in: context) == "rgb(255, 255, 240)")
    #expect(computed("mark", in: context) == "color(srgb 1 1 0.5)")
    #expect(computed("field", in: context) == "rgb(255, 255, 255)")
    context.colorScheme = .dark
    #expect(computed("canvas", in: context) == "rgb(0, 0, 128)")
    #expect(computed("field", in: context) == "rgb(59, 59, 59)")
  }

  @Test("each of the 19 colors has a name, a custom property, and is read in any case")
  func names() throws {
    #expect(SystemColor.allCases.count == 19)
    #expect(SystemColor.canvasText.customProperty == "--livery-canvas-text")
    #expect(Set(SystemColor.allCases.map(\.customProperty)).count == 19)
    for color in SystemColor.allCases {
      let value = try #require(Property.color.value(parsing: color.description.uppercased()))
      #expect(value == .color(.system(SystemColorName(color))))
      #expect(value.description == color.description)
      #expect(CSSColor(parsing: color.description) == nil)
      let letters = color.customProperty.dropFirst("--livery-".count).filter { $0 != "-" }
      #expect(String(letters) == color.description)
    }
  }

  @Test(
    "text contrasts with its background in light and dark",
    arguments: [
      (SystemColor.canvasText, SystemColor.canvas), (.buttonText, .buttonFace),
      (.fieldText, .field), (.highlightText, .highlight), (.markText, .mark),
      (.accentColorText, .accentColor), (.selectedItemText, .selectedItem), (.linkText, .canvas),
      (.visitedText, .canvas), (.activeText, .canvas),
    ])
  func contrast(text: SystemColor, ground: SystemColor) {
    for scheme in CSSColorScheme.allCases {
      let ratio = text.constant(in: scheme).contrast(with: ground.constant(in: scheme))
      #expect(ratio >= 3.9, "\(text) on \(ground), \(scheme)")
    }
  }

  @Test("contrast is a ratio from 1 to 21")
  func ratios() {
    #expect(abs(CSSColor.black.contrast(with: .white) - 21) < 1e-9)
    #expect(CSSColor.white.contrast(with: .white) == 1)
    let gray = CSSColor(rgba: 0x7676_76FF)
    #expect(abs(gray.contrast(with: .white) - 4.54) < 0.005)
    #expect(gray.contrast(with: .white) == CSSColor.white.contrast(with: gray))
    #expect(abs(CSSColor(red: 1, green: 0, blue: 0).relativeLuminance - 0.2126) < 1e-12)
  }
}
