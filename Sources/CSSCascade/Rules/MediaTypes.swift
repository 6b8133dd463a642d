// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The media queries of an `@media` rule, as far as the cascade evaluates them: types such as `screen`, without conditions.
///
/// Livery's medium is a screen: `all`, `screen`, `only screen` and `not print` hold, and so does no query at all.
///
/// Defined by [Media Queries Level 5, section 3](https://drafts.csswg.org/mediaqueries-5/#mq-syntax).
package struct MediaTypes {
  /// Whether one of the queries is a type that holds.
  package let isMet: Bool
  /// Whether it is known if the rules apply: a query is met, or none has a condition.
  package let areEvaluated: Bool

  /// Reads the tokens between the rule's name and its block.
  package init(_ stream: TokenStream, _ prelude: Range<Int>) {
    var cursor = TokenCursor(stream, prelude)
    var isMet = cursor.isAtEnd()
    var hasCondition = false
    while !cursor.isAtEnd() {
      if let holds = Self.typeQuery(&cursor) { isMet = isMet || holds } else { hasCondition = true }
      _ = cursor.next()
    }
    self.isMet = isMet
    areEvaluated = isMet || !hasCondition
  }

  /// Whether a query that is a type alone holds, or nil when it has a condition; the cursor stops before the comma.
  private static func typeQuery(_ cursor: inout TokenCursor) -> Bool? {
    let stream = cursor.stream
    var names: [Int] = []
    var isType = true
    while ![.comma, .endOfFile].contains(cursor.peek()), let token = cursor.next() {
      if stream[token].kind.isOpening { cursor.skipBlock() }
      isType = isType && stream[token].kind == .ident
      if names.count < 3 { names.append(token) }
    }
    guard isType, let type = names.last else { return nil }
    let holds = stream.value(of: type, equals: "screen") || stream.value(of: type, equals: "all")
    switch names.count {
    case 1: return holds
    case 2 where stream.value(of: names[0], equals: "only"): return holds
    case 2 where stream.value(of: names[0], equals: "not"): return !holds
    default: return nil
    }
  }
}
