// SPDX-License-Identifier: Apache-2.0

/// Finds names in the generated tables without regard to ASCII case and without making a string.
///
/// GenerateTables has the same hash function (`nameHash`): tables are made with that one and read with this one.
enum NameHash {
  /// The longest name that is looked up; longer ones are in no table.
  static let maximumLength = 64

  /// A hash of the bytes that is the same for large and small letters.
  ///
  /// Setting the bit that tells them apart also merges a few other characters, which ``isName(_:_:)`` tells apart again.
  @inline(__always)
  static func hash(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    guard let base = utf8.baseAddress, utf8.count <= maximumLength else { return 0 }
    var hash = UInt64(truncatingIfNeeded: utf8.count) &* factor
    var offset = 0
    while offset + 8 <= utf8.count {
      let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
      hash = mixed(hash, UInt64(littleEndian: word) | 0x2020_2020_2020_2020, factor)
      offset += 8
    }
    if offset < utf8.count {
      var word: UInt64 = 0
      var shift: UInt64 = 0
      while offset < utf8.count {
        word |= UInt64(base[offset] | 0x20) &<< shift
        shift += 8
        offset += 1
      }
      hash = mixed(hash, word, factor)
    }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = (hash ^ word) &* factor
    return product ^ product >> 29
  }

  /// Whether the bytes are the name without regard to ASCII case.
  @inline(__always)
  static func isName(_ name: String, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var name = name
    return name.withUTF8 { name in
      guard name.count == utf8.count else { return false }
      for index in 0..<name.count where folded(name[index]) != folded(utf8[index]) { return false }
      return true
    }
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
}
