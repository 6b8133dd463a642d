// SPDX-License-Identifier: Apache-2.0

/// A token of a JSON text: a bracket, a string, a number or a word.
struct JSONLexeme {
  /// A kind of token.
  enum Kind {
    case openBrace, closeBrace, openBracket, closeBracket, colon, comma
    case string, number
    /// An invalid number, with a diagnostic.
    case invalidNumber
    /// `true`, `false`, `null`, or any other word, which is invalid.
    case word
    /// The end of the text.
    case end
  }

  let kind: Kind
  let range: Range<Int>
  var flags: JSONNode.Flags = []

  /// Whether the token starts a value, valid or invalid.
  var beginsValue: Bool {
    switch kind {
    case .openBrace, .openBracket, .string, .number, .invalidNumber, .word: true
    case .closeBrace, .closeBracket, .colon, .comma, .end: false
    }
  }
}
