// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Where the `{}` blocks inside of one block end, by their beginnings.
///
/// Filled in the order of the text while the parser passes over the block around them, and asked when it comes again to read
/// that block as a rule's: so no more than one block's insides are ever known.
struct KnownBlocks {
  /// Whether something in the block around is nested deeper than the limit.
  var isTooDeep = false
  /// In the order of the beginnings.
  private var blocks: [(start: UInt32, end: UInt32)] = []

  /// The position behind the block that begins at a position, when it is known.
  func end(of start: Int) -> Int? {
    guard let index = index(of: start) else { return nil }
    let end = Int(blocks[index].end)
    return end > start ? end : nil
  }

  /// A block begins.
  mutating func open(_ start: Int) {
    blocks.append((UInt32(truncatingIfNeeded: start), 0))
  }

  /// The block that began at `start`, if it is one of these, ends.
  mutating func close(_ start: Int, at end: Int) {
    if let index = index(of: start) { blocks[index].end = UInt32(truncatingIfNeeded: end) }
  }

  /// Forgets everything.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    isTooDeep = false
  }

  /// The index of a block.
  private func index(of start: Int) -> Int? {
    let index = blocks.partitioningIndex { $0.start >= start }
    return index < blocks.count && blocks[index].start == start ? index : nil
  }
}
