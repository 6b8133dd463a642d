// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct ColorGamutTests {
  @Test("a bounded space contains its gamut, an unbounded one all colors")
  func membership() {
    let green = CSSColor(.displayP3, 0, 1, 0)
    #expect(green.isInGamut())
    #expect(!green.isInGamut(of: .srgb))
    #expect(!green.isInGamut(of: .hsl))
    #expect(green.isInGamut(of: .rec2020))
    #expect(!green.isInGamut(of: .a98RGB))
    #expect(green.isInGamut(of: .oklab) && green.isInGamut(of: .xyzD50))
    #expect(CSSColor(.oklch, 0.5, 0.4, 20).isInGamut())
    #expect(CSSColor.white.converted(to: .lab).isInGamut(of: .srgb))
  }

  @Test("in-gamut colors are only converted")
  func inside() {
    for color in [CSSColor.white, CSSColor(rgba: 0x6633_99FF), CSSColor(.oklch, 0.5, 0.05, 100)] {
      let mapped = color.mapped(to: .displayP3)
      #expect(mapped == color.converted(to: .displayP3))
    }
    let wide = CSSColor(.rec2020, 1, 0, 0, alpha: 0.5)
    #expect(wide.mapped(to: .oklch) == wide.converted(to: .oklch))
  }

  @Test("maps colors that are too light or dark to white or black, and keeps the opacity")
  func extremes() {
    #expect(
      CSSColor(.oklch, 1.1, 0.2, 30, alpha: 0.5).mapped(to: .srgb).description
        == "color(srgb 1 1 1 / 0.5)")
    #expect(CSSColor(.oklab, -0.1, 0.2, 0.1).mapped(to: .srgb) == CSSColor(.srgb, 0, 0, 0))
    #expect(CSSColor(.lab, 100, 80, 40).mapped(to: .srgb).description == "color(srgb 1 1 1)")
  }

  @Test(
    "a mapped color keeps its lightness and hue within a just noticeable difference",
    arguments: [
      CSSColor(.displayP3, 0, 1, 0), CSSColor(.displayP3, 1, 0, 0), CSSColor(.rec2020, 0, 0, 1),
      CSSColor(.oklch, 0.7, 0.4, 150), CSSColor(.oklch, 0.4, 0.35, 264),
      CSSColor(.lch, 60, 130, 320),
      CSSColor(.proPhotoRGB, 1, 0, 1), CSSColor(.oklch, 0.97, 0.3, 110),
    ])
  func mapping(color: CSSColor) {
    let mapped = color.mapped(to: .srgb)
    #expect(mapped.isInGamut())
    let (before, after) = (color.converted(to: .oklab), mapped.converted(to: .oklch))
    let reduced = CSSColor(
      .oklch, before.converted(to: .oklch).first, after.second,
      before.converted(to: .oklch).third
    ).converted(to: .oklab)
    let end = mapped.converted(to: .oklab)
    let distance = [
      end.first - reduced.first, end.second - reduced.second, end.third - reduced.third,
    ].map { $0 * $0 }.reduce(0, +).squareRoot()
    #expect(distance < 0.025)
    #expect(after.second < before.converted(to: .oklch).second)
    // The chroma is nearly the maximum: with a little more, the color is outside of the gamut.
    let more = CSSColor(.oklch, after.first, after.second * 1.15 + 0.02, after.third)
    #expect(!more.isInGamut(of: .srgb))
  }

  @Test("bytes are those of the mapped color, or of the clipped one for legacy notations")
  func bytes() {
    #expect(
      CSSColor(.displayP3, 0, 1, 0).rgba == CSSColor(.displayP3, 0, 1, 0).mapped(to: .srgb).rgba)
    #expect(CSSColor(.displayP3, 0, 1, 0).rgba != 0x00FF_00FF)
    #expect(CSSColor(red: -0.5, green: 1.2, blue: 0.5).rgba == 0x00FF_80FF)
    #expect(CSSColor(.srgb, 1, 0.5, 0, alpha: 0.5).rgba == 0xFF80_0080)
    #expect(CSSColor(hue: 120, saturation: 2, lightness: 0.5).rgba == 0x00FF_00FF)
  }

  @Test("clips each component independently")
  func clipping() {
    let clipped = CSSColor(.srgb, 1.5, -0.5, 0.25, alpha: 0.5).clipped(to: .srgb)
    #expect(clipped == CSSColor(.srgb, 1, 0, 0.25, alpha: 0.5))
    #expect(CSSColor(.oklch, 0.7, 3, 20).clipped(to: .oklab).converted(to: .oklch).second > 2.9)
  }
}
