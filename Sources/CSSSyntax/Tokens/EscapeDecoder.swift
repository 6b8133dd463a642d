// SPDX-License-Identifier: Apache-2.0

/// The bytes of a name, string or url, with escapes resolved and each NUL replaced by U+FFFD.
///
/// Defined by [CSS Syntax Level 3, section 4.3.7](https://drafts.csswg.org/css-syntax-3/#consume-escaped-code-point).
struct EscapeDecoder: Sequence, IteratorProtocol {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isString: Bool
  private var position = 0
  /// The remaining bytes of a code point, the next one lowest, and their number.
  private var pending: (bytes: UInt32, count: Int) = (0, 0)

  init(_ bytes: UnsafeBufferPointer<UInt8>, kind: TokenKind) {
    self.bytes = bytes
    isString = kind == .string
  }

  /// The remaining bytes as a string.
  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Calls `body` with the remaining bytes, in memory that is valid during the call.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // A NUL is the only byte that becomes three.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count * 3) { memory in
      var decoder = self
      var count = 0
      while let byte = decoder.next() {
        memory.initializeElement(at: count, to: byte)
        count += 1
      }
      return body(UnsafeBufferPointer(rebasing: memory[..<count]))
    }
  }

  @inline(__always)
  mutating func next() -> UInt8? {
    if pending.count > 0 { return nextPending() }
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

  /// Consumes an escape after its backslash.
  private mutating func escape() -> UInt8? {
    guard position < bytes.count else { return isString ? nil : replacement() }
    let byte = bytes[position]
    if let digit = byte.hexDigitValue { return hexadecimal(first: digit) }
    position += 1
    return byte == 0 ? replacement() : byte
  }

  /// Skips an escaped newline, which represents no character in a string.
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

  /// Consumes one to six hexadecimal digits and one white space.
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

  /// Consumes the line feed of a CRLF, because that is one newline.
  private mutating func skipLineFeed(after byte: UInt8) {
    if byte == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
  }

  private mutating func replacement() -> UInt8? { emit("\u{FFFD}") }

  private mutating func emit(_ scalar: Unicode.Scalar) -> UInt8? {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
      pending.bytes |= UInt32(byte) << UInt32(8 * pending.count)
      pending.count += 1
    }
    return nextPending()
  }

  private mutating func nextPending() -> UInt8? {
    defer { pending = (pending.bytes >> 8, pending.count - 1) }
    return UInt8(truncatingIfNeeded: pending.bytes)
  }
}
