// SPDX-License-Identifier: Apache-2.0
package import CSSStorage

extension AtomTable {
  /// Writes the names with their numbers and the hash table, in the format that ``init(_:)`` reads.
  ///
  /// The seed of the hash table is derived from the names, so that equal tables have equal bytes.
  package func write(to writer: inout BinaryWriter) {
    let seed = text.withUnsafeBufferPointer { checksum(of: UnsafeRawBufferPointer($0)) }
    var table = AtomTable(
      text: [], entries: [], slots: RecordArray(repeating: 0, count: 64), seed: seed)
    table.reserveCapacity(count)
    for number in 0..<count {
      _ = table.intern(text(of: Atom(rawValue: UInt32(truncatingIfNeeded: number))))
    }
    // A table that is read and rarely added to may be fuller.
    var size = 64
    while !Self.hasSpareSlots(size, for: count) { size *= 2 }
    table.rehash(to: size)
    table.writeRecords(to: &writer)
  }

  /// Returns whether a hash table of a number of slots leaves a quarter of them free.
  private static func hasSpareSlots(_ slotCount: Int, for count: Int) -> Bool {
    count * 4 <= slotCount * 3
  }

  private func writeRecords(to writer: inout BinaryWriter) {
    writer.write(seed)
    writer.write(array: text)
    writer.write(array: entries) { entry, writer in
      writer.write(entry.start)
      writer.write(entry.length)
    }
    writer.write(array: slots)
  }

  /// Reads names.
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damage) {
    let seed = try reader.longNumber()
    let text = try reader.bytes()
    let records = try reader.records(ofWords: 2)
    let length = UInt64(text.count)
    var damage: UInt64 = 0
    for index in records.indices {
      let (start, count) = (records.words[index * 2], records.words[index * 2 + 1])
      damage |= UInt64(start) + UInt64(count) > length ? 1 : 0
    }
    let entries = records.records(as: Entry.self)
    let slots = try reader.longNumbers()
    // A search ends at a free slot.
    guard slots.count >= 64, slots.count & (slots.count - 1) == 0,
      Self.hasSpareSlots(slots.count, for: entries.count)
    else { throw BinaryReader.Damage() }
    var occupiedCount: UInt64 = 0
    let count = UInt64(entries.count)
    slots.withUnsafeBufferPointer { slots in
      for slot in slots {
        // Branch-free, because taken slots are unpredictable.
        let isOccupied: UInt64 = slot == 0 ? 0 : 1
        let isOutside: UInt64 = (slot & 0xFFFF_FFFF) &- 1 >= count ? 1 : 0
        occupiedCount &+= isOccupied
        damage |= isOccupied & isOutside
      }
    }
    guard damage == 0, occupiedCount <= count else { throw BinaryReader.Damage() }
    self.init(text: text, entries: entries, slots: slots, seed: seed)
  }
}
