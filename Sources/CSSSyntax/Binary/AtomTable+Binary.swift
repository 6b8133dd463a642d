// SPDX-License-Identifier: Apache-2.0

extension AtomTable {
  /// Writes the names with their numbers and the hash table, as ``init(_:)`` reads them.
  ///
  /// The seed of the hash table is made of the names, so that the same ones always give the same bytes.
  package func write(to writer: inout BinaryWriter) {
    let seed = text.withUnsafeBytes { checksum(of: $0) }
    var table = AtomTable(
      text: [], entries: [], slots: [UInt64](repeating: 0, count: 64), seed: seed)
    table.reserveCapacity(count)
    for number in 0..<count {
      _ = table.intern(text(of: Atom(rawValue: UInt32(truncatingIfNeeded: number))))
    }
    table.writeRows(to: &writer)
  }

  private func writeRows(to writer: inout BinaryWriter) {
    writer.write(seed)
    writer.write(row: text)
    writer.write(row: entries) { entry, writer in
      writer.write(entry.start)
      writer.write(entry.length)
    }
    writer.write(row: slots)
  }

  /// Reads names.
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damage) {
    let seed = try reader.longNumber()
    let text = [UInt8](try reader.byteRow())
    let row = try reader.row(ofWords: 2)
    let length = UInt64(text.count)
    var isSound = true
    for index in row.indices {
      let (start, count) = (row.words[index * 2], row.words[index * 2 + 1])
      isSound = isSound && UInt64(start) + UInt64(count) <= length
    }
    guard isSound else { throw BinaryReader.Damage() }
    let entries = row.copied(as: Entry.self)
    let slots = try reader.longNumbers()
    // A search ends at a free slot: there are as many as taken ones, and more.
    guard slots.count >= 64, slots.count & (slots.count - 1) == 0, entries.count * 2 <= slots.count
    else { throw BinaryReader.Damage() }
    var taken = 0
    var highest: UInt32 = 0
    for slot in slots {
      taken &+= slot == 0 ? 0 : 1
      highest = max(highest, UInt32(truncatingIfNeeded: slot))
    }
    guard taken <= entries.count, Int(highest) <= entries.count,
      slots.allSatisfy({ $0 == 0 || UInt32(truncatingIfNeeded: $0) != 0 })
    else { throw BinaryReader.Damage() }
    self.init(text: text, entries: entries, slots: slots, seed: seed)
  }
}
