// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The use of variables and functions in a value, which must be substituted after the cascade.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables) and
/// [CSS Environment Variables 1, section 3](https://drafts.csswg.org/css-env-1/#env-function), and for functions by
/// [CSS Mixins 1, section 3](https://drafts.csswg.org/css-mixins-1/#using-custom-functions).
package enum VariableUse {
  /// The value contains neither `var()`, `env()` nor a function with a dashed name.
  case none
  /// Each `var()` and `env()` has a name and at most a comma and a fallback.
  ///
  /// Functions have arguments.
  case valid
  /// A `var()` or `env()` has a syntax error, which makes the declaration invalid.
  case malformed

  /// Finds `var()`, `env()` and functions with dashed names in a range of tokens, at any depth.
  ///
  /// - Parameters:
  ///   - stream: The token stream that contains the value.
  ///   - tokens: The tokens of the value.
  ///   - isCustom: Whether the value is that of a custom property. Such a value is also malformed
  ///     if brackets are unbalanced, if a string or URL is bad, or if an exclamation mark is
  ///     outside of brackets.
  package init(_ stream: TokenStream, in tokens: Range<Int>, isCustom: Bool = false) {
    self = .none
    // The blocks around the next token, beginning with the first function found.
    var open: [Block] = []
    for token in tokens {
      let kind = stream.tokens[token].kind
      if VariableReference.begins(at: token, in: stream) {
        var cursor = TokenCursor(stream, token + 1..<tokens.upperBound)
        guard VariableReference(parsing: &cursor, openedAt: token) != nil else {
          self = .malformed
          return
        }
        self = .valid
        open.append((.rightParenthesis, isValue: true))
      } else if stream.isDashedFunction(token) {
        self = .valid
        open.append((.rightParenthesis, isValue: true))
      } else if isCustom || !open.isEmpty {
        let block = open.last ?? (.endOfFile, isValue: true)
        guard Self.allows(kind, isBang: stream.isDelim(token, "!"), in: block) else {
          self = .malformed
          return
        }
        if kind == block.closing { open.removeLast() }
        if let closing = kind.closing { open.append((closing, isValue: false)) }
      }
    }
  }

  /// A block, with the token that ends it and whether its direct contents are a declaration value.
  private typealias Block = (closing: TokenKind, isValue: Bool)

  /// Returns whether a token may stand in a block of a value.
  ///
  /// Defined by [CSS Syntax 3, section 7.2](https://drafts.csswg.org/css-syntax-3/#typedef-declaration-value).
  private static func allows(_ kind: TokenKind, isBang: Bool, in block: Block) -> Bool {
    switch kind {
    case .semicolon: !block.isValue
    case .delim: !block.isValue || !isBang
    case .rightParenthesis, .rightBracket, .rightBrace: kind == block.closing
    case .badString, .badURL: false
    default: true
    }
  }
}
