// SPDX-License-Identifier: Apache-2.0

/// Returns a text as a JSON string: in double quotes, with escapes.
///
/// In addition to the characters that JSON requires to be escaped, DEL and the control characters
/// U+0080 to U+009F are escaped, because they control a terminal.
///
/// ```swift
/// jsonString(#"say "hi""#)   // "say \"hi\""
/// ```
///
/// Defined by [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
package func jsonString(_ text: String) -> String {
  var text = text
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  text.withUTF8 { source in
    writeJSONString(source) { bytes.append(contentsOf: $0) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Passes a UTF-8 text as a JSON string to `write`, in the longest possible pieces.
///
/// - Parameters:
///   - source: The bytes of the text.
///   - write: A function that receives the pieces in order. A piece is valid only during the call.
package func writeJSONString(
  _ source: UnsafeBufferPointer<UInt8>, to write: (UnsafeBufferPointer<UInt8>) -> Void
) {
  StaticString("\"").withUTF8Buffer(write)
  var start = 0
  for (offset, byte) in source.enumerated() {
    let needsBackslash = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    // U+0080 to U+009F are C2 80 to C2 9F, so the second byte equals the code point.
    let isC1Control = byte & 0xE0 == 0x80 && offset > 0 && source[offset - 1] == 0xC2
    guard needsBackslash || byte < 0x20 || byte == 0x7F || isC1Control else { continue }
    write(UnsafeBufferPointer(rebasing: source[start..<(isC1Control ? offset - 1 : offset)]))
    var escape = jsonEscape(of: byte)
    escape.withUTF8(write)
    start = offset + 1
  }
  write(UnsafeBufferPointer(rebasing: source[start...]))
  StaticString("\"").withUTF8Buffer(write)
}

/// Returns whether a text is the content of its JSON string: printable ASCII without quotation marks
/// and backslashes.
///
/// The answer may be `false` for a few other texts, which need no escapes either.
package func needsNoJSONEscape(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  // The most significant bit of each byte that may need an escape.
  var found: UInt64 = 0
  text.forEachWord { word, _, count in
    let word = count < 8 ? word | 0x2020_2020_2020_2020 << UInt64(8 * count) : word
    found |= word | bytesBelow(0x20, in: word)
    // A quotation mark, a backslash and DEL.
    found |= bytesBelow(1, in: word ^ 0x2222_2222_2222_2222)
    found |= bytesBelow(1, in: word ^ 0x5C5C_5C5C_5C5C_5C5C)
    found |= bytesBelow(1, in: word ^ 0x7F7F_7F7F_7F7F_7F7F)
  }
  return found & 0x8080_8080_8080_8080 == 0
}

/// Returns a word whose most significant bits are set in the bytes of another that are less than a
/// limit, and possibly in bytes after these.
@inline(__always)
private func bytesBelow(_ limit: UInt64, in word: UInt64) -> UInt64 {
  (word &- limit &* 0x0101_0101_0101_0101) & ~word
}

/// Returns the JSON escape of a quotation mark, a backslash or a control character.
///
/// - Parameter codePoint: The code point of the character, from U+0000 to U+00FF.
/// - Returns: The escape, such as `\n` or `\u001b`.
package func jsonEscape(of codePoint: UInt8) -> String {
  switch codePoint {
  case UInt8(ascii: "\""): #"\""#
  case UInt8(ascii: "\\"): #"\\"#
  case 0x0A: #"\n"#
  case 0x0D: #"\r"#
  case 0x09: #"\t"#
  default: (codePoint < 0x10 ? #"\u000"# : #"\u00"#) + String(codePoint, radix: 16)
  }
}
