// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorIndex {
  /// Writes the index without the order that it was made of, as ``init(_:selectorCount:)`` reads it.
  package func write(to writer: inout BinaryWriter) {
    writer.write(nameCount)
    writer.write(row: starts)
    writer.write(row: entries) { entry, writer in
      for word in [entry.subject.names, entry.subject.pseudoClasses] {
        writer.write(UInt32(truncatingIfNeeded: word))
        writer.write(UInt32(truncatingIfNeeded: word >> 32))
      }
      let ancestors = entry.ancestors
      writer.write(unsafeBitCast(ancestors.positions, to: UInt32.self))
      writer.write(unsafeBitCast(ancestors.buckets, to: UInt32.self))
      writer.write(entry.selector)
      writer.write(UInt32(entry.decision.rawValue))
    }
  }

  /// Reads an index of selectors.
  package init(
    _ reader: inout BinaryReader, selectorCount: Int
  ) throws(BinaryReader.Damage) {
    let nameCount = try reader.count()
    let starts = try reader.numbers()
    let rows = try reader.row(ofWords: 8)
    guard starts.count == (nameCount * 3 + 1) * 2 + 1, Int(starts[starts.count - 1]) == rows.count
    else { throw BinaryReader.Damage() }
    // No bucket ends before it begins.
    var isOrdered = true
    for place in 1..<starts.count { isOrdered = isOrdered && starts[place - 1] <= starts[place] }
    guard isOrdered else { throw BinaryReader.Damage() }
    let highestDecision = UInt32(Decision.caller.rawValue)
    var isSound = true
    for index in rows.indices {
      let words = rows.words + index * 8
      isSound = isSound && Int(words[6]) < selectorCount && words[7] <= highestDecision
    }
    guard isSound else { throw BinaryReader.Damage() }
    let entries = rows.copied(as: Entry.self)
    self.init(entries: entries, starts: starts, nameCount: nameCount, order: [])
  }
}
