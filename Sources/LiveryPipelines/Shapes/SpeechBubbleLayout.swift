// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The positions of the body and the pointer of a bubble in a box.
///
/// The pointer keeps away from the round corners. It is not wider than the straight part of its
/// side, and not deeper than half of the box. Its tip stays within the length of its side. Without
/// space for a pointer, the bubble is a rounded box.
struct SpeechBubbleLayout {
  /// The body, whose outline passes through the pointer.
  private(set) var box: RoundedBox
  /// The corners of the pointer, clockwise.
  private(set) var pointer: [Point] = []

  /// Computes the positions for a bubble.
  init(of bubble: SpeechBubble, in rect: Rect) {
    let position = PointerPosition(of: bubble.location)
    let isHorizontal = position.edge == .top || position.edge == .bottom
    let size = isHorizontal ? bubble.pointer : Size(bubble.pointer.height, bubble.pointer.width)
    let depth = min(size.height.limitedRadius, (isHorizontal ? rect.height : rect.width) / 2)
    let slope = PointerSlope(bubble.angle - position.normal)
    let body = slope.isOutward ? rect.shortened(at: position.edge, by: depth) : rect
    let radius = min(bubble.radius.limitedRadius, min(body.width, body.height) / 2)
    let length = isHorizontal ? body.width : body.height
    // Half of the pointer's width is a whole number of px, as in Three20.
    let half = (min(size.width.limitedRadius, length - 2 * radius) / 2).rounded(.down)
    guard rect.isDrawable, depth > 0, half > 0 else {
      box = RoundedBox(rect, Corners(bubble.radius))
      return
    }
    let extent = max(0, length - 2 * radius - size.width.limitedRadius)
    let center = min(position.fraction * extent + radius + half, length - radius - half)
    let margin = slope.isOutward ? 0 : radius
    let tip = min(max(center + depth * slope.shift, margin), length - margin)
    pointer = [
      body.point(at: center - half, along: position.edge, outwards: 0),
      body.point(at: tip, along: position.edge, outwards: slope.isOutward ? depth : -depth),
      body.point(at: center + half, along: position.edge, outwards: 0),
    ]
    box = RoundedBox(body, Corners(radius))
    box.sidePoints = [position.edge: pointer]
  }
}

/// The side of a pointer, and its position along the side.
private struct PointerPosition {
  /// The side.
  let edge: Edge
  /// The direction perpendicularly outwards, in degrees clockwise from the left.
  let normal: Double
  /// The position along the side, clockwise, from 0 to 1.
  let fraction: Double

  /// Creates the position for an angle in degrees clockwise from the left.
  init(of location: Double) {
    let angle = (location + 45).normalizedDegrees
    let quarter = (angle / 90).rounded(.down)
    normal = quarter * 90
    fraction = (angle - normal) / 90
    edge = quarter < 1 ? .left : quarter < 2 ? .top : quarter < 3 ? .right : .bottom
  }
}

/// The slant of a pointer, relative to the perpendicular of its side.
private struct PointerSlope {
  /// Whether the pointer points outwards.
  let isOutward: Bool
  /// The shift of the tip along the side, clockwise, per px of depth.
  let shift: Double

  /// Creates the slant for an angle in degrees, relative to the outward direction.
  init(_ degrees: Double) {
    let angle = degrees.normalizedDegrees
    isOutward = angle <= 90 || angle >= 270
    // A right angle would shift the tip infinitely; the caller clamps the tip to the side.
    let radians = angle * .pi / 180
    let shift = sin(radians) / max(abs(cos(radians)), 1e-6)
    self.shift = abs(shift) < 1e-12 ? 0 : shift
  }
}

extension Rect {
  /// Returns the box without a strip at one side.
  fileprivate func shortened(at edge: Edge, by depth: Double) -> Rect {
    switch edge {
    case .top: inset(by: Insets(top: depth))
    case .right: inset(by: Insets(right: depth))
    case .bottom: inset(by: Insets(bottom: depth))
    case .left: inset(by: Insets(left: depth))
    }
  }

  /// Returns the point at a distance along a side, clockwise, and at a distance outwards from it.
  fileprivate func point(at distance: Double, along edge: Edge, outwards: Double) -> Point {
    switch edge {
    case .top: Point(minX + distance, minY - outwards)
    case .right: Point(maxX + outwards, minY + distance)
    case .bottom: Point(maxX - distance, maxY + outwards)
    case .left: Point(minX - outwards, maxY - distance)
    }
  }
}
