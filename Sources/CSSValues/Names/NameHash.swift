// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Finds names in the generated tables without regard to ASCII case and without allocating a
/// string.
///
/// GenerateTables has an identical hash function (`nameHash`). That function builds the tables, and
/// this one reads them.
enum NameHash {
  /// The maximum length of a name in bytes.
  ///
  /// Longer names are in no table.
  static let maximumLength = 64

  /// Returns a hash of the bytes that ignores ASCII case.
  ///
  /// Setting the bit that distinguishes uppercase from lowercase also merges a few other
  /// characters. ``matches(_:_:)`` distinguishes those again.
  @inline(__always)
  static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    let count = utf8.count
    guard count <= maximumLength else { return 0 }
    var hash = UInt64(truncatingIfNeeded: count) &* factor
    var offset = 0
    while offset &+ 8 <= count {
      hash = mixed(hash, with: utf8.word(at: offset) | 0x2020_2020_2020_2020, factor: factor)
      offset &+= 8
    }
    if offset < count {
      // The bytes that were already read are shifted out, and no bit is set after the last byte.
      let unread = UInt64(truncatingIfNeeded: (count &- offset) &* 8)
      let word = count < 8 ? utf8.lastWord : utf8.lastWord &>> (64 &- unread)
      hash = mixed(hash, with: word | 0x2020_2020_2020_2020 & (1 &<< unread &- 1), factor: factor)
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, with word: UInt64, factor: UInt64) -> UInt64 {
    let product = (hash ^ word) &* factor
    return product ^ product >> 29
  }

  /// Returns whether the bytes equal the name, ignoring ASCII case.
  @inline(__always)
  static func matches(_ name: String, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    // Sheets are nearly always written in lowercase, as the name is.
    if name.utf8.withContiguousStorageIfAvailable({ $0.isSame(as: utf8) }) == true { return true }
    return matchesFolded(name.utf8, utf8)
  }

  /// Returns whether the bytes equal the name, ignoring ASCII case.
  @inline(__always)
  static func matches(
    _ name: UnsafeBufferPointer<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.isSame(as: utf8) || matchesFolded(name, utf8)
  }

  @inline(never)
  private static func matchesFolded(
    _ name: some Collection<UInt8>, _ utf8: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    name.count == utf8.count && zip(name, utf8).allSatisfy { folded($0) == folded($1) }
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
