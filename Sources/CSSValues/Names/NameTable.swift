// SPDX-License-Identifier: Apache-2.0

/// Finds names in the generated tables.
///
/// A table has a power of two of slots. A name's slot is at the place that the high bits of its hash say, or behind, before the
/// next free slot. A slot holds the low half of the hash and the number of the name; all its bits are set where it is free.
enum NameTable {
  /// The number of the name that the bytes are, in any ASCII case; nil when it is none of them.
  @inline(__always)
  static func find(
    _ utf8: UnsafeBufferPointer<UInt8>, slots: [UInt32], names: [String]
  ) -> Int? {
    let hash = NameHash.hash(utf8)
    let mask = slots.count - 1
    var place = Int(hash >> UInt32(32 - slots.count.trailingZeroBitCount))
    while slots[place] != .max {
      let number = Int(slots[place] & 0xFFFF)
      if slots[place] >> 16 == hash & 0xFFFF, NameHash.isName(names[number], utf8) {
        return number
      }
      place = (place + 1) & mask
    }
    return nil
  }
}
