// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A color that a painter uses: the red, green, blue and opacity of sRGB, of any color space before.
///
/// A `CSSColor` of CSSValues keeps the space and the precision that it was written with; ``init(_:)`` converts it.
///
/// Components are kept to five digits behind the point, which is finer than what any surface shows, so that a color that is
/// printed and read again is the same. Those outside of 0 to 1 are kept, and brought into it when they are shown.
public struct RGBA: Sendable, Hashable {
  /// The red component, from 0 to 1 where sRGB has the color.
  public let red: Double
  /// The green component.
  public let green: Double
  /// The blue component.
  public let blue: Double
  /// The opacity, from 0 to 1.
  public let alpha: Double

  /// A color by its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.kept(red)
    self.green = Self.kept(green)
    self.blue = Self.kept(blue)
    self.alpha = min(max(Self.kept(alpha), 0), 1)
  }

  /// A component with the digits that are kept.
  private static func kept(_ value: Double) -> Double {
    value.isFinite ? (min(max(value, -1e6), 1e6) * 1e5).rounded() / 1e5 : 0
  }

  /// A color of any space.
  public init(_ color: CSSColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// No color.
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  /// Black.
  public static let black = RGBA(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = RGBA(red: 1, green: 1, blue: 1)

  /// The color at another opacity.
  public func withAlpha(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension RGBA {
  /// The color as a value of CSS: by bytes where they say it, otherwise `color(srgb …)`.
  public var color: CSSColor {
    let bytes = [red, green, blue].map { ($0 * 255).rounded() }
    // A component says a byte where it is what is kept of it: the nearest number of five digits, and no other one.
    let isLegacy = zip([red, green, blue], bytes).allSatisfy {
      (0...255).contains($1) && $0 == Self.kept($1 / 255)
    }
    return isLegacy
      ? CSSColor(red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: alpha)
      : CSSColor(.srgb, red, green, blue, alpha: alpha)
  }
}

extension RGBA: CustomStringConvertible {
  /// The color as CSS writes it.
  public var description: String { color.description }
}
