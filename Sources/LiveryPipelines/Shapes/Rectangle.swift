// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The box itself.
///
/// ```css
/// shape(rectangle) fill(teal)
/// ```
public struct Rectangle: Shape {
  /// A box.
  public init() {}

  /// A box.
  public static let prototype = Rectangle()
  /// No parameters.
  public static let schema = Schema<Rectangle>("rectangle", "The box itself.", notation: .words)

  /// The sides of the box, clockwise from its upper left corner.
  public func outline(in rect: Rect) -> Path { rect.isDrawable ? Path(rect) : Path() }

  /// One straight side of the box, clockwise.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    RoundedBox(rect, Corners(0)).edge(edge, light: light)
  }
}
