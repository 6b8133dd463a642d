// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The elements of a tree that are alike, and stand below elements that are alike, each kind with the rules that match
/// it whatever its place among its siblings.
struct AlikeElements: Sendable {
  /// A kind of elements.
  private struct Kind {
    /// The kind of the parent; -1 for none.
    let parent: Int32
    /// The first element of the kind.
    let element: Int32
    let hash: UInt32
    /// The rules in `matches`.
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  private var kinds: [Kind] = []
  private var matches: [RuleMatch] = []
  /// Indexes into `kinds` plus one, by hash with linear probing; zero is a free slot.
  private var slots = [UInt32](repeating: 0, count: 1024)

  /// The kind of an element whose parent's kind is known, and whether it was met before.
  mutating func kind(of element: Int, below parent: Int, in tree: StyleTree) -> (Int, isKnown: Bool)
  {
    let wide =
      (tree.likenessHash(of: element) ^ UInt64(truncatingIfNeeded: parent)) &* 0x9E37_79B9_7F4A_7C15
    let hash = UInt32(truncatingIfNeeded: wide >> 32)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      let kind = kinds[number]
      if kind.hash == hash, kind.parent == Int32(truncatingIfNeeded: parent),
        tree.areAlike(Int(kind.element), element)
      {
        return (number, true)
      }
      slot = (slot + 1) & mask
    }
    kinds.append(
      Kind(
        parent: Int32(truncatingIfNeeded: parent), element: Int32(truncatingIfNeeded: element),
        hash: hash))
    slots[slot] = UInt32(truncatingIfNeeded: kinds.count)
    if kinds.count * 2 > slots.count { grow() }
    return (kinds.count - 1, false)
  }

  /// Keeps the rules that match the elements of a kind.
  mutating func set(_ found: [RuleMatch], of kind: Int) {
    kinds[kind].start = UInt32(truncatingIfNeeded: matches.count)
    matches += found
    kinds[kind].end = UInt32(truncatingIfNeeded: matches.count)
  }

  /// Adds the rules that match the elements of a kind.
  func addMatches(of kind: Int, to found: inout [RuleMatch]) {
    found += matches[Int(kinds[kind].start)..<Int(kinds[kind].end)]
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for (number, kind) in kinds.enumerated() {
      var slot = Int(kind.hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
  }
}
