// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A color interpolation method: a color space and a hue interpolation method.
///
/// ```swift
/// ColorInterpolationMethod(space: .oklch, hue: .longer).description      // "in oklch longer hue"
/// ```
///
/// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#color-interpolation-method).
public struct ColorInterpolationMethod: Sendable, Hashable {
  /// The interpolation color space.
  public var space: ColorSpace
  /// The hue interpolation method.
  ///
  /// Ignored in a space without a hue.
  public var hue: HueInterpolation

  /// A hue interpolation method.
  ///
  /// Defined by [CSS Color 4, section 12.4](https://drafts.csswg.org/css-color-4/#hue-interpolation).
  public enum HueInterpolation: UInt8, Sendable, Hashable, CaseIterable {
    /// The shorter arc, of at most 180 degrees.
    case shorter
    /// The longer arc, of at least 180 degrees.
    case longer
    /// The arc with increasing angles.
    case increasing
    /// The arc with decreasing angles.
    case decreasing
  }

  /// Creates a method, by default with the shorter hue arc.
  public init(space: ColorSpace, hue: HueInterpolation = .shorter) {
    self.space = space
    self.hue = space.isPolar ? hue : .shorter
  }

  /// The default method, in Oklab.
  public static var oklab: ColorInterpolationMethod { .init(space: .oklab) }
}

extension ColorInterpolationMethod: CustomStringConvertible {
  /// The CSS text of the method, such as `in oklab` or `in hsl longer hue`.
  public var description: String {
    let name = space == .rgb ? ColorSpace.srgb : space
    return hue == .shorter ? "in \(name)" : "in \(name) \(hue.name) hue"
  }
}

extension ColorInterpolationMethod.HueInterpolation {
  var name: StaticString {
    switch self {
    case .shorter: "shorter"
    case .longer: "longer"
    case .increasing: "increasing"
    case .decreasing: "decreasing"
    }
  }

  /// Returns the second hue in degrees, fixed up so that the hues can be interpolated linearly.
  func fixed(_ first: Double, _ second: Double) -> Double {
    let distance = second - first
    switch self {
    case .shorter: return distance > 180 ? second - 360 : distance < -180 ? second + 360 : second
    case .longer:
      if distance > 0, distance < 180 { return second - 360 }
      return distance > -180 && distance <= 0 ? second + 360 : second
    case .increasing: return distance < 0 ? second + 360 : second
    case .decreasing: return distance > 0 ? second - 360 : second
    }
  }
}

extension ColorInterpolationMethod {
  /// Returns whether the next token begins an interpolation method.
  ///
  /// Consumes no token.
  static func begins(at cursor: inout TokenCursor) -> Bool {
    cursor.peek() == .ident && cursor.stream.value(of: cursor.position, equals: "in")
  }

  /// Parses `in [ <rectangular-color-space> | <polar-color-space> <hue-interpolation-method>? ]`.
  static func parse(_ cursor: inout TokenCursor) -> ColorInterpolationMethod? {
    guard cursor.consumeKeyword("in") else { return cursor.expected("in") }
    guard cursor.peek() == .ident, let space = ColorSpace(cursor.stream, at: cursor.position),
      space != .rgb
    else { return cursor.expected("<color-space>") }
    _ = cursor.next()
    guard space.isPolar, cursor.peek() == .ident,
      let hue = HueInterpolation.allCases.first(where: {
        cursor.stream.value(of: cursor.position, equals: $0.name)
      })
    else { return ColorInterpolationMethod(space: space) }
    _ = cursor.next()
    guard cursor.consumeKeyword("hue") else { return cursor.expected("hue") }
    return ColorInterpolationMethod(space: space, hue: hue)
  }
}
