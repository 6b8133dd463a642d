// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Synchronization

/// A table that interns names: each distinct name has a number.
///
/// ```swift
/// var names = AtomTable()
/// names.intern("toolbar") == names.intern("toolbar")   // true
/// names.find("button")                                 // nil: never met
/// ```
///
/// Names are compared byte for byte. If case does not matter, fold it first. No lookup creates a
/// `String` from bytes.
///
/// The table has the same layout in memory and in a compiled theme, and its hash function is
/// seeded, because themes are untrusted. No other table of the package has both properties.
package struct AtomTable: Sendable {
  /// The range of a name in the text of all names.
  struct Entry: Sendable {
    let start: UInt32
    let length: UInt32
  }

  private(set) var text: RecordArray<UInt8> = []
  private(set) var entries: RecordArray<Entry> = []
  /// The hash table with linear probing.
  ///
  /// The upper half of a slot is the hash, the lower half an index into `entries` plus one. Zero is
  /// a free slot.
  private(set) var slots: RecordArray<UInt64>
  /// The seed, different for each table, so that no style sheet can force all names into one slot.
  let seed: UInt64

  /// Creates an empty table.
  package init() {
    slots = RecordArray(repeating: 0, count: 64)
    seed = Self.makeSeed()
  }

  /// Creates a table from stored contents.
  init(
    text: RecordArray<UInt8>, entries: RecordArray<Entry>, slots: RecordArray<UInt64>, seed: UInt64
  ) {
    self.text = text
    self.entries = entries
    self.slots = slots
    self.seed = seed
  }

  /// The source of the next seed.
  ///
  /// The first value is the seed of Swift's hashing. It is random, or constant if
  /// `SWIFT_DETERMINISTIC_HASHING` is set.
  private static let seeds = Atomic(UInt64(truncatingIfNeeded: 0.hashValue))

  /// Returns a new seed, by SplitMix64.
  private static func makeSeed() -> UInt64 {
    var seed = seeds.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
    seed = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
    seed = (seed ^ seed >> 27) &* 0x94D0_49BB_1331_11EB
    return seed ^ seed >> 31
  }

  /// Reserves memory for a number of names of typical length.
  package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    text.reserveCapacity(count * 12)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { rehash(to: size) }
  }

  /// The number of names in the table.
  package var count: Int { entries.count }

  /// Returns the atom of a name, and adds the name if it is new.
  package mutating func intern(_ name: String) -> Atom {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// Returns the atom of a name, or `nil` if the table does not contain it.
  package func find(_ name: String) -> Atom? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  /// Returns the name of an atom of this table.
  package func text(of atom: Atom) -> String {
    String(decoding: self.text[range(of: entries[Int(atom.rawValue)])], as: UTF8.self)
  }
}

extension AtomTable {
  /// Returns the atom of a name, specified by its bytes, and adds the name if it is new.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Atom {
    let hash = hash(name)
    let slot = slot(of: name, hash: hash)
    return atom(in: slot) ?? insert(name, hash, in: slot)
  }

  /// Returns the atom of the value of a name token, and adds the name if it is new.
  package mutating func intern(_ position: Int, of stream: TokenStream) -> Atom {
    stream.withValue(of: position) { intern($0) }
  }

  /// Adds a new name.
  @inline(never)
  private mutating func insert(
    _ name: UnsafeBufferPointer<UInt8>, _ hash: UInt32, in slot: Int
  ) -> Atom {
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: text.count),
        length: UInt32(truncatingIfNeeded: name.count)))
    text.append(contentsOf: name)
    slots[slot] = UInt64(hash) << 32 | UInt64(entries.count)
    let atom = Atom(rawValue: UInt32(truncatingIfNeeded: entries.count - 1))
    if entries.count * 2 > slots.count { rehash(to: slots.count * 2) }
    return atom
  }

  /// Returns the atom of a name, specified by its bytes, or `nil` if the table does not contain it.
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> Atom? {
    atom(in: slot(of: name, hash: hash(name)))
  }

  /// Returns the atom in a slot, or `nil` if the slot is free.
  @inline(__always)
  private func atom(in slot: Int) -> Atom? {
    let number = UInt32(truncatingIfNeeded: slots[slot])
    return number == 0 ? nil : Atom(rawValue: number - 1)
  }

  /// Returns the slot that contains the name, or the free slot for it.
  @inline(__always)
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == UInt64(hash), hasText(name, entry: slots[slot] & 0xFFFF_FFFF) {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Returns whether the entry of a number, which counts from one, is a name.
  @inline(__always)
  private func hasText(_ name: UnsafeBufferPointer<UInt8>, entry number: UInt64) -> Bool {
    let entry = entries[Int(number) - 1]
    guard Int(entry.length) == name.count else { return false }
    return text.withUnsafeBufferPointer { text in
      // An entry's bytes are within the text.
      let start = text.baseAddress.map { $0 + Int(entry.start) }
      return name.isSame(as: UnsafeBufferPointer(start: start, count: name.count))
    }
  }

  /// Moves all names into a hash table of another size, a power of two.
  mutating func rehash(to size: Int) {
    var larger = RecordArray<UInt64>(repeating: 0, count: size)
    let mask = larger.count - 1
    for entry in slots where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = entry
    }
    slots = larger
  }

  @inline(__always)
  private func range(of entry: Entry) -> Range<Int> {
    Int(entry.start)..<Int(entry.start) + Int(entry.length)
  }

  /// Returns the hash of a name.
  ///
  /// Both halves of the product of eight bytes at a time are folded, because names are short and a
  /// style sheet can have a million. Without the seed, collisions cannot be predicted.
  @inline(__always)
  package func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: name.count)
    var offset = 0
    while offset &+ 8 < name.count {
      hash = Self.folded(hash ^ name.word(at: offset))
      offset &+= 8
    }
    return UInt32(truncatingIfNeeded: Self.folded(hash ^ name.lastWord) >> 32)
  }

  @inline(__always)
  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
