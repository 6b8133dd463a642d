// SPDX-License-Identifier: Apache-2.0

/// The kind of a token: the specification's token types, comments, and the end of the text.
///
/// `description` is the specification's name of the type, as `livery dump --as tokens` prints it.
///
/// Defined by [CSS Syntax Level 3, section 4](https://drafts.csswg.org/css-syntax-3/#tokenization).
public enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  /// A name, such as `color` or `--accent`.
  case ident
  /// A name and its opening parenthesis, such as `rgb(`.
  case function
  /// An at sign and a name, such as `@media`.
  case atKeyword
  /// A number sign and a name, such as `#main` or `#0af`.
  case hash
  /// A quoted string.
  case string
  /// A quoted string cut short by a newline.
  case badString
  /// An unquoted `url(…)`.
  case url
  /// An unquoted `url(…)` with invalid contents.
  case badURL
  /// A single code point that begins no other token.
  case delim
  /// A number without a unit.
  case number
  /// A number followed by a percent sign.
  case percentage
  /// A number followed by a unit.
  case dimension
  /// A sequence of spaces, tabs and newlines.
  case whitespace
  /// The characters `<!--`.
  case cdo
  /// The characters `-->`.
  case cdc
  /// A colon.
  case colon
  /// A semicolon.
  case semicolon
  /// A comma.
  case comma
  /// The character `[`.
  case leftBracket
  /// The character `]`.
  case rightBracket
  /// The character `(`.
  case leftParenthesis
  /// The character `)`.
  case rightParenthesis
  /// The character `{`.
  case leftBrace
  /// The character `}`.
  case rightBrace
  /// A comment, which the specification drops and Livery keeps to print the style sheet.
  case comment
  /// The end of the text.
  case endOfFile
}

extension TokenKind {
  /// Whether the token is white space or a comment, which parsers skip between values.
  @inlinable
  public var isTrivia: Bool { self == .whitespace || self == .comment }

  /// Whether the token opens a block that ``closing`` ends: a bracket or a function.
  @inlinable
  public var isOpening: Bool { closing != nil }

  /// The kind that ends the block this token opens, or `nil` if it opens none.
  @inlinable
  public var closing: TokenKind? {
    switch self {
    case .leftBrace: .rightBrace
    case .leftBracket: .rightBracket
    case .leftParenthesis, .function: .rightParenthesis
    default: nil
    }
  }

  /// Whether the token closes a block.
  package var closesBlock: Bool {
    self == .rightParenthesis || self == .rightBracket || self == .rightBrace
  }
}

extension TokenKind: CustomStringConvertible {
  /// The specification's name of the token type, such as `ident-token`; a comment is `comment`.
  public var description: String {
    switch self {
    case .ident: "ident-token"
    case .function: "function-token"
    case .atKeyword: "at-keyword-token"
    case .hash: "hash-token"
    case .string: "string-token"
    case .badString: "bad-string-token"
    case .url: "url-token"
    case .badURL: "bad-url-token"
    case .delim: "delim-token"
    case .number: "number-token"
    case .percentage: "percentage-token"
    case .dimension: "dimension-token"
    case .whitespace: "whitespace-token"
    case .cdo: "CDO-token"
    case .cdc: "CDC-token"
    case .colon: "colon-token"
    case .semicolon: "semicolon-token"
    case .comma: "comma-token"
    case .leftBracket: "[-token"
    case .rightBracket: "]-token"
    case .leftParenthesis: "(-token"
    case .rightParenthesis: ")-token"
    case .leftBrace: "{-token"
    case .rightBrace: "}-token"
    case .comment: "comment"
    case .endOfFile: "EOF-token"
    }
  }
}
