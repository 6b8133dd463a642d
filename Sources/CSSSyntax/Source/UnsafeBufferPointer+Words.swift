// SPDX-License-Identifier: Apache-2.0

/// Access to the bytes of names and texts, eight at a time.
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

  /// Calls `body` with each word of eight bytes, its offset and the number of its bytes.
  ///
  /// The last word can have fewer bytes, and is then padded with zeros above.
  @inline(__always)
  func forEachWord(_ body: (_ word: UInt64, _ offset: Int, _ count: Int) -> Void) {
    var offset = 0
    while offset &+ 8 <= count {
      body(word(at: offset), offset, 8)
      offset &+= 8
    }
    if offset < count {
      let remainder = UnsafeBufferPointer(rebasing: self[offset...])
      body(remainder.lastWord, offset, remainder.count)
    }
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
