// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

/// Tests of HSV conversion and of the functions based on it.
struct ColorHSVTests {
  /// Hue, saturation and value, with the corresponding red, green and blue.
  typealias Vector = (hsv: [Double], rgb: [Double])

  static let vectors: [Vector] = [
    ([0, 0, 1], [1, 1, 1]), ([90, 0, 1], [1, 1, 1]), ([359, 0, 1], [1, 1, 1]),
    ([0, 0, 0], [0, 0, 0]), ([200, 0, 0], [0, 0, 0]), ([0, 1, 1], [1, 0, 0]),
    ([180, 1, 1], [0, 1, 1]), ([90, 1, 1], [0.5, 1, 0]), ([270, 1, 1], [0.5, 0, 1]),
    ([0, 0.5, 1], [1, 0.5, 0.5]),
  ]

  private static func isNear(_ color: CSSColor, _ expected: [Double], _ tolerance: Double = 1e-9)
    -> Bool
  {
    zip([color.red, color.green, color.blue], expected).allSatisfy { abs($0 - $1) < tolerance }
  }

  private static func color(_ text: String) throws -> CSSColor {
    try #require(CSSColor(parsing: text), "\(text)")
  }

  @Test("a color from hue, saturation and value has the components of Three20", arguments: vectors)
  func components(vector: Vector) throws {
    let hsv = vector.hsv
    let made = CSSColor(hue: hsv[0], saturation: hsv[1], value: hsv[2])
    #expect(Self.isNear(made, vector.rgb))
    #expect(try Self.color("hsv(\(hsv[0]) \(hsv[1]) \(hsv[2]))") == made)
    #expect(try Self.color("hsv(\(hsv[0])deg \(hsv[1] * 100)% \(hsv[2] * 100)%)") == made)
  }

  @Test("round-trips hue, saturation and value", arguments: vectors)
  func back(vector: Vector) {
    let color = CSSColor(red: vector.rgb[0], green: vector.rgb[1], blue: vector.rgb[2])
      .converted(to: .hsv)
    let isGray = vector.hsv[1] == 0
    #expect(color.missing == (isGray ? .first : []))
    let expected = [isGray ? 0 : vector.hsv[0], vector.hsv[1], vector.hsv[2]]
    for (actual, expected) in zip([color.first, color.second, color.third], expected) {
      #expect(abs(actual - expected) < 1e-9)
    }
  }

  @Test(
    "grays of every space have no saturation and stay gray when multiplied",
    arguments: [
      "white", "black", "gray", "transparent", "lab(50 0 0)", "oklch(0.7 0 120)",
      "color(display-p3 0.3 0.3 0.3)", "oklab(0.4 0 0)", "hsl(70 0% 30%)",
      "hsv(70 0 0.3)", "color(srgb 0 0 0 / none)",
    ])
  func grays(text: String) throws {
    let color = try Self.color("hsv-multiply(\(text), 2, 5, 1)")
    #expect(color.first.isFinite && color.second.isFinite && color.third.isFinite)
    #expect(color.second < 1e-6)
    #expect(abs(color.red - color.blue) < 1e-6 && abs(color.red - color.green) < 1e-6)
  }

  @Test("multiplying hue and saturation by zero yields a gray of the scaled value")
  func grayOfValue() throws {
    let gray = try Self.color("hsv-multiply(#c8c8c8, 0, 0, 1.2)")
    #expect(gray.rgba == 0xF0F0_F0FF)
    #expect(try Self.color("hsv-multiply(rgb(119 140 168), 0, 0, .7)").rgba == 0x7676_76FF)
    #expect(try Self.color("hsv-multiply(blue, 0, 0, .5)").rgba == 0x8080_80FF)
  }

  @Test("nested functions pass out-of-range components, and the result is clipped")
  func bounds() throws {
    let light = try Self.color("highlight(yellow)")
    #expect(light.third == 1.2)
    #expect(light.rgba == 0xFFFF_B8FF)
    #expect(light.mapped(to: .srgb).isInGamut())
    let back = try Self.color("hsv-multiply(highlight(yellow), 1, 2.5, calc(1 / 1.2))")
    #expect(Self.isNear(back, [1, 1, 0]))
    let written = try Self.color(light.description)
    #expect(Self.isNear(written, [light.red, light.green, light.blue]))
    let negative = try Self.color("hsv-add(hsv-add(red, 0, 0, -1.5), 0, 0, 1.5)")
    #expect(negative.red.isFinite)
    #expect(try Self.color("hsv-add(gray, 0, 0, -2)").rgba == 0x0000_00FF)
  }

  @Test("keeps the opacity, also a missing one")
  func opacity() throws {
    #expect(try Self.color("shadow-of(rgb(255 0 0 / 0.25))").alpha == 0.25)
    let missing = try Self.color("highlight(rgb(255 0 0 / none))")
    #expect(missing.missing == .alpha)
  }

  @Test("a hue wraps around the circle for every factor and summand")
  func hues() throws {
    #expect(try Self.color("hsv-multiply(hsv(210 1 1), 2, 1, 1)").first == 60)
    #expect(try Self.color("hsv-multiply(hsv(210 1 1), -1, 1, 1)").first == 150)
    #expect(try Self.color("hsv-add(hsv(210 1 1), -240, 0, 0)").first == 330)
    #expect(try Self.color("hsv-add(hsv(210 1 1), 360, 0, 0)").first == 210)
    #expect(try Self.color("hsv-add(red, 120, 0, 0)").rgba == 0x00FF_00FF)
  }

  @Test("does not map a color to sRGB first")
  func wide() throws {
    let green = CSSColor(.displayP3, 0, 1, 0)
    let same = green.multiplied(hue: 1, saturation: 1, value: 1)
    #expect(Self.isNear(same, [green.red, green.green, green.blue]))
    #expect(same.second > 1)
  }

  @Test("no number yields an invalid component")
  func huge() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
      for color in [
        CSSColor.black, .white, CSSColor(.srgb, 1e-10, -1, 0), CSSColor(.lab, 1e30, 1e30, 0),
      ] {
        let results = [
          color.multiplied(hue: number, saturation: number, value: number),
          color.adding(hue: number, saturation: number, value: number), color.highlight,
          CSSColor(hue: number, saturation: number, value: number).toolbarColor(.highlighted),
        ]
        for result in results {
          #expect(result.first.isFinite && result.second.isFinite && result.third.isFinite)
          #expect(0..<360 ~= result.first)
          _ = result.rgba
        }
      }
    }
  }

  @Test("interpolates adjusted colors between their results")
  func interpolation() throws {
    let red = try #require(SpecifiedColor(parsing: "highlight(red)"))
    let blue = try #require(SpecifiedColor(parsing: "blue"))
    func between(_ start: SpecifiedColor, _ end: SpecifiedColor) -> SpecifiedColor? {
      .interpolated(from: start, to: end, at: 0.5)
    }
    #expect(between(red, blue)?.description == "rgb(153, 92, 219)")
    let waiting = try #require(SpecifiedColor(parsing: "shadow-of(currentcolor)"))
    let mixture = try #require(between(waiting, blue))
    #expect(mixture.description == "color-mix(in srgb, shadow-of(currentcolor), blue)")
    #expect(mixture.resolved(currentColor: .white).rgba == 0x4D4D_CCFF)
  }
}
