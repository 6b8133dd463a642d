// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A printer of tokens without comments and with minimal white space.
struct SpacingPrinter {
  /// The meaning of white space between tokens.
  enum Spacing {
    /// Insignificant: all white space is omitted.
    case tight
    /// A separator, whose amount is insignificant: a single space is kept between two tokens.
    case collapsed
    /// A combinator, unless it is next to another combinator, a comma or the inside of a bracket.
    case selector
    /// Significant: the tokens stay as written, including comments.
    case verbatim
  }

  private let stream: TokenStream
  /// The index of the last printed token.
  private var last: Int?
  /// Whether white space was skipped since the last token.
  private var sawSpace = false
  private var sawComment = false
  /// The number of open brackets in the current range of tokens.
  private var depth = 0

  init(_ stream: TokenStream) { self.stream = stream }

  /// Prints a range of tokens.
  ///
  /// The preceding tokens determine the space before the first one.
  mutating func write(_ tokens: Range<Int>, _ spacing: Spacing, into sink: inout TextSink) {
    depth = 0
    var isFirst = true
    for position in tokens {
      let kind = stream[position].kind
      if kind.isTrivia, spacing != .verbatim || isFirst {
        if kind == .whitespace { sawSpace = true } else { sawComment = true }
        continue
      }
      if spacing == .verbatim, !isFirst {
        sink.write(stream.text(of: position))
        last = position
        continue
      }
      let isSpaced = !isFirst && spacing != .tight && !isTight(before: position, spacing)
      put(position, isSpaced: isSpaced, into: &sink)
      if kind.isOpening { depth += 1 } else if kind.isClosing { depth -= 1 }
      isFirst = false
    }
  }

  /// Ends the text, with the newline that the last token may require.
  mutating func finish(into sink: inout TextSink) {
    if let last, stream.needsNewline(after: last), sawSpace { sink.write("\n") }
  }

  /// Prints a token and the required or permitted text before it.
  private mutating func put(_ position: Int, isSpaced: Bool, into sink: inout TextSink) {
    if let last, sawSpace || sawComment {
      if stream.needsNewline(after: last) {
        sink.write("\n")
      } else if sawSpace, isSpaced || stream.joins(last, position) {
        // The first space after an escape belongs to the escape.
        sink.write(stream.endsInEscape(last) ? "  " : " ")
      } else if stream.joins(last, position) {
        sink.write("/**/")
      }
    }
    sink.write(stream.text(of: position))
    last = position
    sawSpace = false
    sawComment = false
  }

  /// Returns whether the space before a token in a selector is insignificant.
  private func isTight(before position: Int, _ spacing: Spacing) -> Bool {
    guard spacing == .selector, let last else { return false }
    let (left, right) = (stream[last].kind, stream[position].kind)
    if left == .comma || right == .comma || left.isOpening || right.isClosing { return true }
    // Inside parentheses, a plus may be part of `2n + 1`, whose spaces have separate rules.
    return depth == 0 && (stream.isCombinator(last) || stream.isCombinator(position))
  }
}

extension TokenKind {
  /// Whether the token closes a block.
  fileprivate var isClosing: Bool {
    self == .rightParenthesis || self == .rightBracket || self == .rightBrace
  }
}
