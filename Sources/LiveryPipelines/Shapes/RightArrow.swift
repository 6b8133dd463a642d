// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners and a point on the right side, such as a forward button.
///
/// ```css
/// shape(right-arrow 4.5px) fill(teal)
/// ```
///
/// The shape is the mirror image of ``LeftArrow``, with the same dimensions.
public struct RightArrow: Shape {
  /// The radius of the corners in px, or `nil` for half of the height.
  public var radius: Double?

  /// Creates an arrow, which is fully round without a radius.
  public init(_ radius: Double? = nil) { self.radius = radius }

  /// A fully round arrow.
  public static let prototype = RightArrow()
  /// The schema, with the radius.
  public static let schema = Schema<RightArrow>(
    "right-arrow", "A box whose right side is a point.", notation: .keywords,
    parameters: [.arrowRadius(\.radius)])

  /// Returns the outline, clockwise from the start of the top.
  public func outline(in rect: Rect) -> Path {
    rect.isDrawable ? polygon(in: rect).outline() : Path()
  }

  /// Returns a side; the point belongs to the top and bottom, and the right side is empty.
  ///
  /// The top left corner belongs to the top, or to the left side if the light comes from 0 to 90
  /// degrees.
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

  /// Returns the radius in whole px at the right, or a sixth of the height for a fully round arrow.
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
