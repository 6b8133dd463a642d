// SPDX-License-Identifier: Apache-2.0

/// What is worked out with hue, saturation and value.
///
/// The figures are those of Three20. A gray has the hue 0 and the saturation 0 instead of components that are no numbers, and
/// a hue beyond a turn is brought back into it.
extension CSSColor {
  /// A color by hue, saturation and value.
  ///
  /// ```swift
  /// CSSColor(hue: 90, saturation: 1, value: 1).rgba == 0x80FF_00FF     // true
  /// ```
  ///
  /// - Parameters:
  ///   - hue: the angle on the color wheel in degrees; red is at 0, green at 120.
  ///   - saturation: 0 for gray to 1, and beyond for a color that no screen has.
  ///   - value: the strongest component, 0 for black to 1, and beyond.
  ///   - alpha: the opacity, brought into the range from 0 to 1.
  public init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
    self.init(.hsv, normalizedHue(hue), saturation, value, alpha: alpha)
  }

  /// The color with its hue, saturation and value multiplied; no result is brought into a range.
  ///
  /// A saturation times 0 makes a gray of the value.
  ///
  /// ```swift
  /// CSSColor(rgba: 0x2040_80FF).multiplied(hue: 0, saturation: 0, value: 1.5).rgba     // 0xC0C0_C0FF
  /// ```
  ///
  /// - Parameters:
  ///   - hue: the factor of the hue in degrees.
  ///   - saturation: the factor of the saturation.
  ///   - value: the factor of the value.
  /// - Returns: a color of ``ColorSpace/hsv`` with the same opacity.
  public func multiplied(hue: Double, saturation: Double, value: Double) -> CSSColor {
    withHSV(hsv * ColorVector(.finite(hue), .finite(saturation), .finite(value)))
  }

  /// The color with something added to its hue, saturation and value; no result is brought into a range.
  ///
  /// - Parameters:
  ///   - hue: degrees.
  ///   - saturation: what is added to the saturation, in parts of 1.
  ///   - value: what is added to the value, in parts of 1.
  /// - Returns: a color of ``ColorSpace/hsv`` with the same opacity.
  public func adding(hue: Double, saturation: Double, value: Double) -> CSSColor {
    withHSV(hsv + ColorVector(.finite(hue), .finite(saturation), .finite(value)))
  }

  /// The color of what is lit, less saturated and lighter, as `highlight()` gives it.
  public var highlight: CSSColor { multiplied(hue: 1, saturation: 0.4, value: 1.2) }

  /// The color of what lies in the shade, less saturated and darker, as `shadow-of()` gives it.
  public var shadow: CSSColor { multiplied(hue: 1, saturation: 0.6, value: 0.6) }

  /// Hue in degrees, saturation and value, from 0 to 1 each, as sRGB gives them.
  var hsv: ColorVector { space.convert(vector, to: .rgb).hsvOfRGB }

  private func withHSV(_ vector: ColorVector) -> CSSColor {
    CSSColor(
      .hsv, normalizedHue(vector.x), vector.y, vector.z, alpha: alpha,
      missing: missing.intersection(.alpha))
  }
}
