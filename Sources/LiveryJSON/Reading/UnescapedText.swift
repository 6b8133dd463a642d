// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Returns the text between the quotes of a string, with its escapes resolved.
///
/// Lone surrogates and invalid escapes become U+FFFD. A backslash before any other character is
/// dropped.
///
/// Defined by [RFC 8259, section 7](https://www.rfc-editor.org/rfc/rfc8259#section-7).
func unescapedText(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(bytes.count)
  var rest = bytes[...]
  while let byte = rest.first {
    guard byte == UInt8(ascii: "\\") else {
      text.append(byte)
      rest.removeFirst()
      continue
    }
    if let scalar = popCodePoint(&rest) {
      text.append(contentsOf: Array(String(scalar).utf8))
    } else {
      rest.removeFirst()
      if let escaped = rest.popFirst() { text.append(controlCharacter(escaped) ?? escaped) }
    }
  }
  return String(decoding: text, as: UTF8.self)
}

/// Returns the UTF-16 code unit of an escape `\uXXXX` at the start of bytes, or `nil`.
func unescapedUnit(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
  guard bytes.count >= 6, bytes.starts(with: #"\u"#.utf8) else { return nil }
  var unit: UInt16 = 0
  for byte in bytes.dropFirst(2).prefix(4) {
    guard let digit = byte.hexDigitValue else { return nil }
    unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
  }
  return unit
}

/// Removes a `\u` escape or a surrogate pair of two escapes from the start of some bytes.
///
/// The result is `nil` if the bytes start with another escape.
private func popCodePoint(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
  guard rest.starts(with: #"\u"#.utf8) else { return nil }
  guard let unit = unescapedUnit(rest) else {
    rest = rest.dropFirst(2)
    return "\u{FFFD}"
  }
  rest = rest.dropFirst(6)
  if let scalar = Unicode.Scalar(unit) { return scalar }
  guard UTF16.isLeadSurrogate(unit), let low = unescapedUnit(rest), UTF16.isTrailSurrogate(low)
  else { return "\u{FFFD}" }
  rest = rest.dropFirst(6)
  return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF)))
}

/// Returns the control character for a letter after a backslash.
private func controlCharacter(_ letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}
