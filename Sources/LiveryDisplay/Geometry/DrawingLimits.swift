// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The largest distance in px that is drawn; what is farther off is nowhere near a surface.
  package static let largestDistance = 1e6

  /// The number brought into what is drawn: at most a million px to either side, and zero for what is no number.
  package var limited: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestDistance), Self.largestDistance)
  }
}

extension Rect {
  /// The box with edges that can be drawn; one that is far off on one side stays where it is on the other.
  package var limited: Rect {
    let (left, top) = (minX.limited, minY.limited)
    return Rect(x: left, y: top, width: maxX.limited - left, height: maxY.limited - top)
  }
}

extension Size {
  /// The size with sides that can be drawn.
  package var limited: Size { Size(width.limited, height.limited) }
}

extension Insets {
  /// The distances brought into what can be drawn.
  var limited: Insets {
    Insets(top: top.limited, right: right.limited, bottom: bottom.limited, left: left.limited)
  }
}
