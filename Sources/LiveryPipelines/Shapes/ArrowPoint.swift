// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The figures of an arrow's point, which are Three20's.
struct ArrowPoint {
  /// How far the point sticks out, in px.
  let depth: Double
  /// How far below the top the tip is, in px.
  let middle: Double
  /// The radius of the corners opposite of the point, in px.
  let radius: Double
  /// The radius where the point begins, in px.
  let shoulderRadius: Double

  /// The point of an arrow.
  ///
  /// - Parameters:
  ///   - size: the size of the arrow in px.
  ///   - radius: the radius of its corners; nil for half of the height.
  init(in size: Size, radius: Double?) {
    depth = min((size.height / 2.8).rounded(.down), size.width)
    middle = (size.height / 2).rounded(.down)
    self.radius = (radius ?? size.height / 2).limitedRadius
    shoulderRadius = 2 * self.radius
  }

  /// How far content keeps from the point, in whole px: the radius, or a sixth of the height where the arrow is fully round.
  ///
  /// It is never more than the radius can be in the arrow, nor more than the arrow is wide; in Three20 it is.
  ///
  /// - Parameters:
  ///   - size: the size of the arrow in px.
  ///   - radius: the radius of its corners; nil for a fully round arrow.
  /// - Returns: the distance in px.
  static func inset(for size: Size, radius: Double?) -> Double {
    let wanted = radius.map { $0.limitedRadius.rounded(.down) } ?? (size.height / 6).rounded()
    let limit = min(size.height / 2, size.width).limitedRadius.rounded(.down)
    return min(wanted.limitedRadius, limit)
  }
}

extension Parameter {
  /// The parameter of both arrows: the radius of their corners.
  static func arrowRadius(
    _ keyPath: any WritableKeyPath<Component, Double?> & Sendable
  ) -> Parameter {
    Parameter(
      "radius", keyPath, form: .optional, in: .nonNegative,
      summary: "The radius of the corners; where none is written, half of the height.")
  }
}
