// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The readers of backgrounds and masks.
extension CSSValue {
  /// Reads `<bg-size>#`.
  static func parseBackgroundSize(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    cursor.commaSeparated { BackgroundSize.parse(&$0)?.cssValue }
  }

  /// Reads `<repeat-style>#`.
  static func parseRepeatStyle(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { RepeatStyle.parse(&$0)?.cssValue }
  }

  /// Reads keywords of the property with commas between them.
  static func parseKeywordList(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { parseKeyword(&$0, for: property) }
  }

  /// Reads `[ <visual-box> | [ border-area || text ] ]#`.
  static func parseBackgroundClip(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    cursor.commaSeparated { cursor in
      guard let first = parseKeyword(&cursor, for: property) else { return nil }
      guard first == .keyword(.borderArea) || first == .keyword(.text) else { return first }
      let other: Keyword = first == .keyword(.text) ? .borderArea : .text
      guard Keyword.peek(&cursor) == other else { return first }
      return cursor.next().map { _ in .sequence([.keyword(.borderArea), .keyword(.text)]) }
    }
  }

  /// Reads `[ center | [ <edge>? <length-percentage>? ]! ]#` along one axis.
  static func parsePositionComponent(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    cursor.commaSeparated { cursor in
      var parts: [CSSValue] = []
      if let keyword = Keyword.peek(&cursor), property.accepts(keyword) {
        _ = cursor.next()
        if keyword == .center { return .keyword(keyword) }
        parts.append(.keyword(keyword))
      }
      if LengthPercentage.begins(&cursor) {
        guard let offset = LengthPercentage.parse(&cursor) else { return nil }
        parts.append(offset.cssValue)
      }
      return parts.isEmpty ? cursor.expected(property.syntax) : .sequence(of: parts)
    }
  }
}
