// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Tells of each element of a tree whether one before it is alike, and stands below elements that are alike.
///
/// Only the last few kinds of elements are kept, which is enough for rows of a list and for cells of a table, and costs
/// next to nothing where no two elements are alike.
struct AlikeElements: Sendable {
  /// A kind of elements.
  private struct Kind {
    var hash: UInt32 = 0
    /// The kind of the parent; -1 for none.
    var parent: Int32 = -1
    /// The first element of the kind; -1 for no kind.
    var first: Int32 = -1
    /// An element that no rule matches because of its place; -1 for none.
    var representative: Int32 = -1
  }

  /// The kinds met last, each in the one slot that its hash has.
  private var recent = [Kind](repeating: Kind(), count: 256)
  /// The slot of the element that was asked about last.
  private var slot = 0
  /// For each element the first one of its kind.
  private var kinds: [Int32] = []

  /// An element like this one that no rule matches because of its place; nil for none.
  ///
  /// Elements are asked about in document order.
  mutating func representative(of element: Int, in tree: StyleTree) -> Int? {
    let above = Int(tree.elements[element].parent)
    let parent = above < 0 ? -1 : kinds[above]
    let wide = NumberTable.mixed(
      tree.likenessHash(of: element), UInt64(truncatingIfNeeded: parent))
    let hash = UInt32(truncatingIfNeeded: wide)
    slot = Int(hash) & (recent.count - 1)
    let kind = recent[slot]
    if kind.hash == hash, kind.first >= 0, kind.parent == parent,
      tree.areAlike(Int(kind.first), element)
    {
      kinds.append(kind.first)
      return kind.representative < 0 ? nil : Int(kind.representative)
    }
    let first = Int32(truncatingIfNeeded: element)
    recent[slot] = Kind(hash: hash, parent: parent, first: first)
    kinds.append(first)
    return nil
  }

  /// Lets the element that was asked about last stand for those like it.
  mutating func represent(_ element: Int) {
    recent[slot].representative = Int32(truncatingIfNeeded: element)
  }
}
