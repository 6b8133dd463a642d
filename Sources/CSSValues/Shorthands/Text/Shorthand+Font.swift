// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Reads the `font` shorthand, resetting what it leaves out.
  ///
  /// Defined by [CSS Fonts 4, section 2.7](https://drafts.csswg.org/css-fonts-4/#font-prop).
  static func expandFont(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    if let font = SystemFont.peek(&cursor) {
      _ = cursor.next()
      return font.longhandValues
    }
    guard var font = FontPrefix.parse(&cursor) else { return nil }
    guard let size = Property.fontSize.parse(&cursor) else { return nil }
    font.values[.fontSize] = size
    if cursor.peek() == .delim, cursor.stream.isDelim(cursor.position, "/") {
      _ = cursor.next()
      guard let height = Property.lineHeight.parse(&cursor) else { return nil }
      font.values[.lineHeight] = height
    }
    guard let families = Property.fontFamily.parse(&cursor) else { return nil }
    font.values[.fontFamily] = families
    return property.definition.longhands.map {
      LonghandValue($0, font.values[$0] ?? $0.initialValue)
    }
  }

  /// Writes the `font` shorthand; nil for a width that has no name, which it cannot say.
  static func collapseFont(_ values: ShorthandValues) -> String? {
    guard let width = FontStretch(values[.fontStretch])?.keyword else { return nil }
    var parts = [Property.fontStyle, .fontVariant, .fontWeight].filter { !values.isInitial($0) }
      .map { values[$0].description }
    if width != .normal { parts.append(width.description) }
    parts.append(values[.fontSize].description)
    if !values.isInitial(.lineHeight) { parts += ["/", values[.lineHeight].description] }
    parts.append(values[.fontFamily].description)
    return parts.joined(separator: " ")
  }
}

/// What may stand before the size: style, variant, weight and width, in any order.
private struct FontPrefix {
  var values: [Property: CSSValue] = [:]

  static func parse(_ cursor: inout TokenCursor) -> FontPrefix? {
    var prefix = FontPrefix()
    // `normal` is a value of all four, so it fills a place without saying which.
    var places = 4
    while places > 0 {
      if Keyword.peek(&cursor) == .normal {
        _ = cursor.next()
      } else if let property = longhand(of: &cursor), prefix.values[property] == nil {
        guard let value = property.parse(&cursor) else { return nil }
        prefix.values[property] = value
      } else {
        return prefix
      }
      places -= 1
    }
    return prefix
  }

  /// The longhand that the next token is a value of.
  private static func longhand(of cursor: inout TokenCursor) -> Property? {
    if let keyword = Keyword.peek(&cursor) {
      return [.fontStyle, .fontVariant, .fontWeight, .fontStretch].first { $0.accepts(keyword) }
    }
    guard cursor.peek() == .number else { return nil }
    return cursor.stream.number(of: cursor.position) == 0 ? nil : .fontWeight
  }
}
