// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses the `font` shorthand.
  ///
  /// Omitted longhands and those that the shorthand cannot express are reset.
  ///
  /// Defined by [CSS Fonts 4, section 2.7](https://drafts.csswg.org/css-fonts-4/#font-prop).
  static func expandFont(_ cursor: inout TokenCursor, for property: Property) -> [LonghandValue]? {
    if let font = SystemFont.peek(&cursor) {
      _ = cursor.next()
      return font.longhandValues
    }
    var slots = LonghandSlots(property.longhands)
    guard slots.parseFontPrefix(&cursor), let size = Property.fontSize.parse(&cursor) else {
      return nil
    }
    slots[.fontSize] = size
    if cursor.consumeSlash() {
      guard let height = Property.lineHeight.parse(&cursor) else { return nil }
      slots[.lineHeight] = height
    }
    guard let families = Property.fontFamily.parse(&cursor) else { return nil }
    slots[.fontFamily] = families
    return slots.longhandValues
  }

  /// Serializes the `font` shorthand.
  ///
  /// Returns `nil` for a width without a keyword, or if a longhand that is only reset is not
  /// initial.
  static func collapseFont(_ values: ShorthandValues) -> String? {
    guard let width = FontStretch(values[.fontStretch])?.keyword,
      values.areInitial(values.longhands.filter { !expressible.contains($0) }),
      values.isInitial(.fontVariantCaps) || values[.fontVariantCaps] == .keyword(.smallCaps)
    else { return nil }
    var parts = [Property.fontStyle, .fontVariantCaps, .fontWeight]
      .filter { !values.isInitial($0) }.map { values[$0].description }
    if width != .normal { parts.append(width.description) }
    parts.append(values[.fontSize].description)
    if !values.isInitial(.lineHeight) { parts += ["/", values[.lineHeight].description] }
    parts.append(values[.fontFamily].description)
    return parts.joined(separator: " ")
  }

  /// The longhands that the text of `font` can set.
  ///
  /// The other longhands are reset.
  private static let expressible: Set<Property> = [
    .fontStyle, .fontVariantCaps, .fontWeight, .fontStretch, .fontSize, .lineHeight, .fontFamily,
  ]
}

extension LonghandSlots {
  /// Parses the values before the size: style, variant, weight and width, in any order.
  ///
  /// `normal` is a value of all four, so it counts as the value of an unspecified one.
  fileprivate mutating func parseFontPrefix(_ cursor: inout TokenCursor) -> Bool {
    for _ in 0..<4 {
      if Keyword.peek(&cursor) == .normal {
        _ = cursor.next()
      } else if let longhand = Self.longhandBeforeSize(&cursor), self[longhand] == nil {
        guard let value = longhand.parse(&cursor) else { return false }
        self[longhand] = value
      } else {
        return true
      }
    }
    return true
  }

  /// Returns the longhand that accepts the next token, or `nil` for a size.
  private static func longhandBeforeSize(_ cursor: inout TokenCursor) -> Property? {
    guard let keyword = Keyword.peek(&cursor) else {
      var ahead = cursor
      return Property.fontWeight.parse(&ahead) == nil ? nil : .fontWeight
    }
    if keyword == .smallCaps { return .fontVariantCaps }
    return [.fontStyle, .fontWeight, .fontStretch].first { $0.accepts(keyword) }
  }
}
