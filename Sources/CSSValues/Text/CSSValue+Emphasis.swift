// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `none | [ [ filled | open ] || <shape> ] | <string>`; a shape is filled unless it says otherwise.
  ///
  /// Defined by [CSS Text Decoration 4, section 5.1](https://drafts.csswg.org/css-text-decor-4/#text-emphasis-style-property).
  static func parseTextEmphasisStyle(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    guard case .sequence(let parts)? = value, parts[0] == .keyword(.filled) else { return value }
    return .sequence(of: Array(parts.dropFirst()))
  }

  /// Reads `[ over | under ] && [ right | left ]?`, where `right` goes without saying.
  ///
  /// Defined by [CSS Text Decoration 4, section 5.4](https://drafts.csswg.org/css-text-decor-4/#text-emphasis-position-property).
  static func parseTextEmphasisPosition(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    return .sequence(of: value.parts.filter { $0 != .keyword(.right) })
  }
}
