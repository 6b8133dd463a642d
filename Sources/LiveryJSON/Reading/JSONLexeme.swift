// SPDX-License-Identifier: Apache-2.0

/// One piece of a JSON text: a bracket, a string, a number, a word.
struct JSONLexeme {
  /// What the piece is.
  enum Kind {
    case openBrace, closeBrace, openBracket, closeBracket, colon, comma
    case string, number
    /// What looks like a number and is none; a diagnostic says why.
    case badNumber
    /// `true`, `false`, `null`, and whatever else JSON has no use for.
    case word
    /// The end of the text.
    case end
  }

  let kind: Kind
  let range: Range<Int>
  var flags: JSONNode.Flags = []

  /// Whether a value begins with the piece, be it a good one or not.
  var beginsValue: Bool {
    switch kind {
    case .openBrace, .openBracket, .string, .number, .badNumber, .word: true
    case .closeBrace, .closeBracket, .colon, .comma, .end: false
    }
  }
}
