// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A picture for the pointer, and which point of it points.
///
/// Defined by [CSS Basic User Interface 4, section 3.1](https://drafts.csswg.org/css-ui-4/#cursor).
public struct CursorImage: Sendable, Hashable {
  /// The picture.
  public var image: CSSImage
  /// The point from the picture's left and top, in px; nil for the one that the picture's file names.
  public var hotspot: Hotspot?

  /// A point of a picture.
  public struct Hotspot: Sendable, Hashable {
    /// The distance to the right, in pixels of the picture.
    public var x: Calculable<Double>
    /// The distance downwards, in pixels of the picture.
    public var y: Calculable<Double>

    /// A point by its coordinates.
    package init(x: Calculable<Double>, y: Calculable<Double>) {
      self.x = x
      self.y = y
    }
  }

  /// A picture with the point that points.
  package init(image: CSSImage, hotspot: Hotspot? = nil) {
    self.image = image
    self.hotspot = hotspot
  }
}

extension CursorImage: PropertyValue, CustomStringConvertible {
  /// Reads one of the pictures of `cursor`; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .image(let image): self.init(image: image)
    case .sequence(let values):
      guard values.count == 3, case .image(let image) = values[0],
        let x = Calculable<Double>(values[1]), let y = Calculable<Double>(values[2])
      else { return nil }
      self.init(image: image, hotspot: Hotspot(x: x, y: y))
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    guard let hotspot else { return .image(image) }
    return .sequence([.image(image), hotspot.x.cssValue, hotspot.y.cssValue])
  }

  /// The picture as CSS writes it.
  public var description: String { cssValue.description }
}

extension CursorImage {
  /// Reads `[ <url> | <image-set()> ] <number>{2}?`.
  static func parse(_ cursor: inout TokenCursor) -> CursorImage? {
    let isSet = cursor.peeks(function: "image-set") || cursor.peeks(function: "-webkit-image-set")
    guard URLValue.begins(&cursor) || isSet else {
      return cursor.expected("<url> | <image-set()> | <cursor-predefined>")
    }
    guard let image = CSSImage.parse(&cursor) else { return nil }
    guard CSSValue.beginsNumeric(&cursor, .number) else { return CursorImage(image: image) }
    guard let x = Calculable<Double>.parse(&cursor), let y = Calculable<Double>.parse(&cursor)
    else { return nil }
    return CursorImage(image: image, hotspot: Hotspot(x: x, y: y))
  }
}

extension CSSValue {
  /// Reads `[ <cursor-image> , ]* <cursor-predefined>`.
  static func parseCursor(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    var values: [CSSValue] = []
    while Keyword.peek(&cursor) == nil {
      guard let image = CursorImage.parse(&cursor) else { return nil }
      values.append(image.cssValue)
      guard cursor.takeComma() else { return cursor.expected("','") }
    }
    guard let keyword = parseKeyword(&cursor, for: property) else { return nil }
    return values.isEmpty ? keyword : .list(values + [keyword])
  }
}
