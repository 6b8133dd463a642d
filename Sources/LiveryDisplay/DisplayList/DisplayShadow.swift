// SPDX-License-Identifier: Apache-2.0

/// A shadow, with lengths in px.
public struct DisplayShadow: Sendable, Hashable {
  /// The offset from the shape that casts the shadow.
  public var offset: Point
  /// The radius of the blur: the standard deviation of the Gaussian is half of it.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.1.1](https://drafts.csswg.org/css-backgrounds-3/#shadow-blur).
  public var blur: Double
  /// The distance that the outline expands before the blur; an inner shadow contracts by it.
  ///
  /// A group has no outline: its image expands to all sides by the spread, at most by 256 pixels.
  public var spread: Double
  /// The color.
  public var color: RGBA

  /// Creates a shadow from its parts.
  public init(
    offset: Point = .zero, blur: Double = 0, spread: Double = 0, color: RGBA
  ) {
    self.offset = offset
    self.blur = blur
    self.spread = spread
    self.color = color
  }

  /// The distances that the shadow extends beyond the shape that casts it.
  public var extent: Insets {
    let reach = 1.5 * blur + max(0, spread)
    return Insets(
      top: max(0, reach - offset.y), right: max(0, reach + offset.x),
      bottom: max(0, reach + offset.y), left: max(0, reach - offset.x))
  }
}

extension DisplayShadow {
  /// The shadow with lengths in the drawable range and a blur that is not negative.
  package var limited: DisplayShadow {
    DisplayShadow(
      offset: Point(offset.x.limited, offset.y.limited), blur: max(0, blur.limited),
      spread: spread.limited, color: color)
  }
}
