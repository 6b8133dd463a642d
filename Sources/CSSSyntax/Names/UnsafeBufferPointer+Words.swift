// SPDX-License-Identifier: Apache-2.0

/// Access to the bytes of names, eight at a time, because a style sheet can have a million lookups.
extension UnsafeBufferPointer<UInt8> {
  /// Returns the eight bytes from an offset on, in little-endian order.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The last eight bytes as one number; fewer bytes are padded with zeros above.
  @inlinable @inline(__always)
  package var lastWord: UInt64 {
    if count >= 8 { return word(at: count &- 8) }
    if count >= 4 {
      let lastFour = UInt64(halfWord(at: count &- 4))
      return UInt64(halfWord(at: 0)) | lastFour &<< UInt64((count &- 4) &* 8)
    }
    if count == 0 { return 0 }
    var word = UInt64(self[0])
    if count > 1 { word |= UInt64(self[1]) << 8 }
    if count > 2 { word |= UInt64(self[2]) << 16 }
    return word
  }

  /// Returns the four bytes from an offset on, in little-endian order.
  @inlinable @inline(__always)
  package func halfWord(at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Returns whether two buffers contain equal bytes.
  @inlinable @inline(__always)
  package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset &+= 8
    }
    return lastWord == other.lastWord
  }
}
