// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The word at a cursor, which a completion replaces.
///
/// ```swift
/// CursorWord(in: TokenStream("color: red"), at: 9).range    // 7..<10
/// ```
struct CursorWord {
  /// The byte offset of the cursor.
  let offset: Int
  /// The bytes of the word; empty if the cursor touches no word.
  private(set) var range: Range<Int>
  /// The first token of the word, or the first token after the cursor for an empty word.
  private(set) var token: Int
  /// The first token after the word.
  let nextToken: Int
  /// The kind of the token with the word, or `nil` for an empty word.
  let kind: TokenKind?
  /// Whether a parenthesis follows, as after the name of a function.
  let hasParenthesis: Bool

  /// Finds the word at a cursor.
  ///
  /// - Complexity: O(log *n*) in the number of tokens.
  init(in stream: TokenStream, at cursor: Int) {
    let offset = min(max(cursor, 0), stream.byteCount)
    let following = stream.indices.partitioningIndex { Int(stream.tokens[$0].start) >= offset }
    let current = following - 1
    guard current >= 0, let word = Self.word(stream, current, at: offset) else {
      self.init(offset, offset..<offset, at: following, nil)
      return
    }
    self.init(
      offset, word, at: current, stream.tokens[current].kind,
      hasParenthesis: stream.tokens[current].kind == .function)
  }

  private init(
    _ offset: Int, _ range: Range<Int>, at token: Int, _ kind: TokenKind?,
    hasParenthesis: Bool = false
  ) {
    self.offset = offset
    self.range = range
    self.token = token
    self.kind = kind
    self.hasParenthesis = hasParenthesis
    nextToken = kind == nil ? token : token + 1
  }

  private static func word(_ stream: TokenStream, _ token: Int, at offset: Int) -> Range<Int>? {
    let range = stream.range(of: token)
    let isInside =
      offset < range.upperBound || stream.tokens[token].flags.contains(.unterminated)
    switch stream.tokens[token].kind {
    case .ident, .atKeyword, .hash, .number, .percentage, .dimension: return range
    case .function:
      let name = range.lowerBound..<range.upperBound - 1
      return offset <= name.upperBound ? name : nil
    case .delim: return "@.#-!".utf8.contains(stream.bytes[range.lowerBound]) ? range : nil
    case .string, .url, .badURL, .comment: return isInside ? range : nil
    case .badString: return range
    default: return nil
    }
  }
}

extension CursorWord {
  /// Extends the word by the signs directly before it, as in `.name` and `::name`.
  ///
  /// - Parameters:
  ///   - stream: The token stream.
  ///   - isSign: Returns whether a token is a sign of the word.
  mutating func extend(in stream: TokenStream, over isSign: (_ token: Int) -> Bool) {
    while token > 0, isSign(token - 1) { token -= 1 }
    let start = token < stream.count ? stream.range(of: token).lowerBound : range.lowerBound
    range = min(start, range.lowerBound)..<range.upperBound
  }

  /// Replaces the bytes of the word.
  mutating func replace(_ range: Range<Int>) { self.range = range }

  /// Returns the word up to the cursor.
  func prefix(in stream: TokenStream) -> String {
    stream.text(in: range.lowerBound..<min(offset, range.upperBound))
  }
}
