// SPDX-License-Identifier: Apache-2.0

/// A point, in px to the right of and below an origin.
public struct Point: Sendable, Hashable {
  /// The distance to the right of the origin, in px.
  public var x: Double
  /// The distance below the origin, in px.
  public var y: Double

  /// Creates a point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)
}

extension Point {
  /// Returns the point moved by an offset.
  public static func + (point: Point, offset: Point) -> Point {
    Point(point.x + offset.x, point.y + offset.y)
  }

  /// Returns the offset from one point to another.
  public static func - (point: Point, origin: Point) -> Point {
    Point(point.x - origin.x, point.y - origin.y)
  }
}
