// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// How a border is divided among its sides: along lines from the corners of the border box through those of the padding
/// box, until they meet.
///
/// Defined by [CSS Backgrounds 3, section 4.3](https://drafts.csswg.org/css-backgrounds-3/#corner-transitions), which leaves
/// open how far from the corner the line goes on.
struct BorderParts {
  private let frame: Rect
  private let widths: Insets

  init(_ frame: Rect, _ widths: Insets) {
    self.frame = frame
    self.widths = widths
  }

  /// The part of a side where corners are sharp: between the corners of both boxes.
  func sharp(_ edge: Edge) -> Path {
    let outer = frame.corners(along: edge)
    let inner = frame.inset(by: widths).corners(along: edge)
    return Path(polygon: [outer.0, outer.1, inner.1, inner.0])
  }

  /// The part of a side where corners are round: as far as to the middle of the box.
  func round(_ edge: Edge) -> Path {
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

  /// The line in the middle that the sides meet at: from the left to the right, or from the top to the bottom.
  private var ridge: (start: Point, end: Point, isHorizontal: Bool) {
    let (left, right) = (meeting(.left), meeting(.right))
    let isHorizontal: Bool =
      if widths.top + widths.bottom == 0 {
        false
      } else if widths.left + widths.right == 0 {
        true
      } else {
        left.x <= right.x
      }
    return isHorizontal ? (left, right, true) : (meeting(.top), meeting(.bottom), false)
  }

  /// Where the lines from both corners of a side meet; the middle of the side where they do not.
  private func meeting(_ edge: Edge) -> Point {
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
  /// An outline with straight sides.
  fileprivate init(polygon points: [Point]) {
    self.init()
    for point in points { addLine(to: point) }
    close()
  }
}

extension Rect {
  /// The two corners at the ends of a side, clockwise.
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
