// SPDX-License-Identifier: Apache-2.0

/// The lengths of a UTF-8 text in UTF-16 units and in Unicode scalars.
struct CharacterCounts: Sendable {
  /// The number of UTF-16 units.
  private(set) var utf16 = 0
  /// The number of Unicode scalars, which are the units of UTF-32.
  private(set) var scalars = 0

  /// The most significant bit of each byte of a word.
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Adds the characters that begin in up to eight bytes, in little-endian order.
  ///
  /// - Parameters:
  ///   - word: The bytes; those after the first `count` are zero.
  ///   - count: The number of bytes.
  @inline(__always)
  private mutating func add(_ word: UInt64, count: Int) {
    scalars &+= count
    utf16 &+= count
    if word & Self.highBits == 0 { return }
    // A continuation byte is 10xxxxxx. A character of two UTF-16 units begins with 11110xxx.
    let continuations = (word & ~(word << 1) & Self.highBits).nonzeroBitCount
    let pairs = (word & word << 1 & word << 2 & word << 3 & Self.highBits).nonzeroBitCount
    scalars &-= continuations
    utf16 &+= pairs &- continuations
  }

  /// Adds the characters that begin in bytes of a text.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    bytes.forEachWord { word, _, count in add(word, count: count) }
  }
}
