// SPDX-License-Identifier: Apache-2.0

/// Returns whether bytes are well-formed UTF-8; checks ASCII eight bytes at a time.
///
/// Defined by the Unicode Standard, table 3-7.
func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  guard let base = bytes.baseAddress else { return true }
  let end = bytes.count
  var at = 0
  while at < end {
    if at + 8 <= end,
      UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      at += 8
      continue
    }
    let length = sequenceLength(base + at, limit: end - at)
    if length == 0 { return false }
    at += length
  }
  return true
}

/// Returns the length of the well-formed sequence at `bytes`, or zero.
private func sequenceLength(_ bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[0] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard length <= limit, second.contains(bytes[1]) else { return 0 }
  for offset in 2..<max(length, 2) where !bytes[offset].isUTF8Continuation { return 0 }
  return length
}

extension UInt8 {
  /// Whether the byte continues a character in valid UTF-8.
  @inlinable
  package var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
