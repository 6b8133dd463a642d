// SPDX-License-Identifier: Apache-2.0

/// The bytes of a name, string or url with its escapes resolved and each NUL read as U+FFFD.
///
/// Defined by [CSS Syntax Level 3, section 4.3.7](https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point).
struct EscapeDecoder: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isString: Bool
  private var position = 0
  private var pending: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, kind: TokenKind) {
    self.bytes = bytes
    isString = kind == .string
  }

  /// Everything that is left, as a string.
  var text: String { String(decoding: Array(self), as: UTF8.self) }

  mutating func next() -> UInt8? {
    if let byte = pending.popLast() { return byte }
    while skipLineContinuation() {}
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case 0: return replacement()
    case UInt8(ascii: "\\"): return escape()
    default: return byte
    }
  }

  /// What follows a backslash.
  private mutating func escape() -> UInt8? {
    guard position < bytes.count else { return isString ? nil : replacement() }
    let byte = bytes[position]
    if let digit = byte.hexDigitValue { return hexadecimal(first: digit) }
    position += 1
    return byte == 0 ? replacement() : byte
  }

  /// Passes over a backslash and a newline, which in a string stand for nothing.
  private mutating func skipLineContinuation() -> Bool {
    guard isString, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\") else {
      return false
    }
    let byte = bytes[position + 1]
    guard byte.isWhitespace, byte != 0x20, byte != 0x09 else { return false }
    position += 2
    skipLineFeed(after: byte)
    return true
  }

  /// One to six digits and one white space.
  private mutating func hexadecimal(first: UInt32) -> UInt8? {
    var value = first
    position += 1
    var digits = 1
    while digits < 6, position < bytes.count, let digit = bytes[position].hexDigitValue {
      value = value << 4 | digit
      position += 1
      digits += 1
    }
    if position < bytes.count, bytes[position].isWhitespace {
      position += 1
      skipLineFeed(after: bytes[position - 1])
    }
    guard value != 0, let scalar = Unicode.Scalar(value) else { return replacement() }
    return emit(scalar)
  }

  /// A carriage return and a line feed are one newline.
  private mutating func skipLineFeed(after byte: UInt8) {
    if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  private mutating func replacement() -> UInt8? { emit("\u{FFFD}") }

  private mutating func emit(_ scalar: Unicode.Scalar) -> UInt8? {
    pending = Array(UTF8.encode(scalar).map(Array.init) ?? []).reversed()
    return pending.popLast()
  }
}
