// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Pieces of values.
extension ValueForms {
  /// The pieces of a value between white space.
  func words(_ value: Range<Int>) -> [Range<Int>] {
    split(value) { stream[$0].kind == .whitespace }.filter { !$0.isEmpty }
  }

  /// The pieces of a value between commas.
  func segments(_ value: Range<Int>) -> [Range<Int>] {
    split(value) { stream[$0].kind == .comma }
  }

  /// The pieces of a value between some tokens that stand in no brackets, without white space around them.
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

  /// What stands between the brackets of a value that is one block or one function; nil for any other.
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

  /// The text of one token or of several.
  func text(_ tokens: Range<Int>) -> String { stream.text(of: tokens) }
}
