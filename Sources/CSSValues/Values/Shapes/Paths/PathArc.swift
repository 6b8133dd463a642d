// SPDX-License-Identifier: Apache-2.0

/// Which part of which ellipse a command of a path draws.
///
/// Defined by [SVG 2, section 9.3.8](https://svgwg.org/svg2-draft/paths.html#PathDataEllipticalArcCommands).
public struct PathArc: Sendable, Hashable {
  /// The radius along the ellipse's first axis.
  public var horizontalRadius: Double
  /// The radius along its second axis.
  public var verticalRadius: Double
  /// How far the first axis is turned, in degrees.
  public var rotation: Double
  /// Whether the longer way around is drawn.
  public var isLarge: Bool
  /// Whether the way is clockwise.
  public var isClockwise: Bool

  /// A part of an ellipse.
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
