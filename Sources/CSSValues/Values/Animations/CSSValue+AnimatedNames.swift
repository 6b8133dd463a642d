// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CSSValue {
  /// Parses `[ none | <keyframes-name> ]#`.
  ///
  /// A string that is a valid identifier becomes one.
  ///
  /// Defined by [CSS Animations 1, section 3.1](https://drafts.csswg.org/css-animations-1/#animation-name).
  static func parseAnimationName(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    cursor.commaSeparated { cursor in
      let accepted = "none | <custom-ident> | <string>"
      if Keyword.peek(&cursor) == Keyword.none { return cursor.next().map { _ in .keyword(.none) } }
      if cursor.peek() == .ident, cursor.stream.isCustomIdent(cursor.position) {
        return cursor.next().map { .identifier(cursor.stream.value(of: $0)) }
      }
      guard cursor.kind == .string else { return cursor.expected(accepted) }
      let name = cursor.stream.value(of: cursor.position)
      guard !name.isEmpty else { return cursor.expected("a name that is not empty") }
      _ = cursor.next()
      let isIdentifier = name.lowercased() != "none" && !CSSWideKeyword.isReserved(name)
      return isIdentifier ? .identifier(name) : .string(name)
    }
  }
}
