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

extension Image: ComputableValue {}

extension Image: PropertyListElement, CustomStringConvertible {
  /// Reads a picture or `none`; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .image(let image): self = image
    case .keyword(.none): self = .none
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { self == .none ? .keyword(.none) : .image(self) }

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
    cursor.commaSeparated { Image.parse(&$0)?.cssValue }
  }
}
