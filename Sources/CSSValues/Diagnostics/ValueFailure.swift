// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The position at which a value stops matching its property's grammar, and the accepted values
/// there.
struct ValueFailure {
  /// The index of the mismatched token, or of the first token after the value if the value ends too
  /// early.
  let position: Int
  /// The accepted values, in the notation of a grammar.
  let expected: String
  /// The accepted words, or `nil` if only the words of the whole property are known.
  let keywords: [String]?
  /// Whether colors are accepted, including named colors.
  let acceptsColors: Bool

  /// Creates the failure from an expectation that a parser recorded in its cursor.
  init(_ expectation: TokenCursor.Expectation, of property: Property) {
    position = expectation.position
    expected = expectation.accepted
    keywords = nil
    acceptsColors = property.acceptsColors
  }

  /// Creates the failure of a grammar match.
  private init(_ expectations: GrammarExpectations, at found: TokenKind) {
    position = expectations.position
    expected = expectations.text(before: found)
    keywords = expectations.keywords
    acceptsColors = expectations.expected.contains(.term("<color>"))
  }

  /// The result of a second match of a value against its grammar, which locates the error.
  enum Outcome {
    /// The value matches the grammar.
    case matched
    /// The match takes more steps than the limit.
    case exceeded
    case failed(ValueFailure)
  }

  /// Matches a value that its property rejected.
  static func outcome(
    of property: Property, in stream: TokenStream, _ range: Range<Int>
  ) -> Outcome {
    outcome(of: PropertyGrammars[property], in: stream, range)
  }

  /// Matches a value against a grammar and locates the first mismatch.
  static func outcome(
    of program: GrammarProgram, in stream: TokenStream, _ range: Range<Int>
  ) -> Outcome {
    var machine = GrammarMachine(program, in: stream, range, for: .expectations)
    if machine.run() { return .matched }
    if machine.budget.isExceeded { return .exceeded }
    guard let expectations = machine.expectations, expectations.position >= 0 else {
      return .matched
    }
    let isEnd = expectations.position >= range.upperBound
    let found = isEnd ? .endOfFile : stream.tokens[expectations.position].kind
    return .failed(ValueFailure(expectations, at: found))
  }
}
