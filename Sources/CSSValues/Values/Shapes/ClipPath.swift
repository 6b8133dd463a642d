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
  ///
  /// A comparison of an optional clip path names the type, as in `style.clipPath == ClipPath.none`,
  /// because `.none` alone is `nil` there.
  case none
  /// A reference to an SVG `clipPath` element.
  case url(URLValue)
  /// A shape in a reference box, which is the border box by default.
  case shape(BasicShape, in: GeometryBox)
  /// A box of the element, with its rounded corners.
  case box(GeometryBox)

  /// A reference box for shapes.
  ///
  /// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#typedef-geometry-box).
  public enum GeometryBox: String, GrammarKeyword {
    /// The border box.
    case borderBox = "border-box"
    /// The padding box.
    case paddingBox = "padding-box"
    /// The content box.
    case contentBox = "content-box"
    /// The margin box.
    case marginBox = "margin-box"
    /// The bounding box of the fill of an SVG element.
    case fillBox = "fill-box"
    /// The bounding box of the stroke of an SVG element.
    case strokeBox = "stroke-box"
    /// The viewport of the nearest `svg` element.
    case viewBox = "view-box"
  }
}

extension ClipPath: PropertyValue, CustomStringConvertible {
  /// Creates a clip path from a property value, or returns `nil` if the value is no clip path.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.none): self = .none
    case .keyword(let keyword):
      guard let box = GeometryBox(rawValue: keyword.name) else { return nil }
      self = .box(box)
    case .url(let url): self = .url(url)
    case .shape(let shape): self = .shape(shape, in: .borderBox)
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
  /// The border box of a shape is omitted, because it is the default. Another box follows the
  /// shape.
  public var cssValue: CSSValue {
    switch self {
    case .none: .keyword(.none)
    case .url(let url): .url(url)
    case .shape(let shape, .borderBox): .shape(shape)
    case .shape(let shape, let box): .sequence([.shape(shape), .keyword(box.keyword)])
    case .box(let box): .keyword(box.keyword)
    }
  }
}

extension ClipPath.GeometryBox {
  /// The keyword whose name is the raw value.
  fileprivate var keyword: Keyword {
    switch self {
    case .borderBox: .borderBox
    case .paddingBox: .paddingBox
    case .contentBox: .contentBox
    case .marginBox: .marginBox
    case .fillBox: .fillBox
    case .strokeBox: .strokeBox
    case .viewBox: .viewBox
    }
  }
}

extension CSSValue {
  /// Parses `none | <url> | [ <basic-shape> || <geometry-box> ]`, or returns `nil` if the tokens do
  /// not match.
  ///
  /// The box may precede or follow the shape.
  static func parseClipPath(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if URLValue.begins(at: &cursor) { return URLValue.parse(&cursor).map { .url($0) } }
    let leadingBox = ClipPath.GeometryBox.consume(&cursor)
    guard BasicShape.begins(at: &cursor) else {
      return leadingBox.map { ClipPath.box($0).cssValue } ?? parseKeyword(&cursor, for: property)
    }
    guard let shape = BasicShape.parse(&cursor) else { return nil }
    let referenceBox = leadingBox ?? ClipPath.GeometryBox.consume(&cursor) ?? .borderBox
    return ClipPath.shape(shape, in: referenceBox).cssValue
  }
}
