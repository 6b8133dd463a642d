// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `<number [0,∞]> | <length [0,∞]>`: a width counted in spaces, or a length.
  ///
  /// Defined by [CSS Text 4, section 4.3](https://drafts.csswg.org/css-text-4/#tab-size-property).
  static func parseTabSize(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    parseNumeric(&cursor, [.number, .length], in: .nonNegative)
  }

  /// Reads what stands in place of an element's contents; a single text or word is what it nearly always is.
  static func parseContent(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let start = cursor
    if cursor.peek() == .string, let string = cursor.next(), cursor.isAtEnd() {
      return .string(cursor.stream.value(of: string))
    }
    cursor = start
    return parseComponents(&cursor, for: property)
  }
}
