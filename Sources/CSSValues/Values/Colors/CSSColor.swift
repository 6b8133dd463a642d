// SPDX-License-Identifier: Apache-2.0

/// An absolute color: three components of a color space, and an opacity.
///
/// ```swift
/// let color = CSSColor(red: 1, green: 0.5, blue: 0, alpha: 0.8)
/// color.description                     // "rgba(255, 128, 0, 0.8)"
/// CSSColor(parsing: "#f80") == CSSColor(red: 1, green: 8.0 / 15, blue: 0)
/// CSSColor(parsing: "oklch(70% 50% 480)")?.description   // "oklch(0.7 0.2 120)"
/// ```
///
/// Components keep their specified precision. A missing component, written `none`, counts as zero.
/// In an interpolation it takes the value of the other color.
///
/// Two colors are equal if their spaces and components are. To compare their appearance, convert
/// them to the same space.
///
/// Defined by [CSS Color 4](https://drafts.csswg.org/css-color-4/).
public struct CSSColor: Sendable, Hashable {
  /// The first component: red, hue, lightness or x, depending on the ``ColorSpace``.
  public let first: Double
  /// The second component.
  public let second: Double
  /// The third component.
  public let third: Double
  /// The opacity from 0, which is transparent, to 1.
  public let alpha: Double
  /// The color space of the components.
  public let space: ColorSpace
  /// The missing components, each of which is zero.
  public let missing: Missing

  /// A set of missing components.
  public struct Missing: OptionSet, Sendable, Hashable {
    /// A bit for each component: the lowest for the first component, the highest for the opacity.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first component.
    public static let first = Missing(rawValue: 1)
    /// The second component.
    public static let second = Missing(rawValue: 2)
    /// The third component.
    public static let third = Missing(rawValue: 4)
    /// The opacity.
    public static let alpha = Missing(rawValue: 8)

    /// Returns the component at an index from 0 to 3, where 3 is the opacity.
    static func component(_ index: Int) -> Missing { Missing(rawValue: 1 << UInt8(index & 3)) }
  }

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - first: The first component.
  ///   - second: The second component.
  ///   - third: The third component.
  ///   - alpha: The opacity, clamped to 0...1.
  ///   - missing: The missing components, whose values are ignored.
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

  /// Creates an sRGB color.
  ///
  /// - Parameters:
  ///   - red: The red component, 0 to 1.
  ///   - green: The green component, 0 to 1.
  ///   - blue: The blue component, 0 to 1.
  ///   - alpha: The opacity, clamped to 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.rgb, red, green, blue, alpha: alpha)
  }
}

extension CSSColor {
  /// Creates the color with a name.
  public init(_ name: NamedColor) {
    self.init(rgba: name.rgba)
  }

  /// Creates a color from four bytes: red in the highest, then green, blue and alpha.
  public init(rgba: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(
      red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Returns the color with another opacity.
  public func withAlpha(_ alpha: Double) -> CSSColor {
    CSSColor(space, first, second, third, alpha: alpha, missing: missing.subtracting(.alpha))
  }
}

extension CSSColor: PropertyValue {
  /// Creates an absolute color from a property value.
  ///
  /// Returns `nil` for a color that depends on the element, such as `currentcolor`, and for another
  /// kind of value.
  public init?(_ value: CSSValue) {
    guard case .color(let specified) = value, let color = specified.absolute else { return nil }
    self = color
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .color(.color(self)) }
}
