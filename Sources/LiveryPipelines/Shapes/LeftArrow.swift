// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners and a point on the left side, such as a back button.
///
/// ```css
/// shape(left-arrow 4.5px) fill(teal)
/// shape(left-arrow) fill(teal)
/// ```
///
/// The dimensions are those of Three20: the point is `floor(height / 2.8)` deep, and the corners
/// where it begins have twice the radius of the others. Content keeps away from the point. Radii
/// that do not fit are scaled down by a common factor; in Three20 they overlap.
public struct LeftArrow: Shape {
  /// The radius of the corners in px, or `nil` for half of the height.
  public var radius: Double?

  /// Creates an arrow, which is fully round without a radius.
  public init(_ radius: Double? = nil) { self.radius = radius }

  /// A fully round arrow.
  public static let prototype = LeftArrow()
  /// The schema, with the radius.
  public static let schema = Schema<LeftArrow>(
    "left-arrow", "A box whose left side is a point.", notation: .keywords,
    parameters: [.arrowRadius(\.radius)])

  /// Returns the outline, clockwise from the tip.
  public func outline(in rect: Rect) -> Path {
    rect.isDrawable ? polygon(in: rect).outline() : Path()
  }

  /// Returns a side; the point belongs to the top and bottom, and the left side is empty.
  ///
  /// The top right corner belongs to the top, or to the right side if the light comes from 0 to 90
  /// degrees.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    guard rect.isDrawable else { return Path() }
    let rightHasCorner = (0...90).contains(light.normalizedDegrees)
    let polygon = polygon(in: rect)
    switch edge {
    case .top: return polygon.path(through: [0, 1, 2], endsWithArc: !rightHasCorner)
    case .right:
      return polygon.path(through: [2, 3], beginsWithArc: rightHasCorner, endsWithArc: true)
    case .bottom: return polygon.path(through: [3, 4, 0])
    case .left: return Path()
    }
  }

  /// Returns the radius in whole px at the left, or a sixth of the height for a fully round arrow.
  public func insets(for size: Size) -> Insets {
    Insets(left: ArrowPoint.inset(for: size, radius: radius))
  }

  private func polygon(in rect: Rect) -> RoundedPolygon {
    let point = ArrowPoint(in: rect.size, radius: radius)
    let shoulder = rect.minX + point.depth
    return RoundedPolygon([
      RoundedPolygon.Corner(Point(rect.minX, rect.minY + point.middle)),
      RoundedPolygon.Corner(Point(shoulder, rect.minY), radius: point.shoulderRadius),
      RoundedPolygon.Corner(Point(rect.maxX, rect.minY), radius: point.radius),
      RoundedPolygon.Corner(Point(rect.maxX, rect.maxY), radius: point.radius),
      RoundedPolygon.Corner(Point(shoulder, rect.maxY), radius: point.shoulderRadius),
    ])
  }
}
