// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Shorthand {
  /// Parses `font-variant`: values of its longhands in any order.
  ///
  /// `normal` resets all of them, and `none` disables ligatures.
  ///
  /// Defined by [CSS Fonts 4, section 6.11](https://drafts.csswg.org/css-fonts-4/#font-variant-prop).
  static func expandFontVariant(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    let keyword = Keyword.peek(&cursor)
    if keyword == .normal || keyword == Keyword.none {
      _ = cursor.next()
      if keyword == Keyword.none { slots[.fontVariantLigatures] = .keyword(.none) }
      return slots.longhandValues
    }
    repeat {
      let keyword = Keyword.peek(&cursor)
      guard keyword != .normal, keyword != Keyword.none,
        slots.parseNext(&cursor, of: slots.longhands) != nil
      else { return cursor.expected("<'font-variant-ligatures'> || <'font-variant-caps'> || …") }
    } while !cursor.isAtEnd()
    return slots.longhandValues
  }

  /// Serializes `font-variant`, or returns `nil` if ligatures are disabled and another longhand is
  /// not initial.
  static func collapseFontVariant(_ values: ShorthandValues) -> String? {
    guard values[.fontVariantLigatures] == .keyword(.none) else {
      return text(of: values.longhands, in: values)
    }
    let hasOnlyLigatures = values.areInitial(
      values.longhands.filter { $0 != .fontVariantLigatures })
    return hasOnlyLigatures ? Keyword.none.name : nil
  }

  /// Parses `font-synthesis`: the styles that may be synthesized, or `none`.
  ///
  /// Defined by [CSS Fonts 4, section 7.5](https://drafts.csswg.org/css-fonts-4/#font-synthesis).
  static func expandFontSynthesis(
    _ cursor: inout TokenCursor, for property: Property
  ) -> [LonghandValue]? {
    var slots = LonghandSlots(property.longhands)
    if Keyword.peek(&cursor) == Keyword.none {
      _ = cursor.next()
    } else {
      repeat {
        guard let keyword = Keyword.peek(&cursor),
          let longhand = synthesized.first(where: { $0.keyword == keyword })?.longhand,
          slots[longhand] == nil
        else { return cursor.expected(property.syntax) }
        slots[longhand] = .keyword(.auto)
        _ = cursor.next()
      } while !cursor.isAtEnd()
    }
    for longhand in slots.longhands where slots[longhand] == nil {
      slots[longhand] = .keyword(.none)
    }
    return slots.longhandValues
  }

  /// Serializes `font-synthesis`, or returns `nil` if a longhand is neither `auto` nor `none`.
  static func collapseFontSynthesis(_ values: ShorthandValues) -> String? {
    guard values.values.allSatisfy({ $0 == .keyword(.auto) || $0 == .keyword(.none) }) else {
      return nil
    }
    let keywords = synthesized.filter { values[$0.longhand] == .keyword(.auto) }.map(\.keyword.name)
    return keywords.isEmpty ? Keyword.none.name : keywords.joined(separator: " ")
  }

  private static let synthesized: [(keyword: Keyword, longhand: Property)] = [
    (.weight, .fontSynthesisWeight), (.style, .fontSynthesisStyle),
    (.smallCaps, .fontSynthesisSmallCaps), (.position, .fontSynthesisPosition),
  ]
}
