// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The value of `clip-path`, which determines the visible part of an element.
///
/// ```swift
/// Property.clipPath.value(parsing: "padding-box circle(10px)")?.as(ClipPath.self)
/// // .shape(.circle(…), in: .paddingBox), written "circle(10px) padding-box"
/// ```
///
/// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#the-clip-path).
public enum ClipPath: Sendable, Hashable {
  /// No clipping.
  case none
  /// A `clipPath` element of SVG.
  case url(URLValue)
  /// A shape in a box of the element.
  case shape(BasicShape, in: GeometryBox)
  /// A box of the element, with its rounded corners.
  case box(GeometryBox)

  /// A reference box for shapes.
  ///
  /// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#typedef-geometry-box).
  public enum GeometryBox: String, GrammarKeyword {
    /// The border box.
    case border = "border-box"
    /// The padding box.
    case padding = "padding-box"
    /// The content box.
    case content = "content-box"
    /// The margin box.
    case margin = "margin-box"
    /// The bounding box of the fill of an SVG element.
    case fill = "fill-box"
    /// The bounding box of the stroke of an SVG element.
    case stroke = "stroke-box"
    /// The viewport of the nearest `svg` element.
    case view = "view-box"
  }
}

extension ClipPath: PropertyValue, CustomStringConvertible {
  /// Creates a clip path from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.none): self = .none
    case .keyword(let keyword):
      guard let box = GeometryBox(rawValue: keyword.name) else { return nil }
      self = .box(box)
    case .url(let url): self = .url(url)
    case .shape(let shape): self = .shape(shape, in: .border)
    case .sequence(let values):
      guard values.count == 2, case .shape(let shape) = values[0],
        case .keyword(let keyword) = values[1], let box = GeometryBox(rawValue: keyword.name)
      else { return nil }
      self = .shape(shape, in: box)
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  ///
  /// The default border box of a shape is omitted.
  public var cssValue: CSSValue {
    switch self {
    case .none: .keyword(.none)
    case .url(let url): .url(url)
    case .shape(let shape, .border): .shape(shape)
    case .shape(let shape, let box): .sequence([.shape(shape), .keyword(box.keyword)])
    case .box(let box): .keyword(box.keyword)
    }
  }
}

extension ClipPath.GeometryBox {
  fileprivate var keyword: Keyword {
    switch self {
    case .border: .borderBox
    case .padding: .paddingBox
    case .content: .contentBox
    case .margin: .marginBox
    case .fill: .fillBox
    case .stroke: .strokeBox
    case .view: .viewBox
    }
  }
}

extension CSSValue {
  /// Parses `none | <url> | [ <basic-shape> || <geometry-box> ]`.
  static func parseClipPath(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if URLValue.begins(at: &cursor) { return URLValue.parse(&cursor).map { .url($0) } }
    let box = ClipPath.GeometryBox.consume(&cursor)
    guard BasicShape.begins(at: &cursor) else {
      return box.map { ClipPath.box($0).cssValue } ?? parseKeyword(&cursor, for: property)
    }
    guard let shape = BasicShape.parse(&cursor) else { return nil }
    let last = box ?? ClipPath.GeometryBox.consume(&cursor) ?? .border
    return ClipPath.shape(shape, in: last).cssValue
  }
}
