// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A term that an instruction accepts, by its number in the program.
///
/// Its text is created only if a message or a completion lists the term.
enum GrammarTerm {
  /// The word whose name has the number.
  case keyword(Int)
  /// The words of the set with the number.
  case keywordSet(Int)
  /// The literal with the number.
  case literal(Int)
  /// A comma.
  case comma
  /// The function whose name has the number.
  case function(Int)
  /// The block that a token of the kind opens.
  case block(TokenKind)
  /// The terminal with the number.
  case terminal(Int)
  /// A part of a terminal, in the notation of a grammar.
  case part(String)
  /// The end of the block that ends with the token, or of the value if it is `.endOfFile`.
  case end(of: TokenKind)
}

extension GrammarTerm {
  /// Returns the term as an expectation in messages.
  func expected(in program: GrammarProgram) -> GrammarExpectations.Expected {
    switch self {
    case .keyword(let number): .keyword(program.name(number))
    case .keywordSet(let number): program.expected(ofKeywordSet: number)
    case .literal(let number): .term("'\(program.literal(number))'")
    case .comma: .term("','")
    case .function(let number): .term(program.name(number) + "()")
    case .block(.leftBracket): .term("'['")
    case .block(.leftBrace): .term("'{'")
    case .block: .term("'('")
    case .terminal(let number): program.expected(ofTerminal: number)
    case .part(let text): .term(text)
    case .end(let closing): .end(of: closing)
    }
  }
}
