// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// A cache of the ends of the `{}` blocks inside one block.
///
/// The parser records them in text order while it skips the enclosing block. It looks them up when
/// it parses that block as the block of a rule. So the cache never covers more than one block.
struct BlockEndCache {
  /// Whether a block inside is nested deeper than the limit.
  var isTooDeep = false
  /// The blocks in the order of their starts.
  private var blocks: [(start: UInt32, end: UInt32)] = []

  /// Returns the position after the block that begins at `start`, or `nil` if it is unknown.
  func end(of start: Int) -> Int? {
    guard let index = index(of: start) else { return nil }
    let end = Int(blocks[index].end)
    return end > start ? end : nil
  }

  /// Records the start of a block.
  mutating func open(_ start: Int) {
    blocks.append((UInt32(truncatingIfNeeded: start), 0))
  }

  /// Records the end of the block that began at `start`, if that is known.
  mutating func close(_ start: Int, at end: Int) {
    if let index = index(of: start) { blocks[index].end = UInt32(truncatingIfNeeded: end) }
  }

  /// Removes all blocks.
  mutating func removeAll() {
    blocks.removeAll(keepingCapacity: true)
    isTooDeep = false
  }

  /// Returns the index of a block, or `nil` if it is unknown.
  private func index(of start: Int) -> Int? {
    let index = blocks.partitioningIndex { $0.start >= start }
    return index < blocks.count && blocks[index].start == start ? index : nil
  }
}
