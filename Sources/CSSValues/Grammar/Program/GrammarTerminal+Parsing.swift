// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension GrammarTerminal.Kind {
  /// Parses a value of the terminal, or returns `nil`, with the cursor at any position, if there is
  /// none.
  @inline(__always)
  func parse(_ cursor: inout TokenCursor) -> CSSValue? {
    switch self {
    case .numeric(let kinds, let range):
      return CSSValue.parseNumeric(&cursor, kinds, in: range)
    case .color: return SpecifiedColor.parse(&cursor).map { .color($0) }
    case .url: return URLValue.parse(&cursor).map { .url($0) }
    case .dashedFunction: return CSSValue.parseDashedFunction(&cursor)
    default: return parseTokens(&cursor)
    }
  }

  private func parseTokens(_ cursor: inout TokenCursor) -> CSSValue? {
    cursor.skipTrivia()
    let start = cursor.position
    guard skip(&cursor) else { return nil }
    return value(of: start..<cursor.position, in: cursor.stream)
  }

  /// Skips the terminal, or returns `false`, with the cursor at any position, if the next tokens do
  /// not match.
  func skip(_ cursor: inout TokenCursor) -> Bool {
    switch self {
    case .numeric, .color, .url, .dashedFunction: return parse(&cursor) != nil
    case .anyValue(let isDeclaration): return cursor.skipAnyValue(isDeclaration: isDeclaration)
    default: return skipToken(&cursor)
    }
  }

  private func skipToken(_ cursor: inout TokenCursor) -> Bool {
    let token = cursor.peek()
    let position = cursor.position
    let stream = cursor.stream
    switch self {
    case .ident: guard token == .ident else { return false }
    case .customIdent: guard token == .ident, stream.isCustomIdent(position) else { return false }
    case .dashedIdent:
      guard token == .ident, stream.withName(of: position, { $0.starts(with: "--".utf8) }) else {
        return false
      }
    case .string: guard token == .string else { return false }
    case .hexColor:
      var color = cursor
      guard token == .hash, SpecifiedColor.parse(&color) != nil else { return false }
    case .namedColor:
      guard token == .ident, stream.withName(of: position, NamedColor.find) != nil else {
        return false
      }
    case .zero: guard token == .number, stream.number(of: position) == 0 else { return false }
    default: return false
    }
    return cursor.next() != nil
  }

  private func value(of range: Range<Int>, in stream: TokenStream) -> CSSValue {
    let position = range.lowerBound
    switch self {
    case .ident, .customIdent, .dashedIdent: return .identifier(stream.value(of: position))
    case .string: return .string(stream.value(of: position))
    case .zero: return .number(0)
    case .hexColor, .namedColor:
      var cursor = TokenCursor(stream, range)
      return SpecifiedColor.parse(&cursor).map { .color($0) } ?? .unparsed(stream.text(of: range))
    default: return .unparsed(stream.text(of: stream.trimmed(range)))
    }
  }
}

extension GrammarTerminal.Kind {
  /// The code of the case in a program.
  var code: UInt32 {
    switch self {
    case .numeric: 0
    case .ident: 1
    case .customIdent: 2
    case .dashedIdent: 3
    case .dashedFunction: 4
    case .string: 5
    case .url: 6
    case .color: 7
    case .hexColor: 8
    case .namedColor: 9
    case .zero: 10
    case .anyValue(isDeclaration: false): 11
    case .anyValue(isDeclaration: true): 12
    }
  }

  /// Creates the case with a code, with the kinds and range of a numeric terminal.
  init(code: UInt32, kinds: NumericKinds, range: NumericRange) {
    switch code {
    case 0: self = .numeric(kinds, range)
    case 1: self = .ident
    case 2: self = .customIdent
    case 3: self = .dashedIdent
    case 4: self = .dashedFunction
    case 5: self = .string
    case 6: self = .url
    case 7: self = .color
    case 8: self = .hexColor
    case 9: self = .namedColor
    case 10: self = .zero
    default: self = .anyValue(isDeclaration: code == 12)
    }
  }
}

extension TokenStream {
  /// Returns whether a word is a valid `<custom-ident>`: neither a CSS-wide keyword nor `default`.
  ///
  /// Defined by [CSS Values 4, section 4.2](https://drafts.csswg.org/css-values-4/#custom-idents).
  func isCustomIdent(_ position: Int) -> Bool {
    CSSWideKeyword(self, at: position) == nil && !value(of: position, equals: "default")
  }
}

extension TokenCursor {
  /// Skips one or more tokens with balanced brackets.
  ///
  /// For a declaration value, the end of a declaration stops it.
  ///
  /// Defined by [CSS Syntax 3, section 7.2](https://drafts.csswg.org/css-syntax-3/#any-value).
  fileprivate mutating func skipAnyValue(isDeclaration: Bool) -> Bool {
    skipTrivia()
    let start = position
    var isBalanced = true
    while isBalanced, kind != .endOfFile {
      let isTerminator = kind == .semicolon || (kind == .delim && stream.isDelim(position, "!"))
      if isDeclaration && isTerminator { break }
      switch kind {
      case .badString, .badURL, .rightParenthesis, .rightBracket, .rightBrace: isBalanced = false
      default:
        if let token = nextIncludingTrivia(), stream.tokens[token].kind.isOpening { skipBlock() }
      }
    }
    return isBalanced && position > start
  }
}
