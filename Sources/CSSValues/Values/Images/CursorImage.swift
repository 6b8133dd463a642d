// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An image for the mouse pointer, with its hotspot.
///
/// Defined by [CSS Basic User Interface 4, section 3.1](https://drafts.csswg.org/css-ui-4/#cursor).
public struct CursorImage: Sendable, Hashable {
  /// The image.
  public var image: CSSImage
  /// The hotspot, in px from the top left corner, or `nil` for the hotspot in the image file.
  public var hotspot: Hotspot?

  /// A point of an image.
  public struct Hotspot: Sendable, Hashable {
    /// The distance from the left edge, in pixels of the image.
    public var x: Calculable<Double>
    /// The distance from the top edge, in pixels of the image.
    public var y: Calculable<Double>

    /// Creates a point from its coordinates.
    package init(x: Calculable<Double>, y: Calculable<Double>) {
      self.x = x
      self.y = y
    }
  }

  /// Creates a pointer image, by default with the hotspot of the image file.
  package init(image: CSSImage, hotspot: Hotspot? = nil) {
    self.image = image
    self.hotspot = hotspot
  }
}

extension CursorImage: PropertyValue, CustomStringConvertible {
  /// Creates an image of `cursor`, or returns `nil` if the value is of another kind.
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

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    guard let hotspot else { return .image(image) }
    return .sequence([.image(image), hotspot.x.cssValue, hotspot.y.cssValue])
  }
}

extension CursorImage {
  /// Parses `[ <url> | <image-set()> ] <number>{2}?`.
  static func parse(_ cursor: inout TokenCursor) -> CursorImage? {
    let isSet = cursor.peeks(function: "image-set") || cursor.peeks(function: "-webkit-image-set")
    guard URLValue.begins(at: &cursor) || isSet else {
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
  /// Parses `[ <cursor-image> , ]* <cursor-predefined>`.
  static func parseCursor(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    var values: [CSSValue] = []
    while Keyword.peek(&cursor) == nil {
      guard let image = CursorImage.parse(&cursor) else { return nil }
      values.append(image.cssValue)
      guard cursor.consumeComma() else { return cursor.expected("','") }
    }
    guard let keyword = parseKeyword(&cursor, for: property) else { return nil }
    return values.isEmpty ? keyword : .list(values + [keyword])
  }
}
