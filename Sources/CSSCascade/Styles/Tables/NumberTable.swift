// SPDX-License-Identifier: Apache-2.0

/// An open hash table of the numbers of elements that are stored elsewhere.
struct NumberTable: Sendable {
  private struct Slot {
    var hash: UInt32
    /// The number plus one; zero is a free slot.
    var number: UInt32
  }

  private var slots = [Slot](repeating: Slot(hash: 0, number: 0), count: 256)
  private var count = 0

  /// Returns the number with a hash for which `isWanted` is true, or `nil` for none.
  @inline(__always)
  func find(_ hash: UInt32, _ isWanted: (Int) -> Bool) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(hash) & mask
      while slots[slot].number != 0 {
        let number = Int(slots[slot].number) - 1
        if slots[slot].hash == hash, isWanted(number) { return number }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  /// Inserts a number that the table does not contain.
  mutating func insert(_ number: Int, _ hash: UInt32) {
    count += 1
    if count * 2 > slots.count { grow() }
    put(Slot(hash: hash, number: UInt32(truncatingIfNeeded: number + 1)))
  }

  private mutating func put(_ entry: Slot) {
    let mask = slots.count - 1
    var slot = Int(entry.hash) & mask
    while slots[slot].number != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, number: 0), count: old.count * 2)
    for entry in old where entry.number != 0 { put(entry) }
  }
}

extension NumberTable {
  /// Returns a hash of another hash and a word, in which every bit of the word affects many bits.
  @inline(__always)
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}
