// SPDX-License-Identifier: Apache-2.0

/// Operations in hue, saturation and value.
///
/// The formulas are those of Three20, with two differences. A gray has a hue and a saturation of 0
/// instead of NaN, and hues are normalized to a full turn.
extension CSSColor {
  /// Creates a color from hue, saturation and value.
  ///
  /// ```swift
  /// CSSColor(hue: 90, saturation: 1, value: 1).rgba == 0x80FF_00FF     // true
  /// ```
  ///
  /// - Parameters:
  ///   - hue: The angle on the color wheel in degrees, such as 0 for red and 120 for green.
  ///   - saturation: The saturation, 0 for gray to 1, and beyond for an out-of-gamut color.
  ///   - value: The largest component, 0 for black to 1, and beyond for an out-of-gamut color.
  ///   - alpha: The opacity, clamped to 0...1.
  public init(hue: Double, saturation: Double, value: Double, alpha: Double = 1) {
    self.init(.hsv, normalizedHue(hue), saturation, value, alpha: alpha)
  }

  /// Returns the color with its hue, saturation and value multiplied, without clamping.
  ///
  /// A saturation factor of 0 results in a gray.
  ///
  /// ```swift
  /// CSSColor(rgba: 0x2040_80FF).multiplied(hue: 0, saturation: 0, value: 1.5).rgba     // 0xC0C0_C0FF
  /// ```
  ///
  /// - Parameters:
  ///   - hue: The factor for the hue in degrees.
  ///   - saturation: The factor for the saturation.
  ///   - value: The factor for the value.
  /// - Returns: A color of ``ColorSpace/hsv`` with the same opacity.
  public func multiplied(hue: Double, saturation: Double, value: Double) -> CSSColor {
    withHSV(hsv * ColorVector(.finite(hue), .finite(saturation), .finite(value)))
  }

  /// Returns the color with offsets added to its hue, saturation and value, without clamping.
  ///
  /// - Parameters:
  ///   - hue: The offset of the hue, in degrees.
  ///   - saturation: The offset of the saturation, with 1 for 100%.
  ///   - value: The offset of the value, with 1 for 100%.
  /// - Returns: A color of ``ColorSpace/hsv`` with the same opacity.
  public func adding(hue: Double, saturation: Double, value: Double) -> CSSColor {
    withHSV(hsv + ColorVector(.finite(hue), .finite(saturation), .finite(value)))
  }

  /// The highlight of the color, less saturated and lighter, as in `highlight()`.
  public var highlight: CSSColor { multiplied(hue: 1, saturation: 0.4, value: 1.2) }

  /// The shadow of the color, less saturated and darker, as in `shadow-of()`.
  public var shadow: CSSColor { multiplied(hue: 1, saturation: 0.6, value: 0.6) }

  /// The hue in degrees, and the saturation and value from 0 to 1, of the color in sRGB.
  var hsv: ColorVector { space.convert(vector, to: .rgb).hsvOfRGB }

  private func withHSV(_ vector: ColorVector) -> CSSColor {
    CSSColor(
      .hsv, normalizedHue(vector.x), vector.y, vector.z, alpha: alpha,
      missing: missing.intersection(.alpha))
  }
}
