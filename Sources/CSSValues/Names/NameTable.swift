// SPDX-License-Identifier: Apache-2.0

/// The look-up of names in the generated tables, which need no work when a program starts.
///
/// A table has a power of two of slots. The high bits of a name's hash are the index of its slot; taken slots are followed to the
/// next free one. A slot has the low half of the hash and the number of the name; all bits of a free slot are set.
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
