// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Takes a JSON text apart into its pieces, and tells what is wrong with them.
///
/// Defined by [RFC 8259, section 2](https://www.rfc-editor.org/rfc/rfc8259#section-2).
struct JSONScanner {
  let source: SourceText
  let options: JSONOptions
  /// What is wrong with the text; the parser writes into it too.
  var log = DiagnosticLog()
  /// The offset of the next byte.
  ///
  /// The text ends in two zero bytes, so looking one or two ahead is safe.
  var position = 0

  init(_ source: SourceText, _ options: JSONOptions) {
    self.source = source
    self.options = options
  }

  /// The next piece; at the end of the text, the end again and again.
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

  /// Passes over a number or a word: everything up to white space, a comment, a quote or punctuation.
  ///
  /// A `=` or `;` is punctuation too, such as other languages have it.
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

/// White space and comments.
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
  /// Whether the byte is white space of JSON: space, tab, line feed, carriage return.
  var isJSONSpace: Bool { self == 0x20 || self == 0x09 || isNewline }
  /// Whether the byte ends a line.
  var isNewline: Bool { self == 0x0A || self == 0x0D }
}
