// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Synchronization

/// Gives each distinct name a number, from its bytes and without making a string of it.
///
/// ```swift
/// var names = AtomTable()
/// names.intern("toolbar") == names.intern("toolbar")   // true
/// names.find("button")                                 // nil: never met
/// ```
///
/// Names are compared byte for byte: fold the case first where it does not matter.
///
/// The table lies in a compiled theme as it is in memory, and its hashes have a seed, because themes are untrusted: no other table
/// of the package has both.
package struct AtomTable: Sendable {
  /// Where a name stands in the text of all names.
  struct Entry: Sendable {
    let start: UInt32
    let length: UInt32
  }

  private(set) var text: RecordArray<UInt8> = []
  private(set) var entries: RecordArray<Entry> = []
  /// By hash with linear probing: the hash above, an index into `entries` plus one below; zero is a free slot.
  private(set) var slots: RecordArray<UInt64>
  /// Another one for each table, so that nobody can write a sheet whose names all share a slot.
  let seed: UInt64

  /// An empty table.
  package init() {
    slots = RecordArray(repeating: 0, count: 64)
    seed = Self.newSeed()
  }

  /// A table that was filled before.
  init(
    text: RecordArray<UInt8>, entries: RecordArray<Entry>, slots: RecordArray<UInt64>, seed: UInt64
  ) {
    self.text = text
    self.entries = entries
    self.slots = slots
    self.seed = seed
  }

  /// What the next seed is made of: the seed of Swift's hashing, which is random, or the same in each process if
  /// `SWIFT_DETERMINISTIC_HASHING` is set.
  private static let seeds = Atomic(UInt64(truncatingIfNeeded: 0.hashValue))

  /// A seed that no table had before, as SplitMix64 makes them.
  private static func newSeed() -> UInt64 {
    var seed = seeds.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
    seed = (seed ^ seed >> 30) &* 0xBF58_476D_1CE4_E5B9
    seed = (seed ^ seed >> 27) &* 0x94D0_49BB_1331_11EB
    return seed ^ seed >> 31
  }

  /// Makes room for some names of usual length.
  package mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    text.reserveCapacity(count * 12)
    var size = slots.count
    while size < count * 2 { size *= 2 }
    if size > slots.count { rehash(to: size) }
  }

  /// How many names the table knows.
  package var count: Int { entries.count }

  /// The atom of a name, a new one when the table has not met it.
  package mutating func intern(_ name: String) -> Atom {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The atom of a name, or nil when the table has not met it.
  package func find(_ name: String) -> Atom? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  /// The name of an atom of this table.
  package func text(of atom: Atom) -> String {
    String(decoding: self.text[range(of: entries[Int(atom.rawValue)])], as: UTF8.self)
  }
}

extension AtomTable {
  /// The atom of a name given by its bytes.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Atom {
    let hash = hash(name)
    let slot = slot(of: name, hash: hash)
    return atom(in: slot) ?? insert(name, hash, in: slot)
  }

  /// Returns the atom of the value of a name token, a new one if the table has not met it.
  package mutating func intern(_ position: Int, of stream: TokenStream) -> Atom {
    stream.withValue(of: position) { intern($0) }
  }

  /// Gives a name that was never met its number.
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

  /// The atom of a name given by its bytes, or nil when the table has not met it.
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> Atom? {
    atom(in: slot(of: name, hash: hash(name)))
  }

  /// The atom in a slot; nil when it is free.
  @inline(__always)
  private func atom(in slot: Int) -> Atom? {
    let number = UInt32(truncatingIfNeeded: slots[slot])
    return number == 0 ? nil : Atom(rawValue: number - 1)
  }

  /// The slot that holds the name or would take it.
  @inline(__always)
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == UInt64(hash), isName(name, of: slots[slot] & 0xFFFF_FFFF) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// Whether the entry before a number has a name.
  @inline(__always)
  private func isName(_ name: UnsafeBufferPointer<UInt8>, of number: UInt64) -> Bool {
    let entry = entries[Int(number) - 1]
    guard Int(entry.length) == name.count else { return false }
    return text.withUnsafeBufferPointer { text in
      // An entry's bytes are within the text.
      let start = text.baseAddress.map { $0 + Int(entry.start) }
      return name.isSame(as: UnsafeBufferPointer(start: start, count: name.count))
    }
  }

  /// Puts the numbers of all names into a hash table of another size, a power of two.
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

  /// Eight bytes at a time through a multiplication, both halves of the product folded into one.
  ///
  /// Names are short, and a sheet has a million of them. Without the seed nobody can tell which of them meet.
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
