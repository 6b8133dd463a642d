// SPDX-License-Identifier: Apache-2.0

/// The arc of an ellipse in a path command.
///
/// Defined by [SVG 2, section 9.3.8](https://svgwg.org/svg2-draft/paths.html#PathDataEllipticalArcCommands).
public struct PathArc: Sendable, Hashable {
  /// The radius along the x axis of the ellipse.
  public var horizontalRadius: Double
  /// The radius along the y axis of the ellipse.
  public var verticalRadius: Double
  /// The rotation of the ellipse's x axis in degrees.
  public var rotation: Double
  /// Whether the larger of the two possible arcs is drawn.
  public var isLarge: Bool
  /// Whether the arc is drawn clockwise.
  public var isClockwise: Bool

  /// Creates an arc of an ellipse.
  package init(
    _ horizontalRadius: Double, _ verticalRadius: Double, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    self.horizontalRadius = horizontalRadius
    self.verticalRadius = verticalRadius
    self.rotation = rotation
    self.isLarge = isLarge
    self.isClockwise = isClockwise
  }
}
