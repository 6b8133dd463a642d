// SPDX-License-Identifier: Apache-2.0

/// A point of a path, in px.
public struct PathPoint: Sendable, Hashable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// A point by its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}
