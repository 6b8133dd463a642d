// SPDX-License-Identifier: Apache-2.0

/// A color with nothing left to resolve: red, green and blue of sRGB, and opacity.
///
/// ```swift
/// let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.8)
/// color.description                     // "rgba(255, 128, 0, 0.8)"
/// Color(parsing: "#f80") == Color(red: 1, green: 8.0 / 15, blue: 0)
/// ```
///
/// Components run from 0 to 1 and keep the precision they were written with; a color that sRGB cannot show has components
/// outside of that range.
///
/// Defined by [CSS Color 4](https://drafts.csswg.org/css-color-4/).
public struct Color: Sendable, Hashable {
  /// The red component, 0 to 1.
  public let red: Double
  /// The green component, 0 to 1.
  public let green: Double
  /// The blue component, 0 to 1.
  public let blue: Double
  /// The opacity from 0, which is transparent, to 1.
  public let alpha: Double

  /// A color of sRGB.
  ///
  /// - Parameters:
  ///   - red: the red component, 0 to 1.
  ///   - green: the green component, 0 to 1.
  ///   - blue: the blue component, 0 to 1.
  ///   - alpha: the opacity, brought into the range from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = min(max(alpha, 0), 1)
  }

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
}

extension Color {
  /// Opaque black.
  public static var black: Color { Color(.black) }
  /// Opaque white.
  public static var white: Color { Color(.white) }
  /// Black without any opacity: what `transparent` means.
  public static var transparent: Color { Color(.transparent) }
  /// UIKit's color for text on dark ground: white at 60%.
  public static var lightText: Color { Color(.lightTextColor) }
  /// UIKit's color for text on light ground: black.
  public static var darkText: Color { Color(.darkTextColor) }
  /// UIKit's ground of a grouped table: `#efeff4`.
  public static var groupTableViewBackground: Color { Color(.groupTableViewBackgroundColor) }
  /// UIKit's ground of a view's back side: `#1f2124`.
  public static var viewFlipsideBackground: Color { Color(.viewFlipsideBackgroundColor) }

  /// The color at another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and alpha rounded to a byte each, red in the highest.
  public var rgba: UInt32 {
    [red, green, blue, alpha].reduce(0) { $0 << 8 | UInt32(Color.byte($1)) }
  }
}

extension Color: CustomStringConvertible {
  /// The color as CSS writes it: `rgb(0, 128, 0)`, and `rgba(0, 0, 0, 0.5)` where it is not opaque.
  ///
  /// Defined by [CSS Color 4, section 15.2](https://drafts.csswg.org/css-color-4/#serializing-sRGB-values).
  public var description: String {
    let components = [red, green, blue].map { String(Self.byte($0)) }.joined(separator: ", ")
    return alpha < 1 ? "rgba(\(components), \(alphaText))" : "rgb(\(components))"
  }

  /// The opacity; one that is a byte is written with the two or three digits that give the byte back.
  private var alphaText: String {
    let byte = Int(Self.byte(alpha))
    guard (alpha * 255 - Double(byte)).magnitude < 1e-9 else { return numberText(alpha) }
    let percent = (byte * 200 + 255) / 510
    if (percent * 255 + 50) / 100 == byte { return numberText(Double(percent) / 100) }
    return numberText(Double((byte * 2000 + 255) / 510) / 1000)
  }

  /// The nearest byte; a half that the conversion of a color made a little less than a half counts as one.
  private static func byte(_ component: Double) -> UInt8 {
    component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255 + 1e-9).rounded())
  }
}

extension Color: PropertyValue {
  /// Reads a color; nil for `currentcolor`, which depends on the element, and for a value of another kind.
  public init?(_ value: CSSValue) {
    guard case .color(let specified) = value, let color = specified.absolute else { return nil }
    self = color
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .color(.color(self)) }
}
