// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A color for painting: the red, green, blue and alpha of sRGB, converted from any color space.
///
/// A `CSSColor` of CSSValues keeps its original color space and precision; ``init(_:)`` converts it.
///
/// Components are rounded to five decimal digits, which is finer than any surface shows. A color
/// that is printed and parsed again is therefore equal. Components outside of 0 to 1 are kept, and
/// clamped for display.
public struct RGBA: Sendable, Hashable {
  /// The red component, from 0 to 1 for a color in the gamut of sRGB.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The alpha component, from 0 to 1.
  public let alpha: Double

  /// Creates a color from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.normalized(red)
    self.green = Self.normalized(green)
    self.blue = Self.normalized(blue)
    self.alpha = min(max(Self.normalized(alpha), 0), 1)
  }

  /// Returns a component rounded to the stored precision.
  private static func normalized(_ value: Double) -> Double {
    value.isFinite ? (min(max(value, -1e6), 1e6) * 1e5).rounded() / 1e5 : 0
  }

  /// Converts a color of any color space.
  public init(_ color: CSSColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Transparent black.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// Returns the color with another alpha.
  public func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension RGBA {
  /// The color as a CSS value: `rgb()` for components in whole bytes, otherwise `color(srgb …)`.
  public var color: CSSColor {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    // A component is a byte if it equals the stored value of the nearest byte.
    let isLegacy = zip([red, green, blue], bytes).allSatisfy {
      (0...255).contains($1) && $0 == Self.normalized($1 / 255)
    }
    return isLegacy
      ? CSSColor(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: alpha)
      : CSSColor(.srgb, red, green, blue, alpha: alpha)
  }
}

extension RGBA: CustomStringConvertible {
  /// The color in CSS syntax.
  public var description: String { color.description }
}
