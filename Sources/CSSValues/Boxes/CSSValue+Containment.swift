// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads what is contained; what `content` and `strict` stand for is written as these.
  ///
  /// Defined by [CSS Containment 2, section 2](https://drafts.csswg.org/css-contain-2/#contain-property).
  static func parseContain(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    switch parseComponents(&cursor, for: property) {
    case .sequence([.keyword(.layout), .keyword(.style), .keyword(.paint)]): .keyword(.content)
    case .sequence([.keyword(.size), .keyword(.layout), .keyword(.style), .keyword(.paint)]):
      .keyword(.strict)
    case let value: value
    }
  }
}
