// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// The dimensions of an arrow's point, computed as in Three20.
struct ArrowPoint {
  /// The length of the point, in px.
  let depth: Double
  /// The distance from the top to the tip, in px.
  let middle: Double
  /// The radius of the corners opposite the point, in px.
  let radius: Double
  /// The radius of the corners where the point begins, in px.
  let shoulderRadius: Double

  /// Computes the point of an arrow.
  ///
  /// - Parameters:
  ///   - size: The size of the arrow in px.
  ///   - radius: The radius of its corners, or `nil` for half of the height.
  init(in size: Size, radius: Double?) {
    depth = min((size.height / 2.8).rounded(.down), size.width)
    middle = (size.height / 2).rounded(.down)
    self.radius = (radius ?? size.height / 2).clampedLength
    shoulderRadius = 2 * self.radius
  }

  /// Returns the distance between the content and the point, in whole px.
  ///
  /// The distance is the radius, or a sixth of the height for a fully round arrow. It never exceeds
  /// the radius that fits the arrow, nor the arrow's width. In Three20 it can.
  ///
  /// - Parameters:
  ///   - size: The size of the arrow in px.
  ///   - radius: The radius of its corners, or `nil` for a fully round arrow.
  /// - Returns: The distance in px.
  static func inset(for size: Size, radius: Double?) -> Double {
    let preferred = radius.map { $0.clampedLength.rounded(.down) } ?? (size.height / 6).rounded()
    let limit = min(size.height / 2, size.width).clampedLength.rounded(.down)
    return min(preferred.clampedLength, limit)
  }
}

extension Parameter {
  /// The parameter of both arrows for the radius of their corners.
  static func arrowRadius(
    _ keyPath: any WritableKeyPath<Component, Double?> & Sendable
  ) -> Parameter {
    Parameter(
      "radius", keyPath, form: .optional, in: .nonNegative,
      summary: "The radius of the corners; half of the height by default.")
  }
}
