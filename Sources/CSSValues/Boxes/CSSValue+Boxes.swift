// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads one of the property's keywords or a number of one of the kinds.
  static func parseKeyword(
    _ cursor: inout TokenCursor, for property: Property, or kinds: NumericKinds,
    in range: NumericRange = .all
  ) -> CSSValue? {
    guard seemsNumeric(&cursor) else { return parseKeyword(&cursor, for: property) }
    return parseNumeric(&cursor, kinds, in: range)
  }
}

extension CSSValue {
  /// Reads one of the property's keywords, or `overlay`, an older name of `auto`.
  ///
  /// Defined by [CSS Overflow 3, section 3.1](https://drafts.csswg.org/css-overflow-3/#valdef-overflow-overlay).
  static func parseOverflow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard Keyword.peek(&cursor) == .overlay else { return parseKeyword(&cursor, for: property) }
    return cursor.next().map { _ in .keyword(.auto) }
  }

  /// Reads words of the property each of which can stand alone, as nearly always one of them does.
  static func parseKeywords(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let start = cursor
    if let word = Keyword.peek(&cursor), property.accepts(word) {
      _ = cursor.next()
      if cursor.isAtEnd() { return .keyword(word) }
      cursor = start
    }
    return parseComponents(&cursor, for: property)
  }
}

/// The readers that many properties of boxes share: words of the property, or a number of some kind.
extension CSSValue {
  /// Reads one of the property's keywords or `<length>`.
  static func parseLength(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseKeyword(&cursor, for: property, or: .length)
  }

  /// Reads one of the property's keywords or `<length [0,∞]>`.
  static func parseNonNegativeLength(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseKeyword(&cursor, for: property, or: .length, in: .nonNegative)
  }

  /// Reads one of the property's keywords or `<number [0,∞]>`.
  static func parseNonNegativeNumber(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseKeyword(&cursor, for: property, or: .number, in: .nonNegative)
  }

  /// Reads one of the property's keywords or `<integer>`.
  static func parseInteger(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseKeyword(&cursor, for: property, or: .integer)
  }

  /// Reads one of the property's keywords or `<integer [1,∞]>`.
  static func parsePositiveInteger(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    parseKeyword(&cursor, for: property, or: .integer, in: .oneOrMore)
  }
}
