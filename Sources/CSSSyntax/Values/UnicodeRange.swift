// SPDX-License-Identifier: Apache-2.0

/// A range of code points, as in the descriptor `unicode-range`.
///
/// ```swift
/// var cursor = TokenCursor(TokenStream("U+4??"))
/// UnicodeRange(parsing: &cursor)?.codePoints   // 0x400...0x4FF
/// ```
///
/// Defined by [the Unicode-Range microsyntax](https://drafts.csswg.org/css-syntax-3/#urange).
package struct UnicodeRange: Sendable, Hashable {
  /// The code points, at most U+10FFFF.
  package let codePoints: ClosedRange<UInt32>

  /// The last code point of Unicode.
  private static let maximum: UInt32 = 0x10FFFF

  /// Parses a range, or returns `nil` if it is invalid or ends before its start or beyond U+10FFFF.
  ///
  /// The tokenizer has no token for ranges: `U+4E-9F` is the name `U` and the dimension `+4E-9F`.
  /// The production lists the accepted sequences of tokens, and their text is interpreted as a
  /// whole.
  package init?(parsing cursor: inout TokenCursor) {
    guard let text = consumeRangeText(&cursor), let range = Self.interpret(text) else { return nil }
    codePoints = range
  }

  /// Defined by the steps of [`<urange>`](https://drafts.csswg.org/css-syntax-3/#urange-syntax).
  private static func interpret(_ text: [UInt8]) -> ClosedRange<UInt32>? {
    // 2. The first code point is a plus sign.
    guard text.first == UInt8(ascii: "+") else { return nil }
    var remainder = text.dropFirst()
    // 3. Up to six hexadecimal digits and question marks.
    var digits = consumeHexDigits(&remainder)
    let questionMarks = remainder.prefix { $0 == UInt8(ascii: "?") }
    remainder = remainder.dropFirst(questionMarks.count)
    guard (1...6).contains(digits.count + questionMarks.count) else { return nil }
    let start = number(digits, then: questionMarks.count, 0)
    var end = number(digits, then: questionMarks.count, 0xF)
    if !remainder.isEmpty, questionMarks.isEmpty {
      // 5. and 6. A hyphen and up to six digits.
      guard remainder.popFirst() == UInt8(ascii: "-") else { return nil }
      digits = consumeHexDigits(&remainder)
      guard (1...6).contains(digits.count) else { return nil }
      end = number(digits, then: 0, 0)
    }
    guard remainder.isEmpty, start <= end, end <= maximum else { return nil }
    return start...end
  }

  private static func consumeHexDigits(_ remainder: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = remainder.prefix { $0.hexDigitValue != nil }
    remainder = remainder.dropFirst(digits.count)
    return digits
  }

  /// Returns the number of digits followed by `count` times the digit `filler`; at most six in all.
  private static func number(
    _ digits: ArraySlice<UInt8>, then count: Int, _ filler: UInt32
  ) -> UInt32 {
    let head = digits.reduce(0) { $0 << 4 | ($1.hexDigitValue ?? 0) }
    return (0..<count).reduce(head) { number, _ in number << 4 | filler }
  }
}

/// Consumes the tokens of a range and returns their text without the `u`, or `nil`.
///
///     <urange> =
///       u '+' <ident-token> '?'* | u <dimension-token> '?'* | u <number-token> '?'* |
///       u <number-token> <dimension-token> | u <number-token> <number-token> | u '+' '?'+
private func consumeRangeText(_ cursor: inout TokenCursor) -> [UInt8]? {
  let stream = cursor.stream
  guard cursor.peek() == .ident, let letter = cursor.next(), stream.value(of: letter, equals: "u")
  else { return cursor.expected("<urange>") }
  var text: [UInt8] = []
  /// Consumes the next token if it is accepted; no white space may precede it.
  func appendToken(where isAccepted: (Int) -> Bool) -> Bool {
    var ahead = cursor
    ahead.skipComments()
    guard ahead.kind != .endOfFile, isAccepted(ahead.position) else { return false }
    text.append(contentsOf: stream.utf8(in: stream.range(of: ahead.position)))
    _ = ahead.nextIncludingTrivia()
    cursor = ahead
    return true
  }
  if appendToken(where: { stream.isDelim($0, "+") }) {
    guard appendToken(where: { stream[$0].kind == .ident || stream.isDelim($0, "?") }) else {
      return nil
    }
  } else if appendToken(where: { stream[$0].kind == .number }) {
    if appendToken(where: { [.number, .dimension].contains(stream[$0].kind) }) { return text }
  } else if !appendToken(where: { stream[$0].kind == .dimension }) {
    return cursor.expected("<urange>")
  }
  // A range has at most six digits and marks; what follows is not part of it.
  while text.count < 8, appendToken(where: { stream.isDelim($0, "?") }) {}
  return text
}

extension TokenCursor {
  /// Skips comments, which the specification's tokenizer drops.
  fileprivate mutating func skipComments() {
    while kind == .comment { _ = nextIncludingTrivia() }
  }
}
