// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What the bytes between a string's quotes say.
///
/// Half a surrogate pair and an escape that there is not become U+FFFD; a backslash before a character that needs none is
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

/// The UTF-16 unit of an escape `\uXXXX` that some bytes begin with; nil where they do not.
func unescapedUnit(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
  guard bytes.count >= 6, bytes.starts(with: #"\u"#.utf8) else { return nil }
  var unit: UInt16 = 0
  for byte in bytes.dropFirst(2).prefix(4) {
    guard let digit = byte.hexDigitValue else { return nil }
    unit = unit << 4 | UInt16(truncatingIfNeeded: digit)
  }
  return unit
}

/// Takes an escape that begins with `\u` off some bytes, or the two of a surrogate pair; nil
/// where they begin with another.
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

/// What a letter stands for behind a backslash.
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
