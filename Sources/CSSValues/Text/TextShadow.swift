// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `none | <text-shadow-item>#`.
  static func parseTextShadow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if Keyword.peek(&cursor) == Keyword.none { return parseKeyword(&cursor, for: property) }
    guard SpecifiedColor.begins(&cursor) || beginsNumeric(&cursor, .length) else {
      return cursor.expected("none | <color> | <length>")
    }
    return cursor.commaSeparated { Shadow.parse(&$0, isOfBox: false).map { .shadow($0) } }
  }
}
