// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Splitting of values.
extension ValueForms {
  /// Returns the parts of a value between white space.
  func words(_ value: Range<Int>) -> [Range<Int>] {
    split(value) { stream[$0].kind == .whitespace }.filter { !$0.isEmpty }
  }

  /// Returns the parts of a value between commas.
  func segments(_ value: Range<Int>) -> [Range<Int>] {
    split(value) { stream[$0].kind == .comma }
  }

  /// Returns the parts of a value between separators outside of brackets, trimmed.
  func split(_ value: Range<Int>, at isCut: (Int) -> Bool) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var depth = 0
    var start = value.lowerBound
    for position in value {
      let kind = stream[position].kind
      if kind.isOpening { depth += 1 }
      if kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace { depth -= 1 }
      if depth == 0, isCut(position) {
        pieces.append(trimmed(start..<position))
        start = position + 1
      }
    }
    pieces.append(trimmed(start..<value.upperBound))
    return pieces
  }

  private func trimmed(_ tokens: Range<Int>) -> Range<Int> {
    var tokens = tokens
    while let first = tokens.first, stream[first].kind == .whitespace { tokens.removeFirst() }
    while let last = tokens.last, stream[last].kind == .whitespace { tokens.removeLast() }
    return tokens
  }

  /// Returns the content of a single block or function, or `nil` for any other value.
  func inside(_ value: Range<Int>) -> Range<Int>? {
    guard let first = value.first, value.count > 1, stream[first].kind.closing == .rightParenthesis
    else { return nil }
    var depth = 0
    for position in value {
      let kind = stream[position].kind
      if kind.isOpening { depth += 1 }
      if kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace { depth -= 1 }
      if depth == 0 {
        let isWhole = position == value.upperBound - 1
        return isWhole ? trimmed(first + 1..<position) : nil
      }
    }
    return nil
  }

  /// Returns the text of tokens.
  func text(_ tokens: Range<Int>) -> String { stream.text(of: tokens) }
}
