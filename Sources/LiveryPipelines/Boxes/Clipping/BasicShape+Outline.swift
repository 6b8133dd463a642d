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

extension BasicShape {
  /// Returns the outline of the shape in a box.
  ///
  /// Defined by [CSS Shapes 1, section 3](https://drafts.csswg.org/css-shapes-1/#basic-shape-functions).
  ///
  /// - Parameter box: The reference box for percentages and coordinates.
  /// - Returns: A path, which is empty for a shape without area.
  func outline(in box: Rect) -> Path {
    switch self {
    case .inset(let shape): shape.outline(in: box)
    case .circle(let shape):
      Path(center: shape.center, box) { center in
        let radius = shape.radius.pixels(from: center, in: box)
        return Size(radius, radius)
      }
    case .ellipse(let shape):
      Path(center: shape.center, box) { center in
        Size(
          shape.horizontal.pixels(from: center.x, box.minX, box.maxX),
          shape.vertical.pixels(from: center.y, box.minY, box.maxY))
      }
    case .polygon(let shape): shape.outline(in: box)
    case .path(let shape): Path(shape).offset(by: box.origin)
    case .shape(let shape): ShapePathOutline(shape, in: box).path
    case .rect, .xywh: Path(box)
    }
  }

  /// The rule that determines the interior of crossing lines.
  var fillMode: FillMode {
    switch self {
    case .polygon(let shape): FillMode(shape.fillRule)
    case .path(let shape): FillMode(shape.fillRule)
    case .shape(let shape): FillMode(shape.fillRule)
    default: .nonzero
    }
  }
}

extension FillMode {
  /// Creates the fill mode for a fill rule of CSS.
  fileprivate init(_ rule: FillRule) { self = rule == .evenodd ? .evenOdd : .nonzero }
}

extension InsetShape {
  fileprivate func outline(in box: Rect) -> Path {
    var insets = Insets(
      top: sides.top.pixels(of: box.height), right: sides.right.pixels(of: box.width),
      bottom: sides.bottom.pixels(of: box.height), left: sides.left.pixels(of: box.width))
    // Insets that exceed the box are scaled down until the opposite sides meet.
    if insets.horizontal > box.width, insets.horizontal > 0 {
      let factor = box.width / insets.horizontal
      (insets.left, insets.right) = (insets.left * factor, insets.right * factor)
    }
    if insets.vertical > box.height, insets.vertical > 0 {
      let factor = box.height / insets.vertical
      (insets.top, insets.bottom) = (insets.top * factor, insets.bottom * factor)
    }
    let rect = box.inset(by: insets)
    let corners = Corners(radii, in: rect.size)
    return rect.isEmpty ? Path() : corners.outline(in: rect)
  }
}

extension PolygonShape {
  fileprivate func outline(in box: Rect) -> Path {
    let points = corners.map { $0.point(in: box) }
    guard points.count > 2 else { return Path() }
    if let radius = rounding?.pixels?.bounded, radius > 0 {
      return RoundedPolygon(points.map { RoundedPolygon.Corner($0, radius: radius) }).outline()
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.close()
    return path
  }
}

extension LengthPoint {
  /// Returns the point in a box.
  func point(in box: Rect) -> Point { box.origin + offset(in: box) }

  /// Returns the offset, with percentages of the size of a box.
  func offset(in box: Rect) -> Point {
    Point(x.pixels(of: box.width), y.pixels(of: box.height))
  }
}

extension Path {
  /// Creates an ellipse around a position in a box, or around its center.
  fileprivate init(center: Position?, _ box: Rect, radii: (Point) -> Size) {
    let middle = center?.point(in: box) ?? box.center
    let radii = radii(middle)
    self.init()
    guard !radii.isEmpty else { return }
    let frame = Rect(
      x: middle.x - radii.width, y: middle.y - radii.height, width: radii.width * 2,
      height: radii.height * 2)
    let corners = Corners(
      topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
    self = corners.outline(in: frame)
  }
}

extension ShapeRadius {
  /// Returns the radius of a circle around a point.
  fileprivate func pixels(from center: Point, in box: Rect) -> Double {
    let sides = [
      abs(center.x - box.minX), abs(center.x - box.maxX), abs(center.y - box.minY),
      abs(center.y - box.maxY),
    ]
    let corners = [
      hypot(sides[0], sides[2]), hypot(sides[1], sides[2]), hypot(sides[0], sides[3]),
      hypot(sides[1], sides[3]),
    ]
    switch self {
    case .extent(.closestSide): return sides.min() ?? 0
    case .extent(.farthestSide): return sides.max() ?? 0
    case .extent(.closestCorner): return corners.min() ?? 0
    case .extent(.farthestCorner): return corners.max() ?? 0
    case .length(let length):
      return length.pixels(of: hypot(box.width, box.height) / 2.0.squareRoot())
    }
  }

  /// Returns the radius of an ellipse along one axis.
  fileprivate func pixels(from center: Double, _ low: Double, _ high: Double) -> Double {
    switch self {
    case .extent(.closestSide), .extent(.closestCorner):
      min(abs(center - low), abs(center - high))
    case .extent(.farthestSide), .extent(.farthestCorner):
      max(abs(center - low), abs(center - high))
    case .length(let length): length.pixels(of: high - low)
    }
  }
}
