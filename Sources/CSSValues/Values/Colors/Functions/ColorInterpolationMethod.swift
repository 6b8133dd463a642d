// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Where two colors are mixed: a space, and which way around the circle its hue goes.
///
/// ```swift
/// ColorInterpolationMethod(space: .oklch, hue: .longer).description      // "in oklch longer hue"
/// ```
///
/// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#color-interpolation-method).
public struct ColorInterpolationMethod: Sendable, Hashable {
  /// The space in which components are mixed.
  public var space: ColorSpace
  /// Which way hues go; means nothing in a space without hues.
  public var hue: HueInterpolation

  /// Which of the ways around the circle a hue takes.
  ///
  /// Defined by [CSS Color 4, section 12.4](https://drafts.csswg.org/css-color-4/#hue-interpolation).
  public enum HueInterpolation: UInt8, Sendable, Hashable, CaseIterable {
    /// At most half a circle.
    case shorter
    /// At least half a circle.
    case longer
    /// With growing angles.
    case increasing
    /// With falling angles.
    case decreasing
  }

  /// A space, with the shorter way for its hue by default.
  public init(space: ColorSpace, hue: HueInterpolation = .shorter) {
    self.space = space
    self.hue = space.isPolar ? hue : .shorter
  }

  /// Oklab: what is meant where nothing is said.
  public static var oklab: ColorInterpolationMethod { .init(space: .oklab) }
}

extension ColorInterpolationMethod: CustomStringConvertible {
  /// The method as CSS writes it: `in oklab`, `in hsl longer hue`.
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

  /// The second of two hues in degrees, whole circles added or taken, so that what lies between them is on the way.
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
  /// Whether a method seems to stand next; nothing is consumed.
  static func begins(_ cursor: inout TokenCursor) -> Bool {
    cursor.peek() == .ident && cursor.stream.value(of: cursor.position, equals: "in")
  }

  /// Reads `in [ <rectangular-color-space> | <polar-color-space> <hue-interpolation-method>? ]`.
  static func parse(_ cursor: inout TokenCursor) -> ColorInterpolationMethod? {
    guard cursor.takeWord("in") else { return cursor.expected("in") }
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
    guard cursor.takeWord("hue") else { return cursor.expected("hue") }
    return ColorInterpolationMethod(space: space, hue: hue)
  }
}
