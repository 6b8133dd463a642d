// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct ColorConversionTests {
  static let samples: [[Double]] = [
    [0, 0, 0], [1, 1, 1], [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0, 1, 1], [1, 0, 1],
    [0.4, 0.2, 0.6], [0.01, 0.02, 0.03], [0.5, 0.5, 0.5], [0.9, 0.3, 0.1], [0.2, 0.7, 0.4],
  ]

  @Test(
    "converts sRGB colors as the spaces are defined",
    arguments: ColorSpace.allCases)
  func definition(space: ColorSpace) {
    // The matrices of ProPhoto and Oklab have fewer digits, and a root amplifies the last digit of
    // a number near zero.
    let tolerance: Double
    switch space {
    case .proPhotoRGB, .a98RGB: tolerance = 1e-6
    case .oklab: tolerance = 1e-4
    case .oklch: tolerance = 1e-3
    default: tolerance = 1e-9
    }
    for sample in Self.samples {
      let color = CSSColor(red: sample[0], green: sample[1], blue: sample[2]).converted(to: space)
      let expected = ReferenceConversion.convert(sample, to: space)
      let actual = [color.first, color.second, color.third]
      for index in 0..<3 where !color.missing.contains(.init(rawValue: 1 << UInt8(index))) {
        let scale = max(1, expected[index].magnitude)
        #expect(
          abs(actual[index] - expected[index]) <= tolerance * scale, "\(sample): \(actual)")
      }
    }
  }

  @Test(
    "converts between any two spaces and back to the same color", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) {
    for sample in Self.samples {
      let color = CSSColor(red: sample[0], green: sample[1], blue: sample[2]).converted(to: space)
      for other in ColorSpace.allCases {
        let back = color.converted(to: other).converted(to: space).converted(to: .srgb)
        let actual = [back.first, back.second, back.third]
        for (component, expected) in zip(actual, sample) {
          #expect(abs(component - expected) < 1e-6, "\(space) \(other) \(sample): \(actual)")
        }
      }
    }
  }

  @Test("out-of-gamut colors survive a conversion through sRGB")
  func beyond() throws {
    let green = CSSColor(.displayP3, 0, 1, 0)
    let srgb = green.converted(to: .srgb)
    #expect(srgb.first < -0.5 && srgb.second > 1.01)
    for space in ColorSpace.allCases {
      let back = green.converted(to: space).converted(to: .displayP3)
      #expect(abs(back.first) < 1e-6 && abs(back.second - 1) < 1e-6, "\(space)")
    }
  }

  @Test("the hue of a gray is missing, and missing components stay missing")
  func missing() throws {
    #expect(CSSColor.white.converted(to: .oklch).missing == .third)
    #expect(CSSColor(rgba: 0x8080_80FF).converted(to: .lch).missing == .third)
    #expect(CSSColor(rgba: 0x8080_80FF).converted(to: .hsl).missing == .first)
    #expect(CSSColor(rgba: 0x8080_80FF).converted(to: .hwb).missing == .first)
    #expect(CSSColor(rgba: 0x8180_80FF).converted(to: .oklch).missing == [])
    let lch = CSSColor(.lch, 50, 20, 0, missing: [.first, .third, .alpha])
    #expect(lch.alpha == 0)
    #expect(lch.converted(to: .oklch).missing == [.first, .third, .alpha])
    #expect(lch.converted(to: .hsl).missing == [.first, .third, .alpha])
    #expect(lch.converted(to: .lab).missing == [.first, .alpha])
    #expect(lch.converted(to: .displayP3).missing == .alpha)
    let gray = CSSColor(.oklab, 0.5, 0, 0, missing: [.second, .third])
    #expect(gray.converted(to: .oklch).missing == [.second, .third])
    #expect(CSSColor(.oklab, 0.5, 0, 0.1, missing: .second).converted(to: .oklch).missing == [])
    #expect(CSSColor(.xyzD65, 0, 0, 0, missing: .second).converted(to: .rec2020).missing == .second)
  }

  @Test("nothing overflows")
  func huge() {
    for number in [Double.infinity, -.infinity, .nan, 1e300, -1e300, 1e-300] {
      for space in ColorSpace.allCases {
        for other in ColorSpace.allCases {
          let color = CSSColor(space, number, number, number, alpha: number).converted(to: other)
          #expect(color.first.isFinite && color.second.isFinite && color.third.isFinite)
          #expect(0...1 ~= color.alpha)
        }
        _ = CSSColor(space, number, -number, number).rgba
        _ = CSSColor(space, number, 1, 0).mapped(to: .displayP3).description
      }
    }
  }
}
