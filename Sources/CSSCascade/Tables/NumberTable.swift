// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An open-addressing hash table of the numbers of elements that are stored elsewhere.
///
/// All tables of the cascade that grow during styling are based on it. A dictionary copies its keys
/// and hashes them with SipHash, which costs more than the rest of a lookup here.
struct NumberTable: Sendable {
  private struct Slot {
    var hash: UInt32
    /// The number plus one, or zero for a free slot.
    var number: UInt32
  }

  private var slots: [Slot]
  private var count = 0

  /// Creates an empty table, with memory for an expected number of elements.
  init(expecting expected: Int = 0) {
    let size = 32 << (Int.bitWidth - (expected >> 5).leadingZeroBitCount)
    slots = [Slot](repeating: Slot(hash: 0, number: 0), count: size)
  }

  /// Returns the number with a hash for which `isIncluded` is true, or `nil` for none.
  @inline(__always)
  func find(_ hash: UInt32, _ isIncluded: (Int) -> Bool) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = Int(hash) & mask
      while slots[slot].number != 0 {
        let number = Int(slots[slot].number) - 1
        if slots[slot].hash == hash, isIncluded(number) { return number }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  /// Inserts a number that the table does not contain.
  mutating func insert(_ number: Int, _ hash: UInt32) {
    count += 1
    if count * 2 > slots.count { grow() }
    let slot = Slot(hash: hash, number: UInt32(truncatingIfNeeded: number + 1))
    slots.withUnsafeMutableBufferPointer { Self.put(slot, in: $0) }
  }

  private static func put(_ entry: Slot, in slots: UnsafeMutableBufferPointer<Slot>) {
    let mask = slots.count - 1
    var slot = Int(entry.hash) & mask
    while slots[slot].number != 0 { slot = (slot + 1) & mask }
    slots[slot] = entry
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(hash: 0, number: 0), count: old.count * 4)
    slots.withUnsafeMutableBufferPointer { slots in
      for entry in old where entry.number != 0 { Self.put(entry, in: slots) }
    }
  }
}

extension NumberTable {
  /// Returns a hash of another hash and a word, in which each bit of the word affects many bits.
  @inline(__always)
  static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* multiplier
    return product ^ product >> 32
  }

  private static var multiplier: UInt64 { 0x9E37_79B9_7F4A_7C15 }

  /// Returns the hash of a row of numbers without padding.
  ///
  /// The four products are independent of one another, so a processor computes them in parallel.
  @inline(__always)
  static func hash<Row: BitwiseCopyable>(of row: Row) -> UInt32 {
    withUnsafeBytes(of: row) { bytes in
      var (a, b, c, d): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
      var offset = 0
      while offset + 32 <= MemoryLayout<Row>.size {
        a = (a ^ bytes.load(fromByteOffset: offset, as: UInt64.self)) &* multiplier
        b = (b ^ bytes.load(fromByteOffset: offset + 8, as: UInt64.self)) &* multiplier
        c = (c ^ bytes.load(fromByteOffset: offset + 16, as: UInt64.self)) &* multiplier
        d = (d ^ bytes.load(fromByteOffset: offset + 24, as: UInt64.self)) &* multiplier
        offset += 32
      }
      if MemoryLayout<Row>.size >= 32 { a = mixed(mixed(mixed(a, b), c), d) }
      while offset < MemoryLayout<Row>.size {
        a = mixed(a, bytes.load(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return UInt32(truncatingIfNeeded: a)
    }
  }

  /// Returns the hash of a name.
  static func hash(of name: Atom) -> UInt32 { hash(of: UInt64(name.rawValue)) }

  /// Returns whether two rows of numbers without padding are equal.
  @inline(__always)
  static func areEqual<Row: BitwiseCopyable>(_ stored: UnsafePointer<Row>, _ row: Row) -> Bool {
    withUnsafeBytes(of: row) { bytes in
      let stored = UnsafeRawPointer(stored)
      var difference: UInt64 = 0
      for offset in stride(from: 0, to: MemoryLayout<Row>.size, by: 8) {
        difference |=
          stored.load(fromByteOffset: offset, as: UInt64.self)
          ^ bytes.load(fromByteOffset: offset, as: UInt64.self)
      }
      return difference == 0
    }
  }
}
