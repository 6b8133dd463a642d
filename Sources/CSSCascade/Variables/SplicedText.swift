// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A text of concatenated pieces, with an empty comment between pieces that would otherwise form
/// one token.
///
/// Defined by [CSS Syntax Level 3, section 9](https://drafts.csswg.org/css-syntax-3/#serialization).
struct SplicedText {
  private(set) var text = ""
  /// Whether the next piece comes from a different source than the last one.
  private var isAtBoundary = false

  /// Appends a piece that follows the last one in the same source.
  mutating func append(_ fragment: String) {
    if isAtBoundary, !fragment.isEmpty {
      if isMergeable(with: fragment) { text += "/**/" }
      isAtBoundary = false
    }
    text += fragment
  }

  /// Marks the next piece as coming from a different source.
  mutating func markBoundary() { isAtBoundary = true }

  /// Returns whether the end of the text and the beginning of a piece may form one token.
  ///
  /// The result may be a false positive.
  private func isMergeable(with fragment: String) -> Bool {
    guard let last = text.utf8.last, let first = fragment.utf8.first else { return false }
    // White space and punctuation may end an escape: a backslash, six digits, a line break.
    let mayEndInEscape = text.utf8.suffix(9).contains(UInt8(ascii: "\\"))
    if !mayEndInEscape,
      last.isWhitespace || Self.delimiters.contains(last) || last == UInt8(ascii: "(")
    {
      return false
    }
    return !(first.isWhitespace || Self.delimiters.contains(first))
  }

  /// The bytes that are always separate tokens.
  private static let delimiters = Set(",;)]}[{\"'".utf8)
}

extension TokenStream {
  /// Returns the text of a token, closed if the sheet ended inside of it, so that other text may
  /// follow.
  func closedText(of token: Int) -> String {
    var text = text(of: token)
    guard token == count - 1 else { return text }
    let isUnterminated = self[token].flags.contains(.unterminated)
    if isUnterminated, self[token].kind == .comment { return "" }
    let endsInBackslash = text.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    if isUnterminated, self[token].kind == .string {
      // A backslash before a line break continues a string and adds no text.
      if endsInBackslash { text += "\n" }
      return text + text.prefix(1)
    }
    // Outside of a string, a backslash at the end is an escape without a code point.
    if endsInBackslash { text += "\u{FFFD}" }
    return isUnterminated && self[token].kind == .url ? text + ")" : text
  }
}

extension TokenKind {
  /// The text of a bracket that ends a block.
  var closingText: String {
    switch self {
    case .rightBrace: "}"
    case .rightBracket: "]"
    default: ")"
    }
  }
}
