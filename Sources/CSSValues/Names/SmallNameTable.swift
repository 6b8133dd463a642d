// SPDX-License-Identifier: Apache-2.0

/// A table of a few names that no generated table has, built on first use.
struct SmallNameTable: Sendable {
  private let names: [String]
  private var slots: [UInt32]

  /// Creates a table of distinct lowercase names.
  init(_ names: [String]) {
    self.names = names
    var count = 16
    while count < names.count * 3 { count *= 2 }
    slots = Array(repeating: .max, count: count)
    for (number, var name) in names.enumerated() {
      let hash = name.withUTF8(NameHash.hash)
      var slot = Int(hash >> UInt32(32 - count.trailingZeroBitCount))
      while slots[slot] != .max { slot = (slot + 1) & (count - 1) }
      slots[slot] = hash << 16 | UInt32(number)
    }
  }

  /// Returns the index of a name in the list, ignoring ASCII case, or `nil` if the list lacks it.
  func find(_ utf8: UnsafeBufferPointer<UInt8>) -> Int? {
    NameTable.find(utf8, slots: slots, names: names)
  }
}
