// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Prints tokens without comments and with as little white space between them as a place allows.
struct SpacingPrinter {
  /// What white space means where some tokens stand.
  enum Spacing {
    /// Nothing: all of it goes.
    case tight
    /// Something, but not how much of it there is: one space stays between two tokens.
    case collapsed
    /// A combinator, unless it stands beside another one, a comma or the inside of a bracket.
    case selector
    /// What it says: the tokens stay as they are, comments included.
    case verbatim
  }

  private let stream: TokenStream
  /// The token that was printed last.
  private var last: Int?
  /// What was passed over since then.
  private var sawSpace = false
  private var sawComment = false
  /// How many brackets are open in the run of tokens.
  private var depth = 0

  init(_ stream: TokenStream) { self.stream = stream }

  /// Prints a run of tokens; the space before the first one is that of the tokens before.
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

  /// Ends the text: the newline that makes a token what it is stays.
  mutating func finish(into sink: inout TextSink) {
    if let last, stream.needsNewline(after: last), sawSpace { sink.write("\n") }
  }

  /// Prints a token and what must or may stand before it.
  private mutating func put(_ position: Int, isSpaced: Bool, into sink: inout TextSink) {
    if let last, sawSpace || sawComment {
      if stream.needsNewline(after: last) {
        sink.write("\n")
      } else if sawSpace, isSpaced || stream.joins(last, position) {
        // The first space behind an escape belongs to it.
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

  /// Whether the space before a token of a selector means nothing.
  private func isTight(before position: Int, _ spacing: Spacing) -> Bool {
    guard spacing == .selector, let last else { return false }
    let (left, right) = (stream[last].kind, stream[position].kind)
    if left == .comma || right == .comma || left.isOpening || right.isClosing { return true }
    // Inside of parentheses a plus may be part of `2n + 1`, whose spaces have rules of their own.
    return depth == 0 && (stream.isCombinator(last) || stream.isCombinator(position))
  }
}

extension TokenKind {
  /// Whether the token ends a block that another one opened.
  fileprivate var isClosing: Bool {
    self == .rightParenthesis || self == .rightBracket || self == .rightBrace
  }
}
