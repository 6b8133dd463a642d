// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A scanner that splits a JSON text into tokens, and reports invalid tokens.
///
/// Defined by [RFC 8259, section 2](https://www.rfc-editor.org/rfc/rfc8259#section-2).
struct JSONScanner {
  let source: SourceText
  let options: JSONOptions
  /// The diagnostics of the text, shared with the parser.
  var log = DiagnosticLog()
  /// The offset of the next byte.
  ///
  /// The text ends with two zero bytes, so a lookahead of one or two bytes is safe.
  var position = 0

  init(_ source: SourceText, _ options: JSONOptions) {
    self.source = source
    self.options = options
  }

  /// Returns the next token; at the end of the text, always the end token.
  mutating func next() -> JSONLexeme {
    skipSpace()
    let start = position
    guard start < source.byteCount else {
      return JSONLexeme(kind: .end, range: source.byteCount..<source.byteCount)
    }
    let byte = source.bytes[start]
    if let kind = Self.punctuation(byte) {
      position += 1
      return JSONLexeme(kind: kind, range: start..<position)
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return consumeString(byte) }
    consumeRun()
    let beginsNumber =
      byte.isDigit || byte.isSign
      || byte == UInt8(ascii: ".") && source.bytes[start + 1].isDigit
    return beginsNumber
      ? number(start..<position) : JSONLexeme(kind: .word, range: start..<position)
  }

  private static func punctuation(_ byte: UInt8) -> JSONLexeme.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: "["): .openBracket
    case UInt8(ascii: "]"): .closeBracket
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }

  /// Skips a number or word: all bytes up to white space, a comment, a quote or punctuation.
  ///
  /// `=` and `;` count as punctuation, because other languages use them.
  private mutating func consumeRun() {
    let start = position
    while position < source.byteCount {
      let byte = source.bytes[position]
      let isSeparator = byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";")
      if isSeparator {
        if position == start { position += 1 }
        return
      }
      if byte.isJSONSpace || byte == UInt8(ascii: "\"") || Self.punctuation(byte) != nil
        || beginsComment
      {
        return
      }
      position += 1
    }
  }
}

/// Scanning of white space and comments.
extension JSONScanner {
  private mutating func skipSpace() {
    while position < source.byteCount {
      if source.bytes[position].isJSONSpace {
        position += 1
      } else if beginsComment {
        consumeComment()
      } else {
        return
      }
    }
  }

  private var beginsComment: Bool {
    guard source.bytes[position] == UInt8(ascii: "/") else { return false }
    let second = source.bytes[position + 1]
    return second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
  }

  private mutating func consumeComment() {
    let start = position
    let isBlock = source.bytes[start + 1] == UInt8(ascii: "*")
    position += 2
    let isClosed = isBlock ? skipPastEndOfBlock() : skipToEndOfLine()
    if !options.allowsComments {
      log.add(Diagnostic(.jsonComment, range: start..<position))
    }
    if !isClosed {
      log.add(Diagnostic(.unclosedJSON, range: start..<start + 2, facts: [.subject("comment")]))
    }
  }

  private mutating func skipToEndOfLine() -> Bool {
    while position < source.byteCount, !source.bytes[position].isNewline { position += 1 }
    return true
  }

  private mutating func skipPastEndOfBlock() -> Bool {
    while position < source.byteCount {
      if source.bytes[position] == UInt8(ascii: "*"),
        source.bytes[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return true
      }
      position += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is JSON white space: space, tab, line feed or carriage return.
  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || isNewline }
  /// Whether the byte is a line break.
  var isNewline: Bool { self == 0x0A || self == 0x0D }
}
