// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses `normal | [ <opentype-tag> <number> ]#`.
  static func parseFontVariationSettings(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard cursor.peek() == .string else { return parseKeyword(&cursor, for: property) }
    return cursor.commaSeparated { cursor in
      guard let tag = parseFontTag(&cursor), let value = parseNumeric(&cursor, .number) else {
        return nil
      }
      return .sequence([tag, value])
    }
  }

  /// Parses `normal | <feature-tag-value>#`.
  static func parseFontFeatureSettings(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    if Keyword.peek(&cursor) == .normal { return parseKeyword(&cursor, for: property) }
    return cursor.commaSeparated { cursor in
      guard let tag = parseFontTag(&cursor) else { return nil }
      switch cursor.peek() {
      case .endOfFile, .comma: return tag
      case .ident:
        let switched = Keyword.peek(&cursor)
        guard switched == .on || switched == .off else {
          return cursor.expected("<integer [0,∞]> | on | off")
        }
        _ = cursor.next()
        return switched == .on ? tag : .sequence([tag, .number(0)])
      default:
        guard let value = parseNumeric(&cursor, .integer, in: .nonNegative) else { return nil }
        return value == .number(1) ? tag : .sequence([tag, value])
      }
    }
  }

  /// Parses `normal | <string>`.
  ///
  /// The string is the tag of an OpenType language system.
  ///
  /// The tag consists of up to four printable ASCII characters. Shorter tags are padded with
  /// spaces, so trailing spaces have no meaning.
  ///
  /// Defined by [CSS Fonts 4, section 6.13](https://drafts.csswg.org/css-fonts-4/#font-language-override-prop).
  static func parseFontLanguageOverride(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    guard cursor.peek() == .string else { return parseKeyword(&cursor, for: property) }
    let tag = cursor.stream.value(of: cursor.position)
    let end = tag.utf8.lastIndex { $0 != 0x20 }
    guard let end, tag.utf8.count <= 4, tag.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      return cursor.expected("a string of one to four printable ASCII characters")
    }
    return cursor.next().map { _ in .string(String(tag[...end])) }
  }

  /// Parses the tag of an axis or a feature: a string of four printable ASCII characters.
  private static func parseFontTag(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.peek() == .string else { return cursor.expected("<opentype-tag>") }
    let tag = cursor.stream.value(of: cursor.position)
    guard tag.utf8.count == 4, tag.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) else {
      return cursor.expected("<opentype-tag>")
    }
    _ = cursor.next()
    return .string(tag)
  }

  /// Returns the settings of a computed list, sorted by tag, with only the last one of each tag.
  ///
  /// Defined by [CSS Fonts 4, section 8.2](https://drafts.csswg.org/css-fonts-4/#font-variation-settings-def).
  func uniqueSettings<Setting: PropertyListElement>(
    of type: Setting.Type, by tag: (Setting) -> String
  ) -> CSSValue {
    guard case .list(let values) = self else { return self }
    var settings: [String: Setting] = [:]
    for value in values {
      guard let setting = Setting(value) else { return self }
      settings[tag(setting)] = setting
    }
    return .list(settings.sorted { $0.key < $1.key }.map(\.value.cssValue))
  }
}
