// SPDX-License-Identifier: Apache-2.0

/// A basic shape in a box, for clipping with `clip-path` and for text flow, for example.
///
/// ```swift
/// Property.clipPath.value(parsing: "circle(closest-side at top)")?.description   // "circle(at center top)"
/// ```
///
/// Defined by [CSS Shapes 1, section 3](https://drafts.csswg.org/css-shapes-1/#basic-shape-functions).
public enum BasicShape: Sendable, Hashable {
  /// A rectangle by its insets from the box's sides.
  case inset(InsetShape)
  /// A rectangle by the positions of its sides.
  case rect(RectShape)
  /// A rectangle by its position and its size.
  case xywh(XYWHShape)
  /// A circle.
  case circle(CircleShape)
  /// An ellipse.
  case ellipse(EllipseShape)
  /// A polygon.
  case polygon(PolygonShape)
  /// A path in SVG path syntax.
  case path(PathShape)
  /// A path of commands with lengths and percentages.
  case shape(ShapePath)
}

extension BasicShape: PropertyValue, CustomStringConvertible {
  /// Creates a shape from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .shape(let shape) = value else { return nil }
    self = shape
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .shape(self) }

  /// The CSS text of the shape.
  public var description: String {
    switch self {
    case .inset(let shape): shape.description
    case .rect(let shape): shape.description
    case .xywh(let shape): shape.description
    case .circle(let shape): shape.description
    case .ellipse(let shape): shape.description
    case .polygon(let shape): shape.description
    case .path(let shape): shape.description
    case .shape(let shape): shape.description
    }
  }
}
