// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

struct ColorInterpolationTests {
  @Test("mixes legacy notations in sRGB, others in Oklab")
  func defaults() throws {
    let red = try #require(CSSColor(parsing: "red"))
    let lime = try #require(CSSColor(parsing: "hsl(120 100% 50%)"))
    #expect(CSSColor.interpolated(from: red, to: lime, at: 0.25).description == "rgb(191, 64, 0)")
    let p3 = CSSColor(.displayP3, 0, 0, 0)
    #expect(
      CSSColor.interpolated(from: p3, to: .white, at: 0.5).description == "oklab(0.5 0 0)")
    let srgb = CSSColor(.srgb, 1, 1, 1)
    #expect(CSSColor.interpolated(from: srgb, to: .white, at: 0.5).space == .oklab)
  }

  @Test("the ends are the colors themselves", arguments: ColorSpace.allCases)
  func ends(space: ColorSpace) throws {
    let method = ColorInterpolationMethod(space: space)
    let (first, second) = (CSSColor(rgba: 0x6633_9980), CSSColor(rgba: 0x1080_20FF))
    let start = CSSColor.interpolated(from: first, to: second, at: 0, in: method)
    let end = CSSColor.interpolated(from: first, to: second, at: 1, in: method)
    #expect(start.rgba == first.rgba)
    #expect(end.rgba == second.rgba)
    #expect(start.space == space)
  }

  @Test("premultiplies components, and a transparent color has no hue")
  func premultiplication() {
    let red = CSSColor(red: 1, green: 0, blue: 0)
    let half = CSSColor.interpolated(from: red, to: .transparent, at: 0.5)
    #expect(half == CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let none = CSSColor.interpolated(from: .transparent, to: .transparent, at: 0.5)
    #expect(none == .transparent)
    let third = CSSColor.interpolated(
      from: red.withAlpha(0.2), to: CSSColor(red: 0, green: 0, blue: 1, alpha: 0.8), at: 0.5)
    #expect(abs(third.red - 0.2) < 1e-12 && abs(third.blue - 0.8) < 1e-12)
    #expect(third.alpha == 0.5)
  }

  @Test("extrapolates beyond 0 and 1 with a clamped opacity")
  func overshoot() {
    let dark = CSSColor(red: 0.2, green: 0.2, blue: 0.2)
    let light = CSSColor(red: 0.4, green: 0.4, blue: 0.4)
    let beyond = CSSColor.interpolated(from: dark, to: light, at: 1.5)
    #expect(abs(beyond.red - 0.5) < 1e-12)
    let before = CSSColor.interpolated(from: dark, to: light.withAlpha(0), at: -1)
    #expect(before.alpha == 1)
  }

  @Test(
    "interpolates hues by the requested method",
    arguments: [
      (40.0, 60.0, [50.0, 230, 50, 230]), (60, 40, [50, 230, 230, 50]),
      (50, 330, [10, 190, 190, 10]), (330, 50, [10, 190, 10, 190]),
      (20, 20, [20, 200, 20, 20]),
    ])
  func hues(from: Double, to: Double, expected: [Double]) {
    for (hue, middle) in zip(ColorInterpolationMethod.HueInterpolation.allCases, expected) {
      for (space, index) in [(ColorSpace.hsl, 0), (.hwb, 0), (.hsv, 0), (.lch, 2), (.oklch, 2)] {
        func color(_ angle: Double) -> CSSColor {
          index == 0 ? CSSColor(space, angle, 50, 40) : CSSColor(space, 50, 40, angle)
        }
        let mixed = CSSColor.interpolated(
          from: color(from), to: color(to), at: 0.5, in: .init(space: space, hue: hue))
        let actual = index == 0 ? mixed.first : mixed.third
        #expect(abs(actual - middle) < 1e-9, "\(space) \(hue)")
      }
    }
  }

  @Test("takes a missing component from the other color, and keeps it missing if both lack it")
  func missing() {
    let method = ColorInterpolationMethod(space: .oklch)
    let first = CSSColor(.oklch, 0.5, 0.1, 0, missing: .third)
    let second = CSSColor(.oklch, 0.7, 0.3, 120, alpha: 0.5)
    let mixed = CSSColor.interpolated(from: first, to: second, at: 0.5, in: method)
    #expect(mixed.third == 120 && mixed.missing == [])
    let both = CSSColor.interpolated(from: first, to: first, at: 0.5, in: method)
    #expect(both.missing == .third)
    let alpha = CSSColor(.oklch, 0.5, 0.1, 10, missing: .alpha)
    #expect(CSSColor.interpolated(from: alpha, to: second, at: 0.25, in: method).alpha == 0.5)
    let gray = CSSColor.interpolated(from: .white, to: second, at: 0.5, in: method)
    #expect(gray.third == 120)
  }

  @Test(
    "round-trips an interpolation method",
    arguments: [
      ("in lab", "in lab"), ("IN SRGB", "in srgb"), ("in xyz", "in xyz-d65"),
      ("in hsl shorter hue", "in hsl"), ("in lch LONGER hue", "in lch longer hue"),
      ("in hwb increasing hue", "in hwb increasing hue"),
      ("in oklch decreasing hue", "in oklch decreasing hue"),
      ("in display-p3-linear", "in display-p3-linear"),
    ])
  func methods(text: String, canonical: String) throws {
    let mix = try #require(
      Property.color.canonicalText(of: "color-mix(\(text), red, blue)"))
    #expect(mix == "color-mix(\(canonical), red, blue)")
    #expect(ColorInterpolationMethod(space: .lab, hue: .longer).description == "in lab")
  }
}
