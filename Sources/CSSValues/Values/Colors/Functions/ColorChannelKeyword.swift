// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A channel keyword of a relative color, which represents a component of the origin color.
///
/// Defined by [CSS Color 5, section 4.1](https://drafts.csswg.org/css-color-5/#rcs-intro).
public enum ColorChannelKeyword: UInt8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Red.
  case r
  /// Green.
  case g
  /// Blue, blackness, or the second opponent axis of a Lab-like space.
  case b
  /// The first component of XYZ.
  case x
  /// The second component of XYZ.
  case y
  /// The third component of XYZ.
  case z
  /// The hue in degrees.
  case h
  /// Saturation.
  case s
  /// Lightness.
  case l
  /// The value of HSV.
  case v
  /// Whiteness.
  case w
  /// The first opponent axis of a Lab-like space.
  case a
  /// Chroma.
  case c
  /// The opacity, 0 to 1.
  case alpha

  /// The CSS text of the keyword.
  public var description: String { name.description }

  var name: StaticString {
    switch self {
    case .r: "r"
    case .g: "g"
    case .b: "b"
    case .x: "x"
    case .y: "y"
    case .z: "z"
    case .h: "h"
    case .s: "s"
    case .l: "l"
    case .v: "v"
    case .w: "w"
    case .a: "a"
    case .c: "c"
    case .alpha: "alpha"
    }
  }

  /// Creates the channel keyword of a space that a token is, or returns `nil`.
  init?(_ stream: TokenStream, at position: Int, of space: ColorSpace) {
    if stream.value(of: position, equals: "alpha") {
      self = .alpha
      return
    }
    for index in 0..<3 {
      let keyword = space.channel(index).keyword
      if stream.value(of: position, equals: keyword.name) {
        self = keyword
        return
      }
    }
    return nil
  }
}

/// The components of the origin color of a relative color, by keyword.
struct ColorChannels {
  /// The origin color, in the color space of the function.
  let color: CSSColor

  /// The component as a number in the function's notation, or `nil` if it is missing.
  subscript(keyword: ColorChannelKeyword) -> Double? {
    if keyword == .alpha { return color.missing.contains(.alpha) ? nil : color.alpha }
    for index in 0..<3 where color.space.channel(index).keyword == keyword {
      guard !color.missing.contains(.component(index)) else { return nil }
      return color[index] * color.space.channel(index).numberScale
    }
    return nil
  }
}
