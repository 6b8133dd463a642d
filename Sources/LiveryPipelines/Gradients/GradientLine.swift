// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The geometry of a gradient in a box.
package struct GradientLine {
  /// The points of the offsets 0 and 1.
  package let geometry: DisplayGradient.Geometry
  /// The length of the line from 0 to 1, in px, or in degrees for a conic gradient.
  package let length: Double
  /// Whether the gradient has the color of its last stop everywhere.
  var isDegenerate = false
}

extension GradientLine {
  /// Resolves the geometry of a gradient in a box.
  package init(_ geometry: CSSGradient.Geometry, in box: Rect) {
    switch geometry {
    case .linear(let direction): self.init(direction, in: box)
    case .radial(let shape, let center): self.init(shape, around: center.point(in: box), in: box)
    case .conic(let angle, let center):
      let from = (angle?.degrees ?? 0).limited
      self.init(geometry: .conic(center: center.point(in: box), from: from), length: 360)
    }
  }

  /// Resolves a linear gradient.
  ///
  /// Defined by [CSS Images 4, section
  /// 3.1](https://drafts.csswg.org/css-images-4/#linear-gradients).
  private init(_ direction: GradientDirection, in box: Rect) {
    let radians: Double
    switch direction {
    case .corner(let horizontal, let vertical):
      // The line is perpendicular to the line through the two adjacent corners.
      let x = horizontal == .right ? box.height : -box.height
      let y = vertical == .top ? box.width : -box.width
      radians = atan2(x, y)
    default: radians = (direction.degrees ?? 180).limited * .pi / 180
    }
    let (right, up) = direction.unitVector ?? (sin(radians), cos(radians))
    let length = abs(box.width * right) + abs(box.height * up)
    let half = Point(right * length / 2, -up * length / 2)
    let center = box.center
    self.init(geometry: .linear(center - half, center + half), length: length)
    isDegenerate = !(length > 0)
  }

  /// Resolves a radial gradient.
  ///
  /// Defined by [CSS Images 4, section
  /// 3.2](https://drafts.csswg.org/css-images-4/#radial-gradients).
  private init(_ shape: EndingShape, around center: Point, in box: Rect) {
    let left = abs(center.x - box.minX)
    let right = abs(box.maxX - center.x)
    let top = abs(center.y - box.minY)
    let bottom = abs(box.maxY - center.y)
    let near = Size(min(left, right), min(top, bottom))
    let far = Size(max(left, right), max(top, bottom))
    var radii: Size
    switch shape {
    case .circle(let extent):
      let radius =
        switch extent {
        case .closestSide: min(near.width, near.height)
        case .farthestSide: max(far.width, far.height)
        case .closestCorner: hypot(near.width, near.height)
        case .farthestCorner: hypot(far.width, far.height)
        }
      radii = Size(radius, radius)
    case .radius(let radius):
      let radius = (radius.pixels ?? 0).limited
      radii = Size(radius, radius)
    case .ellipse(let extent):
      // An ellipse through a corner has the aspect ratio of the ellipse that touches the
      // corresponding sides.
      let side = extent == .closestSide || extent == .closestCorner ? near : far
      let isCorner = extent == .closestCorner || extent == .farthestCorner
      let factor = isCorner ? 2.0.squareRoot() : 1
      radii = Size(side.width * factor, side.height * factor)
    case .radii(let horizontal, let vertical):
      radii = Size(
        (horizontal.resolved(percentagesOf: box.width) ?? 0).limited,
        (vertical.resolved(percentagesOf: box.height) ?? 0).limited)
    }
    radii = Size(max(0, radii.width), max(0, radii.height))
    // A circle with a radius of zero is drawn as a tiny circle; a degenerate ellipse is a solid
    // color.
    if radii == .zero, shape.isCircle { radii = Size(1e-3, 1e-3) }
    self.init(geometry: .radial(center: center, radii: radii), length: radii.width)
    isDegenerate = radii.isEmpty
  }
}

extension EndingShape {
  fileprivate var isCircle: Bool {
    switch self {
    case .circle, .radius: true
    case .ellipse, .radii: false
    }
  }
}

extension GradientDirection {
  /// The direction as a unit vector to the right and up, for directions along an axis.
  fileprivate var unitVector: (Double, Double)? {
    switch degrees {
    case 0: (0, 1)
    case 90: (1, 0)
    case 180: (0, -1)
    case 270: (-1, 0)
    default: nil
    }
  }
}

extension Position {
  /// Returns the point in a box.
  public func point(in box: Rect) -> Point {
    Point(
      box.minX + x.distance(in: box.width), box.minY + y.distance(in: box.height))
  }
}

extension PositionComponent {
  /// Returns the distance from the left or top along an axis of a length, in px.
  fileprivate func distance(in length: Double) -> Double {
    let offset = (self.offset?.resolved(percentagesOf: length) ?? 0).limited
    return switch edge {
    case .center: length / 2
    case .right, .bottom, .xEnd, .yEnd: length - offset
    case .left, .top, .xStart, .yStart, nil: offset
    }
  }
}
