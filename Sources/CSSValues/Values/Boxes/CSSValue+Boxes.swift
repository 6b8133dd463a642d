// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses a keyword of the property, or `overlay`, a legacy alias of `auto`.
  ///
  /// Defined by [CSS Overflow 3, section 3.1](https://drafts.csswg.org/css-overflow-3/#valdef-overflow-overlay).
  static func parseOverflow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard Keyword.peek(&cursor) == .overlay else { return parseKeyword(&cursor, for: property) }
    return cursor.next().map { _ in .keyword(.auto) }
  }
}

extension CSSValue {
  /// The computed value of `contain`, with `content` or `strict` for equivalent keywords.
  ///
  /// Defined by [CSS Containment 2, section 2](https://drafts.csswg.org/css-contain-2/#contain-property).
  var computedContainment: CSSValue {
    switch self {
    case .sequence([.keyword(.layout), .keyword(.style), .keyword(.paint)]): .keyword(.content)
    case .sequence([.keyword(.size), .keyword(.layout), .keyword(.style), .keyword(.paint)]):
      .keyword(.strict)
    default: self
    }
  }
}
