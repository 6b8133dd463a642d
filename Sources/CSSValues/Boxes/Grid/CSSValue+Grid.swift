// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `[ row | column ] || dense`, where `row` goes without saying.
  static func parseGridAutoFlow(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    return value == .sequence([.keyword(.row), .keyword(.dense)]) ? .keyword(.dense) : value
  }
}
