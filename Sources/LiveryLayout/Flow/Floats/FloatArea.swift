// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The floats of a block formatting context, and the space between them, in its coordinates.
///
/// Defined by [CSS 2, section 9.5.1](https://www.w3.org/TR/CSS22/visuren.html#float-position).
final class FloatArea {
  private var left = FloatSteps()
  /// The floats on the right, with negated positions.
  ///
  /// So larger edges are further inward on both sides.
  private var right = FloatSteps()
  /// The lowest top of a float: later floats are not placed above it.
  private var lowestTop = -Double.infinity

  /// The horizontal range of a line between floats.
  struct Interval {
    var left: Double
    var right: Double
    var width: Double { right - left }
  }

  /// Whether no float takes up space.
  var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// Returns whether a side has no floats, including empty floats.
  func isEmpty(isLeft: Bool) -> Bool { (isLeft ? left.bottom : right.bottom) == -.infinity }

  /// The bottom of the lowest float.
  var bottom: Double { max(left.bottom, right.bottom) }

  /// Returns the part of an interval that is free of floats between two vertical positions.
  func interval(_ interval: Interval, from top: Double, to bottom: Double) -> Interval {
    let bottom = max(bottom, top + 0.01)
    return Interval(
      left: max(interval.left, left.edge(from: top, to: bottom)),
      right: min(interval.right, -right.edge(from: top, to: bottom)))
  }

  /// Returns the next vertical position at which more space may be free, or `nil` below all floats.
  func nextEdge(below top: Double) -> Double? {
    switch (left.nextEdge(below: top), right.nextEdge(below: top)) {
    case (let a?, let b?): min(a, b)
    case (let a, let b): a ?? b
    }
  }

  /// Positions a float as high as it fits, but not above a given position.
  ///
  /// - Parameters:
  ///   - size: the size of the margin box.
  ///   - isLeft: whether the box floats to the left.
  ///   - interval: the horizontal range without floats.
  ///   - top: the minimum vertical position.
  /// - Returns: the upper left corner of the margin box.
  func place(_ size: Size, isLeft: Bool, in interval: Interval, from top: Double) -> Point {
    var top = max(top, lowestTop)
    while true {
      let availableSpace = self.interval(interval, from: top, to: top + size.height)
      let isFree = availableSpace.left <= interval.left && availableSpace.right >= interval.right
      let next = size.width <= max(0, availableSpace.width) || isFree ? nil : nextEdge(below: top)
      guard let next, next > top else {
        return add(
          size, isLeft: isLeft,
          at: Point(isLeft ? availableSpace.left : availableSpace.right - size.width, top))
      }
      top = next
    }
  }

  /// Records a float at its position.
  private func add(_ size: Size, isLeft: Bool, at corner: Point) -> Point {
    lowestTop = max(lowestTop, corner.y)
    left.advance(to: lowestTop)
    right.advance(to: lowestTop)
    // A float without a width or a height takes up no space.
    let hasArea = size.width > 0 && size.height > 0
    let bottom = corner.y + max(0, size.height)
    if isLeft {
      left.add(bottom: bottom, edge: hasArea ? corner.x + size.width : nil)
    } else {
      right.add(bottom: bottom, edge: hasArea ? -corner.x : nil)
    }
    return corner
  }

  /// Returns the position below the floats of the given sides, or minus infinity if there are none.
  func clearance(left: Bool, right: Bool) -> Double {
    max(left ? self.left.bottom : -.infinity, right ? self.right.bottom : -.infinity)
  }
}
