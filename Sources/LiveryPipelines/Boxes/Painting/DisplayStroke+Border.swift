// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension DisplayStroke {
  /// The maximum number of dashes along a line; a line with more is drawn solid.
  private static let maximumCount = 20_000.0

  /// Creates the dashes or dots of an open line: as many as fit, with one at each end.
  init(_ style: BorderStyle, width: Double, along length: Double) {
    let stroke = style == .dotted ? width : width * 2
    let count = max(1, ((length - stroke) / (stroke * 2)).rounded())
    guard style == .dotted || style == .dashed, count < Self.maximumCount else {
      self.init(width: width)
      return
    }
    let distance = length > stroke * 2 ? (length - stroke) / count : stroke * 2
    self.init(style, width: width, stroke: stroke, distance: distance)
    // The center of a dot is half of its width from the end.
    if style == .dotted { dashOffset = -width / 2 }
  }

  /// Creates the dashes or dots of a closed line: as many as fit, with equal gaps.
  init(_ style: BorderStyle, width: Double, around length: Double) {
    let stroke = style == .dotted ? width : width * 2
    let count = max(1, (length / (stroke * 2)).rounded())
    guard style == .dotted || style == .dashed, count < Self.maximumCount else {
      self.init(width: width)
      return
    }
    self.init(style, width: width, stroke: stroke, distance: length / count)
  }

  /// Creates dashes at a distance; dots are dashes of zero length with round caps.
  private init(_ style: BorderStyle, width: Double, stroke: Double, distance: Double) {
    if style == .dotted {
      self.init(width: width, dash: [0, distance], cap: .round)
    } else {
      self.init(width: width, dash: [stroke, max(distance - stroke, width / 2)])
    }
  }
}

extension Path {
  /// The length of the path in px, accurate to about a thousandth for curves.
  var length: Double {
    var total = 0.0
    var (pen, start) = (Point.zero, Point.zero)
    func distance(_ from: Point, _ to: Point) -> Double { hypot(to.x - from.x, to.y - from.y) }
    for element in elements {
      switch element {
      case .move(let point): (pen, start) = (point, point)
      case .line(let point):
        total += distance(pen, point)
        pen = point
      case .curve(let first, let second, let end):
        var last = pen
        for step in 1...16 {
          let next = Self.point(
            at: Double(step) / 16, from: pen, controls: (first, second), to: end)
          total += distance(last, next)
          last = next
        }
        pen = end
      case .close:
        total += distance(pen, start)
        pen = start
      }
    }
    return total
  }

  /// Returns the point at a parameter of a Bézier curve.
  private static func point(
    at fraction: Double, from start: Point, controls: (Point, Point), to end: Point
  ) -> Point {
    let (first, second) = controls
    let remainder = 1 - fraction
    let weights = (
      remainder * remainder * remainder, 3 * remainder * remainder * fraction,
      3 * remainder * fraction * fraction, fraction * fraction * fraction
    )
    return Point(
      start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
      start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
  }
}
