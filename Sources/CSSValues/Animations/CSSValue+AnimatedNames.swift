// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The properties that list names, with the words that are no names there.
extension CSSValue {
  /// Reads `[ none | <keyframes-name> ]#`; a string that can be written as a word becomes one.
  ///
  /// Defined by [CSS Animations 1, section 3.1](https://drafts.csswg.org/css-animations-1/#animation-name).
  static func parseAnimationName(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { cursor in
      let accepted = "none | <custom-ident> | <string>"
      if Keyword.peek(&cursor) == Keyword.none { return cursor.next().map { _ in .keyword(.none) } }
      guard cursor.peek() == .string else { return parseName(&cursor, false, accepted) }
      let name = cursor.stream.value(of: cursor.position)
      guard !name.isEmpty else { return cursor.expected("a name that is not empty") }
      _ = cursor.next()
      let isWord = name.lowercased() != "none" && !CSSWideKeyword.excludesName(name)
      return isWord ? .identifier(name) : .string(name)
    }
  }

  /// Reads `none | [ all | <custom-ident> ]#`.
  ///
  /// Defined by [CSS Transitions 1, section 2.1](https://drafts.csswg.org/css-transitions-1/#transition-property-property).
  static func parseTransitionProperty(
    _ cursor: inout TokenCursor, for property: Property
  ) -> CSSValue? {
    let first = Keyword.peek(&cursor)
    if first == Keyword.none { return cursor.next().map { _ in .keyword(.none) } }
    return cursor.commaSeparated { cursor in
      let keyword = Keyword.peek(&cursor)
      if keyword == .all { return cursor.next().map { _ in .keyword(.all) } }
      return parseName(&cursor, keyword == Keyword.none, "all | <custom-ident>")
    }
  }

  /// Reads `auto | [ scroll-position | contents | <custom-ident> ]#`.
  ///
  /// Defined by [CSS Will Change 1, section 2](https://drafts.csswg.org/css-will-change-1/#will-change).
  static func parseWillChange(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    if Keyword.peek(&cursor) == .auto { return cursor.next().map { _ in .keyword(.auto) } }
    return cursor.commaSeparated { cursor in
      let keyword = Keyword.peek(&cursor)
      if let keyword, keyword == .scrollPosition || keyword == .contents {
        return cursor.next().map { _ in .keyword(keyword) }
      }
      let isWord =
        keyword == .auto || keyword == Keyword.none || keyword == .all
        || cursor.kind == .ident
          && cursor.stream.value(of: cursor.position, equals: "will-change")
      return parseName(&cursor, isWord, "scroll-position | contents | <custom-ident>")
    }
  }

  /// Reads `<custom-ident>`.
  private static func parseName(
    _ cursor: inout TokenCursor, _ isExcluded: Bool, _ accepted: String
  ) -> CSSValue? {
    guard cursor.peek() == .ident, !isExcluded, cursor.stream.isCustomIdent(cursor.position)
    else { return cursor.expected(accepted) }
    return cursor.next().map { .identifier(cursor.stream.value(of: $0)) }
  }
}
