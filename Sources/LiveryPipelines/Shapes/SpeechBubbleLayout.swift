// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The positions of the body and the pointer of a bubble in its frame.
///
/// The pointer keeps away from the round corners. It is not wider than the straight part of its
/// edge, and not deeper than half of the frame. Its tip stays within the length of its edge.
/// Without space for a pointer, the bubble is a rounded box.
struct SpeechBubbleLayout {
  /// The body, whose outline passes through the pointer.
  private(set) var body: RoundedBox
  /// The corners of the pointer in the order of the clockwise outline: start, tip and end.
  private(set) var pointer: [Point] = []

  /// Computes the positions for a bubble.
  init(of bubble: SpeechBubble, in frame: Rect) {
    let position = PointerPosition(location: bubble.location)
    let edge = position.edge
    let isHorizontal = edge == .top || edge == .bottom
    // The width is along the edge, and the height is perpendicular to it.
    let size = isHorizontal ? bubble.pointer : Size(bubble.pointer.height, bubble.pointer.width)
    let depth = min(size.height.clampedLength, (isHorizontal ? frame.height : frame.width) / 2)
    let lean = PointerLean(degrees: bubble.angle - position.outwardAngle)
    let bodyRect = lean.isOutward ? frame.shortened(at: edge, by: depth) : frame
    let radius = min(bubble.radius.clampedLength, min(bodyRect.width, bodyRect.height) / 2)
    let length = isHorizontal ? bodyRect.width : bodyRect.height
    // The tip of an upright pointer is a whole number of px away from the start and the end.
    let half = (min(size.width.clampedLength, length - 2 * radius) / 2).rounded(.down)
    guard frame.isDrawable, depth > 0, half > 0 else {
      body = RoundedBox(frame, Corners(bubble.radius))
      return
    }
    // The length of the straight part over which the location moves the pointer.
    let travel = max(0, length - 2 * radius - size.width.clampedLength)
    let center = min(position.fraction * travel + radius + half, length - radius - half)
    // An inward tip must not reach a round corner; an outward tip may extend over one.
    let margin = lean.isOutward ? 0 : radius
    let tip = min(max(center + depth * lean.shift, margin), length - margin)
    pointer = [
      bodyRect.point(at: center - half, along: edge, outwards: 0),
      bodyRect.point(at: tip, along: edge, outwards: lean.isOutward ? depth : -depth),
      bodyRect.point(at: center + half, along: edge, outwards: 0),
    ]
    body = RoundedBox(bodyRect, Corners(radius))
    body.sidePoints = [edge: pointer]
  }
}

/// The edge of a pointer, and the position along the edge.
private struct PointerPosition {
  /// The edge.
  let edge: Edge
  /// The direction perpendicularly outwards from the edge, in degrees clockwise from the left.
  let outwardAngle: Double
  /// The position along the edge, clockwise, from 0 to 1.
  let fraction: Double

  /// Creates the position for an angle in degrees clockwise from the middle of the left edge.
  init(location: Double) {
    // Each edge takes up 90 degrees, from 45 before its middle.
    let angle = (location + 45).normalizedDegrees
    let quarter = (angle / 90).rounded(.down)
    outwardAngle = quarter * 90
    fraction = (angle - outwardAngle) / 90
    edge =
      switch quarter {
      case ..<1: .left
      case ..<2: .top
      case ..<3: .right
      default: .bottom
      }
  }
}

/// The slant of a pointer, relative to the perpendicular of its edge.
private struct PointerLean {
  /// Whether the pointer points outwards.
  let isOutward: Bool
  /// The shift of the tip along the edge, clockwise, in px per px of depth.
  let shift: Double

  /// Creates the slant for an angle in degrees clockwise from the outward direction.
  init(degrees: Double) {
    let angle = degrees.normalizedDegrees
    isOutward = angle <= 90 || angle >= 270
    // A right angle would shift the tip infinitely; the caller clamps the tip to the edge.
    let radians = angle * .pi / 180
    let shift = sin(radians) / max(abs(cos(radians)), 1e-6)
    // The sine of 180 degrees is not exactly zero, but the shift of an upright pointer must be.
    self.shift = abs(shift) < 1e-12 ? 0 : shift
  }
}

extension Rect {
  /// Returns the box without a strip at one edge.
  fileprivate func shortened(at edge: Edge, by depth: Double) -> Rect {
    switch edge {
    case .top: inset(by: Insets(top: depth))
    case .right: inset(by: Insets(right: depth))
    case .bottom: inset(by: Insets(bottom: depth))
    case .left: inset(by: Insets(left: depth))
    }
  }

  /// Returns the point at a distance along an edge, clockwise, and at a distance outwards from it.
  fileprivate func point(at distance: Double, along edge: Edge, outwards: Double) -> Point {
    switch edge {
    case .top: Point(minX + distance, minY - outwards)
    case .right: Point(maxX + outwards, minY + distance)
    case .bottom: Point(maxX - distance, maxY + outwards)
    case .left: Point(minX - outwards, maxY - distance)
    }
  }
}
