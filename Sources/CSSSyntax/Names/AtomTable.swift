// SPDX-License-Identifier: Apache-2.0

/// Gives each distinct name a number, from its bytes and without making a string of it.
///
/// ```swift
/// var names = AtomTable()
/// names.intern("toolbar") == names.intern("toolbar")   // true
/// names.find("button")                                 // nil: never met
/// ```
///
/// Names are compared byte for byte; whoever wants them without regard to case folds them first.
public struct AtomTable: Sendable {
  private struct Entry {
    let hash: UInt32
    let start: UInt32
    let length: UInt32
  }

  private var text: [UInt8] = []
  private var entries: [Entry] = []
  /// Indexes into `entries` plus one, by hash with linear probing; zero is a free slot.
  private var slots: [UInt32]
  /// Another one for each table, so that nobody can write a sheet whose names all share a slot.
  private let seed = UInt64.random(in: .min ... .max)

  /// An empty table.
  public init() { slots = [UInt32](repeating: 0, count: 64) }

  /// How many names the table knows.
  public var count: Int { entries.count }

  /// The atom of a name, a new one when the table has not met it.
  public mutating func intern(_ name: String) -> Atom {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The atom of a name, or nil when the table has not met it.
  public func find(_ name: String) -> Atom? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  /// The name of an atom of this table.
  public func text(of atom: Atom) -> String {
    String(decoding: self.text[range(of: entries[Int(atom.rawValue)])], as: UTF8.self)
  }
}

extension AtomTable {
  /// The atom of a name given by its bytes.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Atom {
    let hash = hash(name)
    let slot = slot(of: name, hash: hash)
    if slots[slot] != 0 { return Atom(rawValue: slots[slot] - 1) }
    entries.append(
      Entry(
        hash: hash, start: UInt32(truncatingIfNeeded: text.count),
        length: UInt32(truncatingIfNeeded: name.count)))
    text.append(contentsOf: name)
    slots[slot] = UInt32(truncatingIfNeeded: entries.count)
    let atom = Atom(rawValue: UInt32(truncatingIfNeeded: entries.count - 1))
    if entries.count * 2 > slots.count { grow() }
    return atom
  }

  /// The atom of a name given by its bytes, or nil when the table has not met it.
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> Atom? {
    let index = slots[slot(of: name, hash: hash(name))]
    return index == 0 ? nil : Atom(rawValue: index - 1)
  }

  /// The slot that holds the name or would take it.
  @inline(__always)
  private func slot(of name: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot] - 1)]
      if entry.hash == hash, entry.length == name.count, holds(name, at: Int(entry.start)) {
        break
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private func holds(_ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    text.withUnsafeBytes { text in
      var offset = 0
      while offset + 8 <= name.count {
        let word = UnsafeRawPointer(name.baseAddress.unsafelyUnwrapped + offset)
          .loadUnaligned(as: UInt64.self)
        if text.loadUnaligned(fromByteOffset: start + offset, as: UInt64.self) != word {
          return false
        }
        offset += 8
      }
      while offset < name.count {
        if text[start + offset] != name[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = larger.count - 1
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(truncatingIfNeeded: index + 1)
    }
    slots = larger
  }

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
    while offset + 8 <= name.count {
      let word = UnsafeRawPointer(name.baseAddress.unsafelyUnwrapped + offset)
        .loadUnaligned(as: UInt64.self)
      hash = Self.folded(hash ^ word)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < name.count {
      tail = tail << 8 | UInt64(name[offset])
      offset += 1
    }
    return UInt32(truncatingIfNeeded: Self.folded(hash ^ tail) >> 32)
  }

  @inline(__always)
  private static func folded(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
