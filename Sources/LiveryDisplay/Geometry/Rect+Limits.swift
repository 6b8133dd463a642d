// SPDX-License-Identifier: Apache-2.0

extension Rect {
  /// The longest side and the farthest corner, in px, that anything is drawn with.
  package static let largestSide = 1e9

  /// Whether an outline has a place in the box: its numbers are neither negative sides, nor infinite, nor absurd.
  ///
  /// A box without width or height is one: a line can be drawn along it.
  package var isDrawable: Bool {
    [width, height].allSatisfy { (0...Self.largestSide).contains($0) }
      && [minX, minY].allSatisfy { (-Self.largestSide...Self.largestSide).contains($0) }
  }
}

extension Size {
  /// Whether something has this size: its sides are more than zero, and not absurd.
  package var isDrawable: Bool { !isEmpty && max(width, height) <= Rect.largestSide }
}
