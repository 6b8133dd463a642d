// SPDX-License-Identifier: Apache-2.0

/// A sheet has a million names to look up, so their bytes are read eight at a time.
extension UnsafeBufferPointer<UInt8> {
  /// The eight bytes from an offset on, the first one the lowest.
  @inlinable @inline(__always)
  package func word(at offset: Int) -> UInt64 {
    UInt64(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The last eight bytes as one number; of fewer bytes all of them, with zeros above.
  @inlinable @inline(__always)
  package var lastWord: UInt64 {
    if count >= 8 { return word(at: count &- 8) }
    if count >= 4 {
      let rest = UInt64(halfWord(at: count &- 4))
      return UInt64(halfWord(at: 0)) | rest &<< UInt64((count &- 4) &* 8)
    }
    if count == 0 { return 0 }
    var word = UInt64(self[0])
    if count > 1 { word |= UInt64(self[1]) << 8 }
    if count > 2 { word |= UInt64(self[2]) << 16 }
    return word
  }

  /// The four bytes from an offset on, the first one the lowest.
  @inlinable @inline(__always)
  package func halfWord(at offset: Int) -> UInt32 {
    UInt32(
      littleEndian: UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
        .loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  /// Whether as many bytes at another place are the same.
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
