// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Whether a value waits for variables or functions: then nobody can say before the cascade what it is.
///
/// Defined by [CSS Custom Properties Level 1, section 3](https://drafts.csswg.org/css-variables-1/#using-variables) and
/// [CSS Environment Variables 1, section 3](https://drafts.csswg.org/css-env-1/#env-function), and for functions by
/// [CSS Mixins 1, section 3](https://drafts.csswg.org/css-mixins-1/#using-custom-functions).
package enum VariableUse {
  /// There is neither `var()` nor `env()` nor a function with a dashed name in the value.
  case none
  /// Every `var()` and `env()` has a name and, after a comma, at most a fallback; functions have arguments.
  case valid
  /// A `var()` or `env()` has something else in it, which makes the declaration invalid.
  case malformed

  /// Looks for `var()`, `env()` and functions with dashed names in a run of tokens, at whatever depth.
  ///
  /// - Parameters:
  ///   - stream: the text that holds the value.
  ///   - tokens: the tokens of the value.
  ///   - isCustom: whether the value is that of a custom property, which is malformed too where it is no
  ///     declaration's value: where brackets are not paired, a string or address is bad, or an
  ///     exclamation mark stands outside of brackets.
  package init(_ stream: TokenStream, _ tokens: Range<Int>, isCustom: Bool = false) {
    self = .none
    // The blocks around the next token, from the first function found.
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

  /// A block by what ends it, and whether what stands right in it is a declaration's value.
  private typealias Block = (closing: TokenKind, isValue: Bool)

  /// Whether a token may stand in a block of a value.
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
