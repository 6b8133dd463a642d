// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The largest distance in px that is drawn; farther content is far off any surface.
  package static let largestDistance = 1e6

  /// The number clamped to the drawable range, a million px to either side; zero for NaN.
  package var limited: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.largestDistance), Self.largestDistance)
  }
}

extension Rect {
  /// The rectangle with clamped edges; an edge inside of the drawable range stays in position.
  package var limited: Rect {
    let (left, top) = (minX.limited, minY.limited)
    return Rect(x: left, y: top, width: maxX.limited - left, height: maxY.limited - top)
  }
}

extension Size {
  /// The size with clamped sides.
  package var limited: Size { Size(width.limited, height.limited) }
}

extension Insets {
  /// The insets with clamped distances.
  var limited: Insets {
    Insets(top: top.limited, right: right.limited, bottom: bottom.limited, left: left.limited)
  }
}
