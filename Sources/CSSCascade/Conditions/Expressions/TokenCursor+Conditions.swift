// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension TokenCursor {
  /// Whether a word, given in lower case, stands next.
  mutating func isWord(_ word: StaticString) -> Bool {
    peek() == .ident && stream.value(of: position, equals: word)
  }

  /// Takes a word, given in lower case, if it stands next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    isWord(word) && next() != nil
  }

  /// Whether a comparison such as `<=` stands right at the cursor.
  var isAtComparison: Bool {
    guard kind == .delim else { return false }
    return stream.isDelim(position, "<") || stream.isDelim(position, ">")
      || stream.isDelim(position, "=")
  }

  /// Takes a comparison; no white space may stand between its two characters.
  ///
  /// Defined by [`<mf-comparison>`](https://drafts.csswg.org/mediaqueries-5/#typedef-mf-comparison).
  mutating func takeComparison() -> FeatureComparison? {
    skipTrivia()
    guard isAtComparison, let sign = nextIncludingTrivia() else { return nil }
    while kind == .comment { _ = nextIncludingTrivia() }
    if stream.isDelim(sign, "=") { return .equal }
    let isLess = stream.isDelim(sign, "<")
    guard kind == .delim, stream.isDelim(position, "=") else { return isLess ? .less : .greater }
    _ = nextIncludingTrivia()
    return isLess ? .lessOrEqual : .greaterOrEqual
  }

  /// The position of the next comparison outside of functions and blocks, or where the block ends; nothing is consumed.
  var nextComparison: Int {
    var cursor = self
    while !cursor.isAtComparison, let token = cursor.nextIncludingTrivia() {
      if stream.tokens[token].kind.isOpening { cursor.skipBlock() }
    }
    return cursor.position
  }
}

extension TokenStream {
  /// The first token of a run that is bad, or that closes what nothing opened; nil for `<any-value>`.
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
