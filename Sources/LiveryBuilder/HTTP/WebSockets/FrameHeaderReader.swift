// SPDX-License-Identifier: Apache-2.0

/// A parser of a frame header, byte by byte.
struct FrameHeaderReader {
  private var bytes: [UInt8] = []

  /// Whether a header has begun and is not complete.
  var isWithinHeader: Bool { !bytes.isEmpty }

  /// Reads a byte.
  ///
  /// - Parameter byte: The next byte.
  /// - Returns: The header after its last byte, or `nil`; the next byte begins a new header.
  mutating func read(_ byte: UInt8) -> FrameHeader? {
    bytes.append(byte)
    guard bytes.count >= 2 else { return nil }
    let lengthBytes =
      switch bytes[1] & 0x7F {
      case 126: 2
      case 127: 8
      default: 0
      }
    let isMasked = bytes[1] & 0x80 != 0
    guard bytes.count == 2 + lengthBytes + (isMasked ? 4 : 0) else { return nil }
    defer { bytes.removeAll(keepingCapacity: true) }
    var length = UInt64(bytes[1] & 0x7F)
    if lengthBytes > 0 {
      length = bytes[2..<(2 + lengthBytes)].reduce(0) { $0 << 8 | UInt64($1) }
    }
    return FrameHeader(
      isFinal: bytes[0] & 0x80 != 0, reserved: bytes[0] >> 4 & 7, opcode: bytes[0] & 15,
      length: length, lengthBytes: lengthBytes, mask: isMasked ? Array(bytes.suffix(4)) : nil)
  }
}
