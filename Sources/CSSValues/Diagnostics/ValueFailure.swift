// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Where a value stops matching its property's grammar, and what is accepted there.
struct ValueFailure {
  /// The token that was found; that behind the value where it ends too soon.
  let position: Int
  /// What is accepted, in the words of a grammar.
  let expected: String
  /// The words that are accepted; nil where only the property's words as a whole are known.
  let words: [String]?
  /// Whether colors are accepted, by their names too.
  let acceptsColors: Bool

  /// The failure that a reader told its cursor of.
  init(_ expectation: TokenCursor.Expectation, of property: Property) {
    position = expectation.position
    expected = expectation.accepted
    words = nil
    acceptsColors = property.acceptsColors
  }

  /// The failure of a match.
  private init(_ expectations: GrammarExpectations, at found: TokenKind) {
    position = expectations.position
    expected = expectations.text(before: found)
    words = expectations.keywords
    acceptsColors = expectations.expected.contains(.noun("<color>"))
  }

  /// What came of matching a value against its property's grammar once more, to tell what is wrong with it.
  enum Outcome {
    /// It is a value as far as the grammar can say.
    case matched
    /// It takes more steps than any value should.
    case exceeded
    case failed(ValueFailure)
  }

  /// Matches a value that its property refused.
  static func outcome(
    of property: Property, in stream: TokenStream, _ range: Range<Int>
  ) -> Outcome {
    outcome(of: PropertyGrammars[property], in: stream, range)
  }

  /// Matches a value against a grammar, to tell what is wrong with it.
  static func outcome(
    of program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>
  ) -> Outcome {
    var machine = GrammarMachine(program, in: stream, range, for: .expectations)
    if machine.run() { return .matched }
    if machine.effort.isExceeded { return .exceeded }
    guard let expectations = machine.expectations, expectations.position >= 0 else {
      return .matched
    }
    let isEnd = expectations.position >= range.upperBound
    let found = isEnd ? .endOfFile : stream.tokens[expectations.position].kind
    return .failed(ValueFailure(expectations, at: found))
  }
}
