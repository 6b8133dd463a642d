// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Where boxes float: what they leave of the width, in the coordinates of the box that contains them.
///
/// Defined by [CSS 2, section 9.5.1](https://www.w3.org/TR/CSS22/visuren.html#float-position).
final class FloatArea {
  private var left: [Rect] = []
  private var right: [Rect] = []
  /// The tops of floats do not go up: none stands above one that came before it.
  private var lowestTop = 0.0

  /// What a line may take between floats.
  struct Interval {
    var left: Double
    var right: Double
    var width: Double { right - left }
  }

  /// Whether nothing floats.
  var isEmpty: Bool { left.isEmpty && right.isEmpty }

  /// How far down the lowest float reaches.
  var bottom: Double { max(bottom(of: left), bottom(of: right)) }

  /// What is left of an interval between two heights.
  func interval(_ interval: Interval, from top: Double, to bottom: Double) -> Interval {
    var result = interval
    let bottom = max(bottom, top + 0.01)
    for float in left where float.minY < bottom && float.maxY > top {
      result.left = max(result.left, float.maxX)
    }
    for float in right where float.minY < bottom && float.maxY > top {
      result.right = min(result.right, float.minX)
    }
    return result
  }

  /// The next height below another one at which there is more room; nil where nothing floats any more.
  func nextEdge(below top: Double) -> Double? {
    var next: Double?
    for float in left where float.maxY > top { next = min(next ?? .infinity, float.maxY) }
    for float in right where float.maxY > top { next = min(next ?? .infinity, float.maxY) }
    return next
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
      if size.width <= room.width || isFree(room, interval) {
        let x = isLeft ? room.left : max(room.right - size.width, interval.left)
        let rect = Rect(x, top, size.width, max(size.height, 0))
        if isLeft { left.append(rect) } else { right.append(rect) }
        lowestTop = top
        return rect.origin
      }
      guard let next = nextEdge(below: top) else { return Point(room.left, top) }
      top = next
    }
  }

  private func isFree(_ room: Interval, _ interval: Interval) -> Bool {
    room.left <= interval.left && room.right >= interval.right
  }

  /// The height below the floats on some sides.
  func clearance(left: Bool, right: Bool) -> Double {
    max(left ? bottom(of: self.left) : 0, right ? bottom(of: self.right) : 0)
  }

  private func bottom(of floats: [Rect]) -> Double { floats.reduce(0) { max($0, $1.maxY) } }
}
