// SPDX-License-Identifier: Apache-2.0
package import CSSStorage
import CSSSyntax

extension SelectorMap {
  /// Writes the index without its source order, in the format of ``init(_:selectorCount:)``.
  package func write(to writer: inout BinaryWriter) {
    writer.write(nameCount)
    writer.write(ancestorNames.maximumDepth)
    writer.write(array: ancestorNames.keys)
    writer.write(array: starts)
    writer.write(array: groups) { group, writer in
      writer.write(group.start)
      writer.write(group.context)
    }
    writer.write(array: names)
    writer.write(array: entries) { entry, writer in
      writer.write(entry.pseudoClasses)
      let ancestors = entry.ancestors
      writer.write(unsafeBitCast(ancestors.positions, to: UInt32.self))
      writer.write(unsafeBitCast(ancestors.buckets, to: UInt32.self))
      writer.write(entry.selector)
      writer.write(UInt32(entry.remainingTest.rawValue))
    }
  }

  /// Reads a selector index.
  package init(
    _ reader: inout BinaryReader, selectorCount: Int
  ) throws(BinaryReader.Damage) {
    let nameCount = try reader.count()
    let maximumDepth = try reader.number()
    let keys = try reader.numbers()
    let starts = try reader.numbers()
    let groups = try reader.records(ofWords: 2)
    let names = try reader.longNumbers()
    let records = try reader.records(ofWords: 6)
    guard starts.count == Self.startCount(nameCount, keys.count), names.count == records.count
    else {
      throw BinaryReader.Damage()
    }
    // Buckets and groups are checked when they are visited, because few of them ever are.
    var damage: UInt32 = 0
    let limit = UInt32(clamping: selectorCount)
    let highestTest = UInt32(RemainingTest.caller.rawValue)
    for index in records.indices {
      let words = records.words + index * 6
      damage |= words[4] >= limit || words[5] > highestTest ? 1 : 0
    }
    guard damage == 0 else { throw BinaryReader.Damage() }
    self.init(
      entries: records.records(as: Entry.self), names: names,
      groups: groups.records(as: Group.self),
      starts: starts, nameCount: nameCount,
      ancestorNames: AncestorNameTable(keys, maximumDepth: maximumDepth))
  }
}
