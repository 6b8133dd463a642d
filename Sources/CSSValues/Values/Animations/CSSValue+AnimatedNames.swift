// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses `[ none | <keyframes-name> ]#`.
  ///
  /// A name is a custom identifier or a string. The value of a string is an identifier, escaped
  /// where necessary, because both name the same keyframes. Only a string that is `none`, `default`
  /// or a CSS-wide keyword, without regard to ASCII case, stays a string. An empty string is
  /// invalid, as it is in `@keyframes`.
  ///
  /// ```css
  /// animation-name: "two words";      /* two\ words */
  /// animation-name: "none";           /* "none", which is not the keyword */
  /// ```
  ///
  /// The parameter `property` is part of the signature of all value parsers, and not used.
  ///
  /// Defined by [CSS Animations 1, section 3.1](https://drafts.csswg.org/css-animations-1/#animation-name).
  static func parseAnimationName(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { cursor in
      let accepted = "none | <custom-ident> | <string>"
      if Keyword.peek(&cursor) == Keyword.none { return cursor.next().map { _ in .keyword(.none) } }
      if cursor.peek() == .ident, cursor.stream.isCustomIdent(cursor.position) {
        return cursor.next().map { .identifier(cursor.stream.value(of: $0)) }
      }
      // White space is skipped already.
      guard cursor.kind == .string else { return cursor.expected(accepted) }
      let name = cursor.stream.value(of: cursor.position)
      guard !name.isEmpty else { return cursor.expected("a name that is not empty") }
      _ = cursor.next()
      let isUnreserved = name.lowercased() != "none" && !CSSWideKeyword.isReserved(name)
      return isUnreserved ? .identifier(name) : .string(name)
    }
  }
}
