// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Reads a value of the `align-` and `justify-` properties; the first of the baselines is `baseline` alone.
  ///
  /// Defined by [CSS Box Alignment 3, section 4](https://drafts.csswg.org/css-align-3/#alignment-values).
  static func parseAlignment(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if let word = alignmentWord(&cursor, for: property) { return word }
    let value = parseComponents(&cursor, for: property)
    guard value == .sequence([.keyword(.first), .keyword(.baseline)]) else { return value }
    return .keyword(.baseline)
  }

  /// Reads a word that stands for itself, which is nearly every value of these properties.
  private static func alignmentWord(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard let word = Keyword.peek(&cursor), property.accepts(word) else { return nil }
    switch word {
    case .first, .last, .safe, .unsafe: return nil
    default: break
    }
    let start = cursor
    _ = cursor.next()
    guard cursor.peek() != .ident else {
      cursor = start
      return nil
    }
    return .keyword(word)
  }
}
