// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where the body and the pointer of a bubble lie in a box.
///
/// The pointer keeps off the round corners, is not wider than the straight part of its side, and not deeper than half of the
/// box. Its tip stays beside the side that it is on. Where nothing is left of it, the bubble is a rounded box.
struct SpeechBubbleLayout {
  /// The body, which passes through the pointer.
  private(set) var box: RoundedBox
  /// The corners of the pointer, clockwise.
  private(set) var pointer: [Point] = []

  /// Places a bubble.
  init(of bubble: SpeechBubble, in rect: Rect) {
    let place = PointerPlace(of: bubble.location)
    let isHorizontal = place.edge == .top || place.edge == .bottom
    let size = isHorizontal ? bubble.pointer : Size(bubble.pointer.height, bubble.pointer.width)
    let depth = min(size.height.limitedRadius, (isHorizontal ? rect.height : rect.width) / 2)
    let lean = Lean(bubble.angle - place.normal)
    let body = lean.isOutward ? rect.shortened(at: place.edge, by: depth) : rect
    let radius = min(bubble.radius.limitedRadius, min(body.width, body.height) / 2)
    let length = isHorizontal ? body.width : body.height
    // Half of the pointer is a whole number of px, as in Three20.
    let half = (min(size.width.limitedRadius, length - 2 * radius) / 2).rounded(.down)
    guard rect.isDrawable, depth > 0, half > 0 else {
      box = RoundedBox(rect, Corners(bubble.radius))
      return
    }
    let room = max(0, length - 2 * radius - size.width.limitedRadius)
    let center = min(place.fraction * room + radius + half, length - radius - half)
    let margin = lean.isOutward ? 0 : radius
    let tip = min(max(center + depth * lean.shift, margin), length - margin)
    pointer = [
      body.point(at: center - half, along: place.edge, outwards: 0),
      body.point(at: tip, along: place.edge, outwards: lean.isOutward ? depth : -depth),
      body.point(at: center + half, along: place.edge, outwards: 0),
    ]
    box = RoundedBox(body, Corners(radius))
    box.detours = [place.edge: pointer]
  }
}

/// The side that a pointer is on, and how far along it.
private struct PointerPlace {
  /// The side.
  let edge: Edge
  /// The direction straight outwards, in degrees clockwise from the left.
  let normal: Double
  /// How far along the side, clockwise, from 0 to 1.
  let fraction: Double

  /// The place of an angle in degrees clockwise from the left.
  init(of location: Double) {
    let angle = (location + 45).normalizedDegrees
    let quarter = (angle / 90).rounded(.down)
    normal = quarter * 90
    fraction = (angle - normal) / 90
    edge = quarter < 1 ? .left : quarter < 2 ? .top : quarter < 3 ? .right : .bottom
  }
}

/// How far a pointer leans away from straight outwards or inwards.
private struct Lean {
  /// Whether it points outwards.
  let isOutward: Bool
  /// How far the tip moves along the side, clockwise, for each px of depth.
  let shift: Double

  /// The lean of an angle in degrees from straight outwards.
  init(_ degrees: Double) {
    let angle = degrees.normalizedDegrees
    isOutward = angle <= 90 || angle >= 270
    // A pointer cannot lie flat: at a right angle its tip is as far along as the side is long.
    let radians = angle * .pi / 180
    let shift = sin(radians) / max(abs(cos(radians)), 1e-6)
    self.shift = abs(shift) < 1e-12 ? 0 : shift
  }
}

extension Rect {
  /// The box without a strip at one side.
  fileprivate func shortened(at edge: Edge, by depth: Double) -> Rect {
    switch edge {
    case .top: inset(by: Insets(top: depth))
    case .right: inset(by: Insets(right: depth))
    case .bottom: inset(by: Insets(bottom: depth))
    case .left: inset(by: Insets(left: depth))
    }
  }

  /// The place at a distance along one side, clockwise, and at one from the side.
  fileprivate func point(at distance: Double, along edge: Edge, outwards: Double) -> Point {
    switch edge {
    case .top: Point(minX + distance, minY - outwards)
    case .right: Point(maxX + outwards, minY + distance)
    case .bottom: Point(maxX - distance, maxY + outwards)
    case .left: Point(minX - outwards, maxY - distance)
    }
  }
}
