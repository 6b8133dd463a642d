// SPDX-License-Identifier: Apache-2.0

/// A color with nothing left to resolve: three components of a color space, and opacity.
///
/// ```swift
/// let color = CSSColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
/// color.description                     // "rgba(255, 128, 0, 0.8)"
/// CSSColor(parsing: "#f80") == CSSColor(red: 1, green: 8.0 / 15, blue: 0)
/// CSSColor(parsing: "oklch(70% 50% 480)")?.description   // "oklch(0.7 0.2 120)"
/// ```
///
/// Components keep the precision they were written with. One that is missing, which CSS writes `none`, counts as zero, and is
/// taken from the other color when the two are mixed. Two colors are equal when they are written alike; convert one
/// to the other's space to compare what they look like.
///
/// Defined by [CSS Color 4](https://drafts.csswg.org/css-color-4/).
public struct CSSColor: Sendable, Hashable {
  /// The first component: red, hue, lightness or x, as the space says; see ``ColorSpace``.
  public let first: Double
  /// The second component.
  public let second: Double
  /// The third component.
  public let third: Double
  /// The opacity from 0, which is transparent, to 1.
  public let alpha: Double
  /// What the components mean.
  public let space: ColorSpace
  /// The components that are missing; each of them is zero.
  public let missing: Missing

  /// A set of components.
  public struct Missing: OptionSet, Sendable, Hashable {
    /// One bit a component, the first lowest, the opacity highest.
    public let rawValue: UInt8

    /// The set of some bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first component.
    public static let first = Missing(rawValue: 1)
    /// The second component.
    public static let second = Missing(rawValue: 2)
    /// The third component.
    public static let third = Missing(rawValue: 4)
    /// The opacity.
    public static let alpha = Missing(rawValue: 8)

    /// The component of an index: 3 is the opacity.
    static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index & 3)) }
  }

  /// A color by its components.
  ///
  /// - Parameters:
  ///   - space: what the components mean.
  ///   - first: the first component.
  ///   - second: the second component.
  ///   - third: the third component.
  ///   - alpha: the opacity, brought into the range from 0 to 1.
  ///   - missing: the components that are missing, whatever is given for them.
  public init(
    _ space: ColorSpace, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: Missing = []
  ) {
    func component(_ value: Double, _ index: Missing) -> Double {
      missing.contains(index) ? 0 : .finite(value)
    }
    self.space = space
    self.missing = missing
    self.first = component(first, .first)
    self.second = component(second, .second)
    self.third = component(third, .third)
    self.alpha = min(max(component(alpha, .alpha), 0), 1)
  }

  /// A color of sRGB.
  ///
  /// - Parameters:
  ///   - red: the red component, 0 to 1.
  ///   - green: the green component, 0 to 1.
  ///   - blue: the blue component, 0 to 1.
  ///   - alpha: the opacity, brought into the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.rgb, red, green, blue, alpha: alpha)
  }
}

extension CSSColor {
  /// A color with a name.
  public init(_ name: NamedColor) {
    self.init(rgba: name.rgba)
  }

  /// A color of four bytes: red in the highest, then green, blue and alpha.
  public init(rgba: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// The color at another opacity.
  public func withAlpha(_ alpha: Double) -> CSSColor {
    CSSColor(space, first, second, third, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}

extension CSSColor: PropertyValue {
  /// Reads a color; nil for one that depends on the element, such as `currentcolor`, and for a value of another kind.
  public init?(_ value: CSSValue) {
    guard case .color(let specified) = value, let color = specified.absolute else { return nil }
    self = color
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .color(.color(self)) }
}
