// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A text put together of pieces that stay apart: an empty comment stands where two would grow into one token.
///
/// Defined by [CSS Syntax Level 3, section 9](https://drafts.csswg.org/css-syntax-3/#serialization).
struct SplicedText {
  private(set) var text = ""
  /// Whether the next piece comes from elsewhere than the last.
  private var isAtSeam = false

  /// Adds a piece that stands behind the last one in the same source.
  mutating func append(_ piece: String) {
    if isAtSeam, !piece.isEmpty {
      if isMergeable(with: piece) { text += "/**/" }
      isAtSeam = false
    }
    text += piece
  }

  /// Says that the next piece is from elsewhere than the last.
  mutating func cut() { isAtSeam = true }

  /// Whether the end of the text and the beginning of a piece might make one token; sometimes true without need.
  private func isMergeable(with piece: String) -> Bool {
    guard let last = text.utf8.last, let first = piece.utf8.first else { return false }
    // White space and punctuation may be the end of an escape: a backslash, six digits, a line break.
    let mayEndInEscape = text.utf8.suffix(9).contains(UInt8(ascii: "\\"))
    if !mayEndInEscape, last.isWhitespace || Self.marks.contains(last) || last == UInt8(ascii: "(")
    {
      return false
    }
    return !(first.isWhitespace || Self.marks.contains(first))
  }

  /// What is a token of its own whatever stands beside it.
  private static let marks = Set(",;)]}[{\"'".utf8)
}

extension TokenStream {
  /// The text of a token, closed where the sheet ended inside of it, so that other text may follow.
  func closedText(of token: Int) -> String {
    var text = text(of: token)
    guard token == count - 1 else { return text }
    let isUnterminated = self[token].flags.contains(.unterminated)
    if isUnterminated, self[token].kind == .comment { return "" }
    let endsInBackslash = text.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    if isUnterminated, self[token].kind == .string {
      // A line break behind a backslash is no part of a string.
      if endsInBackslash { text += "\n" }
      return text + text.prefix(1)
    }
    // Anywhere else a backslash at the end is an escape of nothing.
    if endsInBackslash { text += "\u{FFFD}" }
    return isUnterminated && self[token].kind == .url ? text + ")" : text
  }
}

extension TokenKind {
  /// The bracket that a kind which ends a block is written as.
  var closingText: String {
    switch self {
    case .rightBrace: "}"
    case .rightBracket: "]"
    default: ")"
    }
  }
}
