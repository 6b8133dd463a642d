// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The media queries of an `@media` rule, as far as the cascade evaluates them: types such as `screen`.
///
/// Defined by [media types](https://drafts.csswg.org/mediaqueries-5/#media-types).
struct MediaTypes {
  /// Whether the cascade knows if the rules apply: one of the types is this one, or there are only types and no conditions.
  let areEvaluated: Bool

  /// Reads the tokens between the rule's name and its block.
  init(_ stream: TokenStream, _ prelude: Range<Int>) {
    var cursor = TokenCursor(stream, prelude)
    var isMet = cursor.isAtEnd()
    var hasCondition = false
    while let token = cursor.next() {
      if stream[token].kind == .ident, [.comma, .endOfFile].contains(cursor.peek()) {
        isMet =
          isMet || stream.value(of: token, equals: "all")
          || stream.value(of: token, equals: "screen")
      } else {
        hasCondition = true
        if stream[token].kind.isOpening { cursor.skipBlock() }
        while ![.comma, .endOfFile].contains(cursor.peek()), let part = cursor.next() {
          if stream[part].kind.isOpening { cursor.skipBlock() }
        }
      }
      _ = cursor.next()
    }
    areEvaluated = isMet || !hasCondition
  }
}
