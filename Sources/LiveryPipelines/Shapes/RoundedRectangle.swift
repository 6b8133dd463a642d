// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with rounded corners.
///
/// ```css
/// shape(rounded-rectangle) fill(teal)
/// shape(rounded-rectangle 4.5px) fill(teal)
/// shape(rounded-rectangle 8px 8px 0px 0px) fill(teal)
/// shape(rounded-rectangle 20px / 10px) fill(teal)
/// ```
///
/// ```swift
/// RoundedRectangle(4.5)                        // shape(rounded-rectangle 4.5px)
/// RoundedRectangle(Corners(topLeft: 8, topRight: 8, bottomRight: 0, bottomLeft: 0))
///                                              // shape(rounded-rectangle 8px 8px 0px 0px)
/// RoundedRectangle()                           // shape(rounded-rectangle), fully round
/// ```
///
/// Corners that do not fit are scaled down, as in CSS; in Three20 they overlap. Without corners the
/// box is fully round. The radius is then half of the height, or half of the width if the box is
/// narrower than high. It is exact, whereas Three20's `ROUNDED` is in whole px.
public struct RoundedRectangle: Shape {
  /// The corners, or `nil` for a fully round box.
  public var corners: Corners?

  /// Creates a box with round corners, which is fully round without corners.
  public init(_ corners: Corners? = nil) { self.corners = corners }

  /// Creates a box whose corners have equal radii, in px.
  public init(_ radius: Double) { self.init(Corners(radius)) }

  /// A fully round box.
  public static let prototype = RoundedRectangle()
  /// The schema, with the radii in the order of `border-radius`.
  public static let schema = Schema<RoundedRectangle>(
    "rounded-rectangle", "A box with rounded corners.", notation: .keywords,
    parameters: [
      Parameter(
        "radius", \.corners, form: .optional, in: .nonNegative,
        summary:
          "The radii in the order of `border-radius`: top left, top right, bottom right, bottom left; after a slash, the vertical radii."
      )
    ])

  /// Returns the sides and corners, clockwise from the start of the top.
  public func outline(in rect: Rect) -> Path { box(rect).outline() }

  /// Returns a side with the corner at its end.
  ///
  /// The top left corner belongs to the top, or to the left side if the light comes from 0 to 90
  /// degrees.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    box(rect).edge(edge, light: light)
  }

  private func box(_ rect: Rect) -> RoundedBox {
    RoundedBox(rect, corners ?? Corners(rect.height / 2))
  }
}
