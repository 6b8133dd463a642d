// SPDX-License-Identifier: Apache-2.0

/// Returns a text as a JSON string, in double quotes.
///
/// In addition to the required escapes, DEL and the control characters U+0080 to U+009F are
/// escaped, because they control a terminal.
///
/// ```swift
/// jsonText(#"say "hi""#)   // "say \"hi\""
/// ```
///
/// Defined by [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
package func jsonText(_ text: String) -> String {
  var text = text
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count + 2)
  text.withUTF8 { source in
    writeJSONText(source) { bytes.append(contentsOf: $0) }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Passes UTF-8 bytes as a JSON string to `write`, in the longest possible pieces.
package func writeJSONText(
  _ source: UnsafeBufferPointer<UInt8>, to write: (UnsafeBufferPointer<UInt8>) -> Void
) {
  StaticString("\"").withUTF8Buffer(write)
  var start = 0
  for (offset, byte) in source.enumerated() {
    let isQuoted = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    // U+0080 to U+009F are C2 80 to C2 9F.
    let isC1Control = byte & 0xE0 == 0x80 && offset > 0 && source[offset - 1] == 0xC2
    guard isQuoted || byte < 0x20 || byte == 0x7F || isC1Control else { continue }
    write(UnsafeBufferPointer(rebasing: source[start..<(isC1Control ? offset - 1 : offset)]))
    var escape = jsonEscape(of: byte)
    escape.withUTF8(write)
    start = offset + 1
  }
  write(UnsafeBufferPointer(rebasing: source[start...]))
  StaticString("\"").withUTF8Buffer(write)
}

/// Returns the JSON escape of a quotation mark, a backslash or a control character.
package func jsonEscape(of byte: UInt8) -> String {
  switch byte {
  case UInt8(ascii: "\""): #"\""#
  case UInt8(ascii: "\\"): #"\\"#
  case 0x0A: #"\n"#
  case 0x0D: #"\r"#
  case 0x09: #"\t"#
  default: (byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)
  }
}
