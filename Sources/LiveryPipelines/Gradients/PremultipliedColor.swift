// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A color of sRGB with its components times its opacity, in which form colors are mixed.
struct PremultipliedColor {
  private var components: SIMD4<Double>

  /// No color.
  static let clear = PremultipliedColor(components: .zero)

  private init(components: SIMD4<Double>) { self.components = components }

  /// The form of a color.
  init(_ color: RGBA) {
    components = SIMD4(color.red, color.green, color.blue, 1) * color.alpha
  }

  /// The color.
  var color: RGBA {
    let alpha = components.w
    guard alpha > 0 else { return .clear }
    return RGBA(
      red: components.x / alpha, green: components.y / alpha, blue: components.z / alpha,
      alpha: alpha)
  }

  /// The sum of both.
  static func + (a: Self, b: Self) -> Self { Self(components: a.components + b.components) }

  /// A part of the color.
  static func * (color: Self, factor: Double) -> Self {
    Self(components: color.components * factor)
  }

  /// Adds another one.
  static func += (a: inout Self, b: Self) { a.components += b.components }

  /// How far two colors are apart in the component in which they differ most.
  func distance(to other: Self) -> Double {
    let difference = components - other.components
    return max(difference.max(), -difference.min())
  }
}

extension RGBA {
  /// The color on the way to another one, mixed in sRGB with the opacity applied.
  func mixed(with other: RGBA, _ part: Double) -> RGBA {
    (PremultipliedColor(self) * (1 - part) + PremultipliedColor(other) * part).color
  }
}
