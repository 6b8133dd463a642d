// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension JSONParser {
  /// Consumes a token, or returns `false` after a change of the expectation.
  mutating func consume(_ lexeme: JSONLexeme) -> Bool {
    switch expectation {
    case .value: consumeValue(lexeme)
    case .firstName, .name: consumeName(lexeme)
    case .colon: consumeColon(lexeme)
    case .firstElement, .element: consumeElement(lexeme)
    case .separator: consumeSeparator(lexeme)
    case .end: true
    }
  }

  private mutating func consumeValue(_ lexeme: JSONLexeme) -> Bool {
    if lexeme.beginsValue {
      appendValue(lexeme)
      return true
    }
    reportExpected("a value", lexeme)
    let isAlone = open.isEmpty
    append(.invalid, isAlone ? lexeme.range : lexeme.range.lowerBound..<lexeme.range.lowerBound)
    expectation = isAlone ? .end : .separator
    return isAlone
  }

  private mutating func consumeName(_ lexeme: JSONLexeme) -> Bool {
    switch lexeme.kind {
    case .string: append(.name, lexeme.range, flags: lexeme.flags)
    case .word, .number, .invalidNumber:
      if lexeme.kind != .invalidNumber { reportUnquotedName(lexeme) }
      append(.name, lexeme.range, flags: .unquoted)
    case .closeBrace, .closeBracket: return consumeClosing(lexeme)
    case .comma:
      reportExpected("a name in double quotes", lexeme)
      consumeComma(lexeme.range)
      isSilent = true
      return true
    case .colon, .openBrace, .openBracket, .end:
      reportExpected("a name in double quotes", lexeme)
      append(.name, lexeme.range.lowerBound..<lexeme.range.lowerBound, flags: .unquoted)
    }
    expectation = .colon
    return lexeme.kind != .colon && !lexeme.beginsBrackets
  }

  private mutating func consumeColon(_ lexeme: JSONLexeme) -> Bool {
    switch lexeme.kind {
    case .colon:
      expectation = .value
      return true
    case .comma, .closeBrace, .closeBracket, .end:
      reportExpected("':' and a value", lexeme)
      let start = lexeme.range.lowerBound
      append(.invalid, start..<start)
      expectation = .separator
      return false
    default:
      reportExpected("':'", lexeme)
      expectation = .value
      return isPunctuation(lexeme)
    }
  }

  private mutating func consumeElement(_ lexeme: JSONLexeme) -> Bool {
    if lexeme.beginsValue {
      appendValue(lexeme)
      return true
    }
    if lexeme.kind == .closeBracket || lexeme.kind == .closeBrace { return consumeClosing(lexeme) }
    reportExpected("a value", lexeme)
    if lexeme.kind == .comma {
      consumeComma(lexeme.range)
      isSilent = true
    }
    return true
  }

  private mutating func consumeSeparator(_ lexeme: JSONLexeme) -> Bool {
    switch lexeme.kind {
    case .comma: consumeComma(lexeme.range)
    case .closeBrace, .closeBracket: return consumeClosing(lexeme)
    default:
      // The comma may be in a string without a closing quote.
      if !isAfterUnterminatedString {
        reportExpected(isInObject ? "',' or '}'" : "',' or ']'", lexeme)
      }
      if isPunctuation(lexeme) {
        expectation = isInObject ? .name : .element
      } else if lexeme.beginsValue, lexeme.kind != .word {
        expectation = isInObject ? .name : .element
        return false
      }
    }
    return true
  }

  /// Consumes a closing bracket; an unmatched bracket is reported and skipped.
  private mutating func consumeClosing(_ lexeme: JSONLexeme) -> Bool {
    let isBrace = lexeme.kind == .closeBrace
    if isBrace != isInObject {
      reportExpected(isInObject ? "'}'" : "']'", lexeme)
      guard hasOpen(lexeme.kind) else { return true }
      while isInObject != isBrace { endInnermost(at: lexeme.range.lowerBound) }
    } else if expectation == .name || expectation == .element,
      !scanner.options.allowsTrailingCommas
    {
      reportTrailingComma()
    }
    isSilent = false
    endInnermost(at: lexeme.range.upperBound)
    return true
  }

  /// Reports missing parts at the end of the text.
  mutating func finish() {
    let end = scanner.source.byteCount
    if nodes.isEmpty {
      reportExpected("a value", JSONLexeme(kind: .end, range: end..<end))
    }
    while let index = open.last {
      reportUnclosed(nodes[index])
      endInnermost(at: end)
    }
  }

  /// Returns whether a token is an `=` or `;` in the position of a colon or comma.
  private func isPunctuation(_ lexeme: JSONLexeme) -> Bool {
    guard lexeme.kind == .word, lexeme.range.count == 1 else { return false }
    let byte = scanner.source.bytes[lexeme.range.lowerBound]
    return byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";")
  }
}

extension JSONLexeme {
  /// Whether the token starts an object or array.
  fileprivate var beginsBrackets: Bool { kind == .openBrace || kind == .openBracket }
}
