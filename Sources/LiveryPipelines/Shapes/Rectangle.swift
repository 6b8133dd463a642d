// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A rectangle that fills the frame.
///
/// ```css
/// shape(rectangle) fill(teal)
/// ```
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}

  /// A rectangle.
  public static let prototype = Rectangle()
  /// The schema, without parameters.
  public static let schema = Schema<Rectangle>("rectangle", "The box itself.", notation: .keywords)

  /// Returns the sides of the box, clockwise from the upper left corner.
  public func outline(in rect: Rect) -> Path { rect.isDrawable ? Path(rect) : Path() }

  /// Returns a straight side of the box, in clockwise direction.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    RoundedBox(rect, Corners(0)).edge(edge, light: light)
  }
}
