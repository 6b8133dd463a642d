// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Scanning of strings.
///
/// Defined by [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
extension JSONScanner {
  /// Consumes a string up to its closing quote, or to the end of its line if the quote is missing.
  mutating func consumeString(_ quote: UInt8) -> JSONLexeme {
    let start = position
    var flags: JSONNode.Flags = []
    position += 1
    while position < source.byteCount {
      let byte = source.bytes[position]
      if byte == quote {
        position += 1
        if quote != UInt8(ascii: "\"") { reportSingleQuotes(start..<position) }
        return JSONLexeme(kind: .string, range: start..<position, flags: flags)
      }
      if byte == UInt8(ascii: "\\") {
        flags.insert(.escaped)
        consumeEscape()
      } else if byte.isNewline {
        break
      } else {
        if byte < 0x20 { reportControlCharacter(byte) }
        position += 1
      }
    }
    flags.insert(.unterminated)
    let kind: Diagnostic.Kind = position < source.byteCount ? .newlineInJSONString : .unclosedJSON
    log.add(Diagnostic(kind, range: start..<position, facts: [.subject("string")]))
    return JSONLexeme(kind: .string, range: start..<position, flags: flags)
  }

  /// Consumes an escape; of an invalid escape at the end of a line, only the backslash.
  private mutating func consumeEscape() {
    let start = position
    position += 1
    switch source.bytes[position] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(at: start) else {
        position += 1
        return reportEscape(start..<position)
      }
      position = start + 6
      consumeLowSurrogate(after: unit, start: start)
    case let byte where byte.isNewline || position >= source.byteCount: break
    default:
      repeat { position += 1 } while source.bytes[position] & 0xC0 == 0x80
      reportEscape(start..<position)
    }
  }

  /// Returns the UTF-16 code unit of an escape `\uXXXX` at an offset, or `nil` if there is none.
  private func codeUnit(at offset: Int) -> UInt16? {
    guard offset + 6 <= source.byteCount else { return nil }
    return unescapedUnit(source.utf8(in: offset..<offset + 6)[...])
  }

  /// Consumes the second half of a surrogate pair, or reports a lone surrogate.
  private mutating func consumeLowSurrogate(after unit: UInt16, start: Int) {
    guard UTF16.isSurrogate(unit) else { return }
    if UTF16.isLeadSurrogate(unit), let next = codeUnit(at: position), UTF16.isTrailSurrogate(next)
    {
      position += 6
    } else {
      let range = start..<position
      log.add(Diagnostic(.loneSurrogate, range: range, facts: [source.found(range)]))
    }
  }

  private mutating func reportEscape(_ range: Range<Int>) {
    log.add(Diagnostic(.invalidJSONEscape, range: range, facts: [source.found(range)]))
  }

  private mutating func reportControlCharacter(_ byte: UInt8) {
    if log.isFull { return }
    let range = position..<position + 1
    let escape = jsonEscape(of: byte)
    log.add(
      Diagnostic(
        .controlCharacterInJSON, range: range, facts: [.expected(escape)],
        fixIts: [Diagnostic.FixIt(range: range, replacement: escape, isSafe: true)]))
  }

  private mutating func reportSingleQuotes(_ range: Range<Int>) {
    log.add(Diagnostic(.singleQuotedJSON, range: range, facts: [source.found(range)]))
  }
}
