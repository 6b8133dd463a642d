// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners whose right side is a point: what leads on.
///
/// ```css
/// shape(right-arrow 4.5px) fill(teal)
/// ```
///
/// It is the mirror image of ``LeftArrow``, with the same figures.
public struct RightArrow: Shape {
  /// The radius of the corners in px; nil for half of the height.
  public var radius: Double?

  /// An arrow; a fully round one without a radius.
  public init(_ radius: Double? = nil) { self.radius = radius }

  /// A fully round arrow.
  public static let prototype = RightArrow()
  /// The radius.
  public static let schema = Schema<RightArrow>(
    "right-arrow", "A box whose right side is a point.", notation: .words,
    parameters: [.arrowRadius(\.radius)])

  /// The outline, clockwise from where the upper side begins.
  public func outline(in rect: Rect) -> Path {
    rect.isDrawable ? polygon(in: rect).outline() : Path()
  }

  /// One side: the slopes of the point belong to the upper and to the lower side, and the right one has nothing.
  ///
  /// The corner at the top left belongs to the upper side, and to the left one where light comes from 0 to 90 degrees.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    guard rect.isDrawable else { return Path() }
    let leftHasCorner = (0...90).contains(light.normalizedDegrees)
    let polygon = polygon(in: rect)
    switch edge {
    case .top: return polygon.path(through: [0, 1, 2], beginsWithArc: !leftHasCorner)
    case .right: return Path()
    case .bottom: return polygon.path(through: [2, 3, 4], endsWithArc: true)
    case .left: return polygon.path(through: [4, 0], endsWithArc: leftHasCorner)
    }
  }

  /// The radius in whole px at the right; for a fully round arrow a sixth of the height.
  public func insets(for size: Size) -> Insets {
    Insets(right: ArrowPoint.inset(for: size, radius: radius))
  }

  private func polygon(in rect: Rect) -> RoundedPolygon {
    let point = ArrowPoint(in: rect.size, radius: radius)
    let shoulder = rect.maxX - point.depth
    return RoundedPolygon([
      RoundedPolygon.Corner(rect.origin, radius: point.radius),
      RoundedPolygon.Corner(Point(shoulder, rect.minY), radius: point.shoulderRadius),
      RoundedPolygon.Corner(Point(rect.maxX, rect.minY + point.middle)),
      RoundedPolygon.Corner(Point(shoulder, rect.maxY), radius: point.shoulderRadius),
      RoundedPolygon.Corner(Point(rect.minX, rect.maxY), radius: point.radius),
    ])
  }
}
