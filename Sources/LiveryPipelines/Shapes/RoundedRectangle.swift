// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// A box with round corners.
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
/// Corners that do not fit beside each other are made smaller, as CSS does; in Three20 they overlap. Without corners the
/// box is fully round: the radius is half of its height, exactly and not in whole px as Three20's `ROUNDED`, and where
/// the box is narrower than high, half of its width.
public struct RoundedRectangle: Shape {
  /// The corners; nil for a box that is fully round.
  public var corners: Corners?

  /// A box with round corners; a fully round one without any.
  public init(_ corners: Corners? = nil) { self.corners = corners }

  /// A box whose corners have one radius, in px.
  public init(_ radius: Double) { self.init(Corners(radius)) }

  /// A fully round box.
  public static let prototype = RoundedRectangle()
  /// The radii in the order of `border-radius`.
  public static let schema = Schema<RoundedRectangle>(
    "rounded-rectangle", "A box with round corners.", notation: .words,
    parameters: [
      Parameter(
        "radius", \.corners, form: .optional, in: .nonNegative,
        summary:
          "The radii in the order of `border-radius`: top left, top right, bottom right, bottom left; behind a slash those of the other axis."
      )
    ])

  /// The sides and corners, clockwise from where the upper side begins.
  public func outline(in rect: Rect) -> Path { box(rect).outline() }

  /// One side, with the corner at its end.
  ///
  /// The corner at the top left belongs to the upper side, and to the left one where light comes from 0 to 90 degrees.
  public func edge(_ edge: Edge, in rect: Rect, light: Double) -> Path {
    box(rect).edge(edge, light: light)
  }

  private func box(_ rect: Rect) -> RoundedBox {
    RoundedBox(rect, corners ?? Corners(rect.height / 2))
  }
}
