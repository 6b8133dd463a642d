// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A color of sRGB with premultiplied alpha, the form in which colors are interpolated.
struct PremultipliedColor {
  private var components: SIMD4<Double>

  /// Transparent black.
  static let clear = PremultipliedColor(components: .zero)

  private init(components: SIMD4<Double>) { self.components = components }

  /// Premultiplies a color.
  init(_ color: RGBA) {
    components = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
  }

  /// The color without premultiplication.
  var color: RGBA {
    let alpha = components.w
    guard alpha > 0 else { return .clear }
    return RGBA(
      red: components.x / alpha, green: components.y / alpha, blue: components.z / alpha,
      alpha: alpha)
  }

  /// Returns the sum of two colors.
  static func + (a: Self, b: Self) -> Self { Self(components: a.components + b.components) }

  /// Returns the color multiplied by a factor.
  static func * (color: Self, factor: Double) -> Self {
    Self(components: color.components * factor)
  }

  /// Adds another color.
  static func += (a: inout Self, b: Self) { a.components += b.components }

  /// Returns the largest difference between corresponding components.
  func distance(to other: Self) -> Double {
    let difference = components - other.components
    return max(difference.max(), -difference.min())
  }
}

extension RGBA {
  /// Returns the interpolation with another color in premultiplied sRGB.
  func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    (PremultipliedColor(self) * (1 - fraction) + PremultipliedColor(other) * fraction).color
  }
}
