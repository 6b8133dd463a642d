// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners whose left side is a point: what leads back.
///
/// ```css
/// shape(left-arrow 4.5px) fill(teal)
/// shape(left-arrow) fill(teal)
/// ```
///
/// The figures are those of Three20: the point is `floor(height / 2.8)` deep, and where it begins the radius is twice that of
/// the other corners. Content keeps off the point. Radii that do not fit are made smaller, all by the same factor; in Three20 they overlap.
public struct LeftArrow: Shape {
  /// The radius of the corners in px; nil for half of the height.
  public var radius: Double?

  /// An arrow; a fully round one without a radius.
  public init(_ radius: Double? = nil) { self.radius = radius }

  /// A fully round arrow.
  public static let prototype = LeftArrow()
  /// The radius.
  public static let schema = Schema<LeftArrow>(
    "left-arrow", "A box whose left side is a point.", notation: .words,
    parameters: [.arrowRadius(\.radius)])

  /// The outline, clockwise from the tip.
  public func outline(in rect: Rect) -> Path {
    rect.isDrawable ? polygon(in: rect).outline() : Path()
  }

  /// One side: the slopes of the point belong to the upper and to the lower side, and the left one has nothing.
  ///
  /// The corner at the top right belongs to the upper side, and to the right one where light comes from 0 to 90 degrees.
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

  /// The radius in whole px at the left; for a fully round arrow a sixth of the height.
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
