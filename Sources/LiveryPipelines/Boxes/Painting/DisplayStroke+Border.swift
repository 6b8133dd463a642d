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
  /// Fewer strokes than this are drawn along one line; beyond it the line is drawn without gaps.
  private static let maximumCount = 20_000.0

  /// The strokes or dots of a straight line: as many as fit, one of them at either end.
  init(_ style: BorderStyle, width: Double, along length: Double) {
    let stroke = style == .dotted ? width : width * 2
    let count = max(1, ((length - stroke) / (stroke * 2)).rounded())
    guard style == .dotted || style == .dashed, count < Self.maximumCount else {
      self.init(width: width)
      return
    }
    let distance = length > stroke * 2 ? (length - stroke) / count : stroke * 2
    self.init(style, width: width, stroke: stroke, distance: distance)
    // A dot's middle lies half of its width from the end.
    if style == .dotted { dashOffset = -width / 2 }
  }

  /// The strokes or dots of a closed line: as many as fit, with the same gap between all of them.
  init(_ style: BorderStyle, width: Double, around length: Double) {
    let stroke = style == .dotted ? width : width * 2
    let count = max(1, (length / (stroke * 2)).rounded())
    guard style == .dotted || style == .dashed, count < Self.maximumCount else {
      self.init(width: width)
      return
    }
    self.init(style, width: width, stroke: stroke, distance: length / count)
  }

  /// Strokes at a distance; dots are strokes of no length with round ends.
  private init(_ style: BorderStyle, width: Double, stroke: Double, distance: Double) {
    if style == .dotted {
      self.init(width: width, dash: [0, distance], cap: .round)
    } else {
      self.init(width: width, dash: [stroke, max(distance - stroke, width / 2)])
    }
  }
}

extension Path {
  /// How long the outline is in px, curves to about a thousandth.
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

  /// A place on a Bézier curve.
  private static func point(
    at part: Double, from start: Point, controls: (Point, Point), to end: Point
  ) -> Point {
    let (first, second) = controls
    let rest = 1 - part
    let weights = (
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
    )
    return Point(
      start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
      start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3)
  }
}
