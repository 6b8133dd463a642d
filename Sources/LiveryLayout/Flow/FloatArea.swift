// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// Where boxes float: what they leave of the width, in the coordinates of the box that contains them.
///
/// Defined by [CSS 2, section 9.5.1](https://www.w3.org/TR/CSS22/visuren.html#float-position).
final class FloatArea {
  private var left = Side()
  private var right = Side()
  /// The tops of floats do not go up: none stands above one that came before it.
  private var lowestTop = -Double.infinity

  /// What floats on one side.
  private struct Side {
    /// All floats, and those of them that reach below the top of the last one.
    var all: [Rect] = []
    var recent: [Rect] = []
    var bottom = -Double.infinity

    mutating func add(_ rect: Rect) {
      bottom = max(bottom, rect.maxY)
      // What is as wide as nothing, or as high, is in nobody's way.
      guard rect.width > 0, rect.height > 0 else { return }
      all.append(rect)
      recent.append(rect)
    }
  }

  /// What a line may take between floats.
  struct Interval {
    var left: Double
    var right: Double
    var width: Double { right - left }
  }

  /// Whether nothing floats.
  var isEmpty: Bool { left.all.isEmpty && right.all.isEmpty }

  /// Whether nothing floats on a side.
  func isEmpty(isLeft: Bool) -> Bool {
    isLeft ? left.bottom == -.infinity : right.bottom == -.infinity
  }

  /// How far down the lowest float reaches.
  var bottom: Double { max(left.bottom, right.bottom) }

  /// The floats of a side that may reach below a height.
  private func floats(_ side: Side, below top: Double) -> [Rect] {
    top >= lowestTop ? side.recent : side.all
  }

  /// What is left of an interval between two heights.
  func interval(_ interval: Interval, from top: Double, to bottom: Double) -> Interval {
    var result = interval
    let bottom = max(bottom, top + 0.01)
    for float in floats(left, below: top) where float.minY < bottom && float.maxY > top {
      result.left = max(result.left, float.maxX)
    }
    for float in floats(right, below: top) where float.minY < bottom && float.maxY > top {
      result.right = min(result.right, float.minX)
    }
    return result
  }

  /// The next height below another one at which there is more room; nil where nothing floats any more.
  func nextEdge(below top: Double) -> Double? {
    var next: Double?
    for side in [left, right] {
      for float in floats(side, below: top) where float.maxY > top {
        next = min(next ?? .infinity, float.maxY)
      }
    }
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
      if size.width <= max(0, room.width) || isFree(room, interval) {
        let x = isLeft ? room.left : room.right - size.width
        let rect = Rect(x, top, size.width, max(size.height, 0))
        if isLeft { left.add(rect) } else { right.add(rect) }
        if top > lowestTop {
          lowestTop = top
          left.recent.removeAll { $0.maxY <= top }
          right.recent.removeAll { $0.maxY <= top }
        }
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
    max(left ? self.left.bottom : -.infinity, right ? self.right.bottom : -.infinity)
  }
}
