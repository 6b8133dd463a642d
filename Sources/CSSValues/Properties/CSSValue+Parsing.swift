// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The readers that several properties share; the `type` column of the property table names them.
extension CSSValue {
  /// Reads `<color>`.
  static func parseColor(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    SpecifiedColor.parse(&cursor).map { .color($0) }
  }

  /// Reads one of the property's keywords.
  static func parseKeyword(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard let keyword = Keyword.peek(&cursor), property.accepts(keyword) else {
      return cursor.expected(property.syntax)
    }
    _ = cursor.next()
    return .keyword(keyword)
  }

  /// Reads one of the property's keywords or `<length-percentage>`.
  static func parseLengthPercentage(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard seemsNumeric(&cursor) else { return parseKeyword(&cursor, for: property) }
    return parseNumeric(&cursor, .lengthPercentage)
  }

  /// Reads one of the property's keywords or `<length-percentage [0,∞]>`.
  static func parseSize(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard seemsNumeric(&cursor) else { return parseKeyword(&cursor, for: property) }
    return parseNumeric(&cursor, .lengthPercentage, in: .nonNegative)
  }
}
