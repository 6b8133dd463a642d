// SPDX-License-Identifier: Apache-2.0

/// A gradient with its geometry in px and its stops in sRGB.
public struct DisplayGradient: Sendable, Hashable {
  /// Where the colors lie.
  public var geometry: Geometry
  /// The stops, by rising offsets; colors between two are mixed in sRGB with their opacity applied.
  public var stops: [Stop]
  /// What is beyond the first and the last stop.
  public var spread: Spread

  /// A gradient by its parts.
  public init(_ geometry: Geometry, stops: [Stop], spread: Spread = .pad) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
  }

  /// Where the colors lie.
  public enum Geometry: Sendable, Hashable {
    /// Along a line: offset 0 is the first place, 1 the second.
    case linear(Point, Point)
    /// Around a center: offset 1 lies on an ellipse of two radii.
    case radial(center: Point, radii: Size)
    /// About a center, clockwise: offset 0 at an angle in degrees, where 0 is straight up; 1 is a full turn.
    case conic(center: Point, from: Double)
  }

  /// A color and its offset.
  public struct Stop: Sendable, Hashable {
    /// How far along, from 0 to 1 for what lies within the geometry.
    public var offset: Double
    /// The color.
    public var color: RGBA

    /// A color at an offset.
    public init(_ offset: Double, _ color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  /// What is beyond the first and the last stop.
  public enum Spread: Sendable, Hashable {
    /// Nothing before the first stop; the last color behind the last one.
    case after
    /// The first and the last color.
    case pad
    /// The stops again and again.
    case `repeat`
  }
}
