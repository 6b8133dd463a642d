// SPDX-License-Identifier: Apache-2.0

/// A place, in px to the right of and below an origin.
public struct Point: Sendable, Hashable {
  /// How far to the right, in px.
  public var x: Double
  /// How far down, in px.
  public var y: Double

  /// A place by its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)
}

extension Point {
  /// The place moved by an offset.
  public static func + (point: Point, offset: Point) -> Point {
    Point(point.x + offset.x, point.y + offset.y)
  }

  /// The offset from one place to another.
  public static func - (point: Point, origin: Point) -> Point {
    Point(point.x - origin.x, point.y - origin.y)
  }
}
