// SPDX-License-Identifier: Apache-2.0

/// A gradient with its geometry in px and its stops in sRGB.
public struct DisplayGradient: Sendable, Hashable {
  /// The line, ellipse or point that the offsets of the stops refer to.
  public var geometry: Geometry
  /// The stops, by ascending offsets; colors are interpolated in sRGB with premultiplied opacity.
  public var stops: [Stop]
  /// The paint beyond the first and the last stop.
  public var spread: Spread

  /// Creates a gradient from its parts.
  public init(_ geometry: Geometry, stops: [Stop], spread: Spread = .pad) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
  }

  /// The line, ellipse or point that the offsets of the stops refer to.
  public enum Geometry: Sendable, Hashable {
    /// A line: offset 0 lies at the first point, offset 1 at the second.
    case linear(Point, Point)
    /// An ellipse around a center: offset 1 lies on the ellipse with the two radii.
    case radial(center: Point, radii: Size)
    /// A clockwise turn about a center; offset 0 is at an angle in degrees, where 0 points up.
    case conic(center: Point, from: Double)
  }

  /// A color and its offset.
  public struct Stop: Sendable, Hashable {
    /// The position along the gradient, from 0 to 1 inside of the geometry.
    public var offset: Double
    /// The color.
    public var color: RGBA

    /// Creates a stop with a color at an offset.
    public init(_ offset: Double, _ color: RGBA) {
      self.offset = offset
      self.color = color
    }
  }

  /// The paint beyond the first and the last stop.
  public enum Spread: Sendable, Hashable {
    /// No paint before the first stop, and the last color after the last one.
    case after
    /// The first color before the first stop, and the last color after the last one.
    case pad
    /// Repetitions of the stops.
    case `repeat`
  }
}
