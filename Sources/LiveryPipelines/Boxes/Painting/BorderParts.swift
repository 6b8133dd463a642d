// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The parts of a border that belong to its sides.
///
/// The parts are divided along the lines from the corners of the border box through the corners of
/// the padding box.
///
/// Defined by [CSS Backgrounds 3, section
/// 4.3](https://drafts.csswg.org/css-backgrounds-3/#corner-transitions), which does not define the
/// length of these lines. They end where they meet.
struct BorderParts {
  private let frame: Rect
  private let widths: Insets

  init(_ frame: Rect, _ widths: Insets) {
    self.frame = frame
    self.widths = widths
  }

  /// Returns the part of a side of a sharp-cornered box, between the corners of both boxes.
  func miteredPath(_ edge: Edge) -> Path {
    let outer = frame.corners(along: edge)
    let inner = frame.inset(by: widths).corners(along: edge)
    return Path(polygon: [outer.0, outer.1, inner.1, inner.0])
  }

  /// Returns the part of a side of a round-cornered box, which extends to the middle of the box.
  func roundPath(_ edge: Edge) -> Path {
    let corners = frame.corners(along: edge)
    let ridge = self.ridge
    let inner: [Point] =
      switch (edge, ridge.isHorizontal) {
      case (.top, true), (.right, false): [ridge.end, ridge.start]
      case (.bottom, true), (.left, false): [ridge.start, ridge.end]
      case (.left, true), (.top, false): [ridge.start]
      case (.right, true), (.bottom, false): [ridge.end]
      }
    return Path(polygon: [corners.0, corners.1] + inner)
  }

  /// The line in the middle at which the sides meet, from left to right or from top to bottom.
  private var ridge: (start: Point, end: Point, isHorizontal: Bool) {
    let (left, right) = (miterIntersection(.left), miterIntersection(.right))
    let isHorizontal: Bool =
      if widths.top + widths.bottom == 0 {
        false
      } else if widths.left + widths.right == 0 {
        true
      } else {
        left.x <= right.x
      }
    return isHorizontal
      ? (left, right, true) : (miterIntersection(.top), miterIntersection(.bottom), false)
  }

  /// Returns the intersection of a side's corner lines, or the center of the side if parallel.
  private func miterIntersection(_ edge: Edge) -> Point {
    let corners = frame.corners(along: edge)
    let inner = frame.inset(by: widths).corners(along: edge)
    let (first, second) = (inner.0 - corners.0, inner.1 - corners.1)
    let between = corners.1 - corners.0
    let cross = first.x * second.y - first.y * second.x
    guard abs(cross) > 1e-9 else {
      return Point(corners.0.x + between.x / 2, corners.0.y + between.y / 2)
    }
    let share = (between.x * second.y - between.y * second.x) / cross
    return Point(corners.0.x + first.x * share, corners.0.y + first.y * share)
  }
}

extension Path {
  /// Creates a polygon.
  fileprivate init(polygon points: [Point]) {
    self.init()
    for point in points { addLine(to: point) }
    close()
  }
}

extension Rect {
  /// Returns the two corners at the ends of a side, clockwise.
  fileprivate func corners(along edge: Edge) -> (Point, Point) {
    let (topLeft, topRight) = (origin, Point(maxX, minY))
    let (bottomRight, bottomLeft) = (Point(maxX, maxY), Point(minX, maxY))
    return switch edge {
    case .top: (topLeft, topRight)
    case .right: (topRight, bottomRight)
    case .bottom: (bottomRight, bottomLeft)
    case .left: (bottomLeft, topLeft)
    }
  }
}
