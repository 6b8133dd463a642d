// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Returns whether the next token is a word, which the caller passes in lower case.
  mutating func isKeyword(_ word: StaticString) -> Bool {
    peek() == .ident && stream.value(of: position, equals: word)
  }

  /// Consumes a word, passed in lower case, if it is the next token.
  mutating func consumeKeyword(_ word: StaticString) -> Bool {
    isKeyword(word) && next() != nil
  }

  /// Records that `accepted` is accepted at the next token, in a function that cannot return the
  /// `nil` of `expected(_:)`.
  mutating func recordExpectation(_ accepted: String) { let _: Void? = expected(accepted) }

  /// Whether the token at the cursor begins a comparison such as `<=`.
  var isAtComparison: Bool {
    guard kind == .delim else { return false }
    return stream.isDelim(position, "<") || stream.isDelim(position, ">")
      || stream.isDelim(position, "=")
  }

  /// Consumes a comparison, whose two characters allow no white space between them.
  ///
  /// Defined by [`<mf-comparison>`](https://drafts.csswg.org/mediaqueries-5/#typedef-mf-comparison).
  mutating func consumeComparison() -> FeatureComparison? {
    skipTrivia()
    guard isAtComparison, let sign = nextIncludingTrivia() else { return nil }
    while kind == .comment { _ = nextIncludingTrivia() }
    if stream.isDelim(sign, "=") { return .equal }
    let isLess = stream.isDelim(sign, "<")
    guard kind == .delim, stream.isDelim(position, "=") else { return isLess ? .less : .greater }
    _ = nextIncludingTrivia()
    return isLess ? .lessOrEqual : .greaterOrEqual
  }

  /// The position of the next comparison outside of functions and blocks, or the end of the block.
  ///
  /// The cursor does not move.
  var nextComparison: Int {
    var cursor = self
    while !cursor.isAtComparison, let token = cursor.nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { cursor.skipBlock() }
    }
    return cursor.position
  }
}

extension TokenStream {
  /// Returns the first token of a range that is bad, or that closes an unopened block.
  ///
  /// - Returns: the index of the token; `nil` if the range is an `<any-value>`.
  ///
  /// Defined by [`<any-value>`](https://drafts.csswg.org/css-syntax-3/#typedef-any-value).
  func firstUnmatched(in positions: Range<Int>) -> Int? {
    var open: [TokenKind] = []
    for position in positions {
      let kind = tokens[position].kind
      switch kind {
      case .badString, .badURL: return position
      case .rightParenthesis, .rightBracket, .rightBrace:
        guard open.popLast() == kind else { return position }
      default: if let closing = kind.closing { open.append(closing) }
      }
    }
    return nil
  }
}
