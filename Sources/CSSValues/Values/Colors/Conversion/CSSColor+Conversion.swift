// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// Returns the color in another space, in double precision and without gamut mapping.
  ///
  /// A missing component stays missing if the other space has an analogous component. A powerless
  /// component, such as the hue of a gray, becomes missing.
  ///
  /// ```swift
  /// CSSColor(parsing: "lime")?.converted(to: .hsl)       // hue 120, saturation 100, lightness 50
  /// CSSColor(parsing: "lime")?.converted(to: .oklch)     // oklch(0.86644 0.294827 142.495345)
  /// ```
  ///
  /// Defined by [CSS Color 4, section 11](https://drafts.csswg.org/css-color-4/#color-conversion).
  public func converted(to space: ColorSpace) -> CSSColor {
    if space == self.space { return self }
    let vector = self.space.convert(ColorVector(first, second, third), to: space)
    let missing = carriedMissing(to: space).union(space.powerless(vector))
    return CSSColor(
      space, vector.x, vector.y, vector.z, alpha: alpha, missing: missing)
  }

  /// The red component in sRGB, 0 to 1, or beyond for an out-of-gamut color.
  public var red: Double { srgb.x }
  /// The green component in sRGB, 0 to 1, or beyond for an out-of-gamut color.
  public var green: Double { srgb.y }
  /// The blue component in sRGB, 0 to 1, or beyond for an out-of-gamut color.
  public var blue: Double { srgb.z }

  private var srgb: ColorVector {
    let vector = ColorVector(first, second, third)
    return space == .rgb ? vector : space.convert(vector, to: .rgb)
  }

  /// The color in sRGB as four bytes: red in the highest, then green, blue and alpha.
  ///
  /// An out-of-gamut color is gamut mapped.
  public var rgba: UInt32 {
    let color = space == .rgb ? self : mapped(to: space.isLegacy ? .rgb : .srgb)
    func byte(_ value: Double) -> UInt32 { UInt32(CSSColor.byte(value)) }
    return byte(color.first) << 24 | byte(color.second) << 16 | byte(color.third) << 8
      | byte(color.alpha)
  }

  /// Creates a color from hue, saturation and lightness.
  ///
  /// Defined by [CSS Color 4, section 7.1](https://drafts.csswg.org/css-color-4/#hsl-to-rgb).
  ///
  /// - Parameters:
  ///   - hue: The angle on the color wheel in degrees, such as 0 for red and 120 for green.
  ///   - saturation: The saturation, 0 for gray to 1. A negative value counts as 0.
  ///   - lightness: The lightness, 0 for black to 1 for white.
  ///   - alpha: The opacity, clamped to 0...1.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let hsl = ColorVector(hue, max(saturation, 0) * 100, lightness * 100)
    let rgb = hsl.rgbOfHSL
    self.init(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
  }
}

extension CSSColor {
  /// Returns the components of another space that are missing because analogous components are.
  ///
  /// Defined by [CSS Color 4, section 12.2](https://drafts.csswg.org/css-color-4/#interpolation-missing).
  func carriedMissing(to space: ColorSpace) -> Missing {
    guard !missing.isEmpty else { return [] }
    var carried = missing.intersection(.alpha)
    func isMissing(_ category: ColorChannel.Category) -> Bool {
      category != .noAnalog
        && (0..<3).contains {
          missing.contains(.component($0)) && self.space.channel($0).category == category
        }
    }
    // The two opponent axes are analogous to the combination of chroma and hue.
    let isGray =
      isMissing(.firstOpponent) && isMissing(.secondOpponent)
      || isMissing(.colorfulness) && isMissing(.hue)
    for index in 0..<3 {
      let category = space.channel(index).category
      if isMissing(category) || isGray && category.isChromatic {
        carried.insert(.component(index))
      }
    }
    return carried
  }
}
