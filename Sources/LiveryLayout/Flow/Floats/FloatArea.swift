// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// Where boxes float: what they leave of the width, in the coordinates of the box that contains them.
///
/// Defined by [CSS 2, section 9.5.1](https://www.w3.org/TR/CSS22/visuren.html#float-position).
final class FloatArea {
  private var left = FloatSteps()
  /// Places from the right are negative, so that both sides count inward.
  private var right = FloatSteps()
  /// The tops of floats do not go up: none stands above one that came before it.
  private var lowestTop = -Double.infinity

  /// What a line may take between floats.
  struct Interval {
    var left: Double
    var right: Double
    var width: Double { right - left }
  }

  /// Whether nothing floats.
  var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// Whether nothing floats on a side, not even what is in nobody's way.
  func isEmpty(isLeft: Bool) -> Bool { (isLeft ? left.bottom : right.bottom) == -.infinity }

  /// How far down the lowest float reaches.
  var bottom: Double { max(left.bottom, right.bottom) }

  /// What is left of an interval between two heights.
  func interval(_ interval: Interval, from top: Double, to bottom: Double) -> Interval {
    let bottom = max(bottom, top + 0.01)
    return Interval(
      left: max(interval.left, left.edge(from: top, to: bottom)),
      right: min(interval.right, -right.edge(from: top, to: bottom)))
  }

  /// The next height below another one at which there may be more room; nil where nothing floats any more.
  func nextEdge(below top: Double) -> Double? {
    switch (left.nextEdge(below: top), right.nextEdge(below: top)) {
    case (let a?, let b?): min(a, b)
    case (let a, let b): a ?? b
    }
  }

  /// Places a box on a side, as high as it fits and not above a height.
  ///
  /// - Parameters:
  ///   - size: the size of the margin box.
  ///   - isLeft: the side.
  ///   - interval: the box's room where nothing floats.
  ///   - top: the height.
  /// - Returns: the upper left corner of the margin box.
  func place(_ size: Size, isLeft: Bool, in interval: Interval, from top: Double) -> Point {
    var top = max(top, lowestTop)
    while true {
      let room = self.interval(interval, from: top, to: top + size.height)
      let isFree = room.left <= interval.left && room.right >= interval.right
      let next = size.width <= max(0, room.width) || isFree ? nil : nextEdge(below: top)
      guard let next, next > top else {
        return add(
          size, isLeft: isLeft, at: Point(isLeft ? room.left : room.right - size.width, top))
      }
      top = next
    }
  }

  /// Adds a box at its place.
  private func add(_ size: Size, isLeft: Bool, at corner: Point) -> Point {
    lowestTop = max(lowestTop, corner.y)
    left.advance(to: lowestTop)
    right.advance(to: lowestTop)
    // What is as wide as nothing, or as high, is in nobody's way.
    let isInWay = size.width > 0 && size.height > 0
    let bottom = corner.y + max(0, size.height)
    if isLeft {
      left.add(bottom: bottom, edge: isInWay ? corner.x + size.width : nil)
    } else {
      right.add(bottom: bottom, edge: isInWay ? -corner.x : nil)
    }
    return corner
  }

  /// The height below the floats on some sides; minus infinity where there are none.
  func clearance(left: Bool, right: Bool) -> Double {
    max(left ? self.left.bottom : -.infinity, right ? self.right.bottom : -.infinity)
  }
}
