// SPDX-License-Identifier: Apache-2.0

/// The lookup of names in the generated tables, which need no setup at launch.
///
/// The number of slots is a power of two. The high bits of a name's hash are the index of its slot,
/// with linear probing. A slot contains the low half of the hash and the number of the name. All
/// bits of a free slot are set.
enum NameTable {
  /// Returns the number of the name that equals the bytes, ignoring ASCII case, or `nil` if there
  /// is none.
  @inline(__always)
  static func find(
    _ utf8: UnsafeBufferPointer<UInt8>, slots: [UInt32], names: [String]
  ) -> Int? {
    let hash = NameHash.hash(utf8)
    let mask = slots.count - 1
    var slot = Int(hash >> UInt32(32 - slots.count.trailingZeroBitCount))
    while slots[slot] != .max {
      let number = Int(slots[slot] & 0xFFFF)
      if slots[slot] >> 16 == hash & 0xFFFF, NameHash.matches(names[number], utf8) {
        return number
      }
      slot = (slot + 1) & mask
    }
    return nil
  }
}
