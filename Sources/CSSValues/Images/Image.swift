// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One layer of `background-image`.
///
/// Defined by [CSS Images 3, section 3](https://drafts.csswg.org/css-images-3/#image-values).
public enum Image: Sendable, Hashable {
  /// Nothing; the layer still counts.
  case none
  /// A picture by its address.
  case url(URLValue)
}

extension Image: PropertyListElement, CustomStringConvertible {
  /// Reads a list of layers, of `none` an empty one; nil when the value is of another kind.
  public static func list(_ value: CSSValue) -> [Image]? {
    switch value {
    case .images(let images): images
    case .keyword(.none): []
    default: nil
    }
  }

  /// The value that a list of layers makes: `none` when there is none.
  public static func cssValue(of list: [Image]) -> CSSValue {
    list.isEmpty || list == [.none] ? .keyword(.none) : .images(list)
  }

  /// The layer as CSS writes it.
  public var description: String {
    switch self {
    case .none: "none"
    case .url(let url): url.description
    }
  }

  /// Reads `none | <image>`.
  static func parse(_ cursor: inout TokenCursor) -> Image? {
    if Keyword.peek(&cursor) == Keyword.none {
      return cursor.next().map { _ in Image.none }
    }
    guard cursor.peek() == .url || cursor.peek() == .function else {
      return cursor.expected("none | <url>")
    }
    return URLValue.parse(&cursor).map { .url($0) }
  }
}

extension CSSValue {
  /// Reads `<bg-image>#`.
  static func parseImageList(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated(Image.parse)?.cssValue
  }
}
