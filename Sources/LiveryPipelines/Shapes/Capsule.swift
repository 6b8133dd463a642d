// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box whose shorter sides are half circles; a square box becomes a circle.
///
/// ```css
/// shape(capsule) fill(teal)
/// ```
///
/// The radius is half of the shorter side.
public struct Capsule: Shape {
  /// Creates a capsule.
  public init() {}

  /// A capsule.
  public static let prototype = Capsule()
  /// The schema, without parameters.
  public static let schema = Schema<Capsule>(
    "capsule", "A box whose shorter sides are semicircles.", notation: .keywords)

  /// Returns the sides and half circles, clockwise.
  public func outline(in rect: Rect) -> Path { RoundedRectangle().outline(in: rect) }

  /// Returns a side with the quarter circle at its end, as in ``RoundedRectangle``.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    RoundedRectangle().edge(edge, in: rect, light: light)
  }
}
