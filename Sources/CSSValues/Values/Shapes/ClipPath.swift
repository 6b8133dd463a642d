// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What of an element is visible: the value of `clip-path`.
///
/// ```swift
/// Property.clipPath.value(parsing: "padding-box circle(10px)")?.as(ClipPath.self)
/// // .shape(.circle(…), in: .paddingBox), written "circle(10px) padding-box"
/// ```
///
/// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#the-clip-path).
public enum ClipPath: Sendable, Hashable {
  /// All of it.
  case none
  /// What a `clipPath` element of SVG covers.
  case url(URLValue)
  /// What lies inside of a shape in one of the element's boxes.
  case shape(BasicShape, in: GeometryBox)
  /// What lies inside of one of the element's boxes, with its round corners.
  case box(GeometryBox)

  /// A box that shapes are measured in.
  ///
  /// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#typedef-geometry-box).
  public enum GeometryBox: String, GrammarWord {
    /// The box with the border.
    case border = "border-box"
    /// The box inside of the border.
    case padding = "padding-box"
    /// The box inside of the padding.
    case content = "content-box"
    /// The box with the margin.
    case margin = "margin-box"
    /// The box around what an element of SVG fills.
    case fill = "fill-box"
    /// The box around what an element of SVG draws.
    case stroke = "stroke-box"
    /// The viewport of the nearest `svg` element.
    case view = "view-box"
  }
}

extension ClipPath: PropertyValue, CustomStringConvertible {
  /// Reads a value of `clip-path`; nil when the value is of another kind.
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

  /// The value in the form all properties share; a shape in the border box names no box.
  public var cssValue: CSSValue {
    switch self {
    case .none: .keyword(.none)
    case .url(let url): .url(url)
    case .shape(let shape, .border): .shape(shape)
    case .shape(let shape, let box): .sequence([.shape(shape), .keyword(box.keyword)])
    case .box(let box): .keyword(box.keyword)
    }
  }

  /// The value as CSS writes it.
  public var description: String { cssValue.description }
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
  /// Reads `none | <url> | [ <basic-shape> || <geometry-box> ]`.
  static func parseClipPath(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if URLValue.begins(&cursor) { return URLValue.parse(&cursor).map { .url($0) } }
    let box = ClipPath.GeometryBox.take(&cursor)
    guard BasicShape.begins(&cursor) else {
      return box.map { ClipPath.box($0).cssValue } ?? parseKeyword(&cursor, for: property)
    }
    guard let shape = BasicShape.parse(&cursor) else { return nil }
    let last = box ?? ClipPath.GeometryBox.take(&cursor) ?? .border
    return ClipPath.shape(shape, in: last).cssValue
  }
}
