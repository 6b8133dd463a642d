// SPDX-License-Identifier: Apache-2.0

extension TokenStream {
  /// Returns the specification's value of a token: a name, string or url with its escapes resolved.
  ///
  /// ```swift
  /// TokenStream(#"\72 ed"#).value(of: 0)       // "red"
  /// TokenStream(#"url( a\(b ) "#).value(of: 0) // "a(b"
  /// ```
  ///
  /// The value of a function or an at-keyword is the name alone. The value of every other kind of
  /// token is its text.
  public func value(of position: Int) -> String {
    checkPosition(position)
    let range = valueRange(of: position)
    guard tokens[position].flags.contains(.escaped) else { return text(in: range) }
    return EscapeDecoder(utf8(in: range), kind: tokens[position].kind).text
  }

  /// Calls `body` with the bytes of a token's value, which are valid during the call.
  func withValue<Result>(
    of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let value = utf8(in: valueRange(of: position))
    guard tokens[position].flags.contains(.escaped) else { return body(value) }
    return EscapeDecoder(value, kind: tokens[position].kind).withBytes(body)
  }

  /// Returns the bytes of a token's value, without sign, quotes and parentheses.
  ///
  /// They are the value itself unless the token has the flag ``Token/Flags/escaped``.
  package func valueRange(of position: Int) -> Range<Int> {
    let token = tokens[position]
    let start = Int(token.start)
    let end = Int(tokens[position + 1].start)
    switch token.kind {
    case .function: return start..<end - 1
    case .atKeyword, .hash: return start + 1..<end
    case .string:
      let closed = !token.flags.contains(.unterminated)
      return start + 1..<(closed ? end - 1 : end)
    case .url: return urlRange(start..<end, closed: !token.flags.contains(.unterminated))
    default: return start..<end
    }
  }

  /// Returns the bytes of a name without parenthesis or sign.
  ///
  /// They are its value unless the token has the flag ``Token/Flags/escaped``.
  @inlinable @inline(__always)
  package func identifier(at position: Int) -> UnsafeBufferPointer<UInt8> {
    utf8(in: Int(tokens[position].start)..<Int(tokens[position + 1].start))
  }

  /// Returns the range between the parentheses of `url( … )`, without surrounding white space.
  private func urlRange(_ range: Range<Int>, closed: Bool) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, bytes[start] != UInt8(ascii: "(") { start += 1 }
    start += 1
    var end = closed ? range.upperBound - 1 : range.upperBound
    while start < end, bytes[start].isWhitespace { start += 1 }
    let closing = end
    // White space right after a backslash's hexadecimal digits belongs to the escape; dropping it
    // changes nothing.
    while start < end, bytes[end - 1].isWhitespace { end -= 1 }
    var backslashes = end
    while start < backslashes, bytes[backslashes - 1] == UInt8(ascii: "\\") { backslashes -= 1 }
    // White space after an unescaped backslash is the url's last character.
    if end < closing, !(end - backslashes).isMultiple(of: 2) { end += 1 }
    return start..<end
  }

  /// Returns whether a name token's value is the lower-case `name`, ignoring ASCII case.
  package func value(of position: Int, equals name: StaticString) -> Bool {
    let token = tokens[position]
    if token.flags.contains(.escaped) {
      return value(of: position).utf8.lazy.map(\.lowercased).elementsEqual(name.description.utf8)
    }
    let range = valueRange(of: position)
    guard range.count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count
    where bytes[range.lowerBound + offset].lowercased != name.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns whether the token is the delimiter `character`.
  @inline(__always)
  package func isDelim(_ position: Int, _ character: Unicode.Scalar) -> Bool {
    tokens[position].kind == .delim && UInt32(bytes[Int(tokens[position].start)]) == character.value
  }
}

extension UInt8 {
  /// Whether the byte is white space: a space, a tab, or part of a newline.
  @inlinable
  package var isWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  /// The byte with an ASCII capital letter in lower case.
  @inlinable
  package var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// The value of a hexadecimal digit, or `nil` for another byte.
  @inlinable
  package var hexDigitValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self &- 0x30)
    case 0x41...0x46: UInt32(self &- 0x37)
    case 0x61...0x66: UInt32(self &- 0x57)
    default: nil
    }
  }
}
