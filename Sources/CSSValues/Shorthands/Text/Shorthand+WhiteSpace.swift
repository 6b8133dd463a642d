// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// The CSS 2 keywords with the collapse and wrap modes that they represent.
  private static let whiteSpaces: [(keyword: Keyword, collapse: Keyword, wrap: Keyword)] = [
    (.normal, .collapse, .wrap), (.pre, .preserve, .nowrap), (.preWrap, .preserve, .wrap),
    (.preLine, .preserveBreaks, .wrap),
  ]

  /// Parses `white-space`.
  ///
  /// Defined by [CSS Text 4, section 3](https://drafts.csswg.org/css-text-4/#white-space-property).
  static func expandWhiteSpace(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    let keyword = Keyword.peek(&cursor)
    guard let meaning = whiteSpaces.first(where: { $0.keyword == keyword }) else {
      return expandAnyOrder(&cursor, for: property)
    }
    _ = cursor.next()
    return [
      LonghandValue(.whiteSpaceCollapse, .keyword(meaning.collapse)),
      LonghandValue(.textWrapMode, .keyword(meaning.wrap)),
    ]
  }

  /// Serializes `white-space`, with a CSS 2 keyword if one is equivalent.
  static func collapseWhiteSpace(_ values: ShorthandValues) -> String? {
    let meaning = whiteSpaces.first {
      values[.whiteSpaceCollapse] == .keyword($0.collapse)
        && values[.textWrapMode] == .keyword($0.wrap)
    }
    return meaning?.keyword.name ?? text(of: values.longhands, in: values)
  }

  /// Parses `text-box`.
  ///
  /// An edge without a trim value trims both ends.
  ///
  /// Defined by [CSS Inline 3, section 5.3](https://drafts.csswg.org/css-inline-3/#text-box-shorthand).
  static func expandTextBox(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    if Keyword.peek(&cursor) == .normal {
      _ = cursor.next()
      return slots.longhandValues
    }
    guard slots.parseAll(&cursor, of: slots.longhands) else {
      return cursor.expected(property.syntax)
    }
    slots[.textBoxTrim] = slots[.textBoxTrim] ?? .keyword(.trimBoth)
    return slots.longhandValues
  }

  /// Serializes `text-box`.
  static func collapseTextBox(_ values: ShorthandValues) -> String? {
    let (trim, edge) = (values[.textBoxTrim], values[.textBoxEdge])
    if values.isInitial(.textBoxEdge) {
      return values.isInitial(.textBoxTrim) ? Keyword.normal.name : trim.description
    }
    return trim == .keyword(.trimBoth) ? edge.description : "\(trim) \(edge)"
  }
}
