// SPDX-License-Identifier: Apache-2.0

extension Rect {
  /// The largest side and the largest coordinate of a drawable rectangle, in px.
  package static let largestSide = 1e9

  /// Whether the rectangle can be drawn in: its numbers are finite and its sides are not negative.
  ///
  /// A rectangle without width or height is drawable: a line can be drawn along it.
  package var isDrawable: Bool {
    [width, height].allSatisfy { (0...Self.largestSide).contains($0) }
      && [minX, minY].allSatisfy { (-Self.largestSide...Self.largestSide).contains($0) }
  }
}

extension Size {
  /// Whether both sides are positive, and not larger than a drawable side.
  package var isDrawable: Bool { !isEmpty && max(width, height) <= Rect.largestSide }
}
