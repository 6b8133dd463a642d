// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads `none | <metric>? [ from-font | <number [0,∞]> ]`, where `ex-height` goes without saying.
  ///
  /// Defined by [CSS Fonts 5, section 2.1](https://drafts.csswg.org/css-fonts-5/#font-size-adjust-prop).
  static func parseFontSizeAdjust(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    let value = parseComponents(&cursor, for: property)
    guard case .sequence(let parts)? = value, parts[0] == .keyword(.exHeight) else { return value }
    return .sequence(of: Array(parts.dropFirst()))
  }
}
