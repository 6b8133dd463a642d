// SPDX-License-Identifier: Apache-2.0

/// A shape in a box: what `clip-path` cuts out and text flows around.
///
/// ```swift
/// Property.clipPath.value(parsing: "circle(closest-side at top)")?.description   // "circle(at center top)"
/// ```
///
/// Defined by [CSS Shapes 1, section 3](https://drafts.csswg.org/css-shapes-1/#basic-shape-functions).
public enum BasicShape: Sendable, Hashable {
  /// A rectangle by its distances from the box's sides.
  case inset(InsetShape)
  /// A rectangle by where its sides are.
  case rect(RectShape)
  /// A rectangle by its corner and its size.
  case xywh(XYWHShape)
  /// A circle.
  case circle(CircleShape)
  /// An ellipse.
  case ellipse(EllipseShape)
  /// Corners and straight sides.
  case polygon(PolygonShape)
  /// What the data of an SVG path draws.
  case path(PathShape)
  /// What commands with lengths and percentages draw.
  case shape(ShapePath)
}

extension BasicShape: PropertyValue, CustomStringConvertible {
  /// Reads a shape; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .shape(let shape) = value else { return nil }
    self = shape
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .shape(self) }

  /// The shape as CSS writes it.
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
