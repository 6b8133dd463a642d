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
    /// The rules in `matches`.
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  private var kinds: [Kind] = []
  private var matches: [RuleMatch] = []
  private var table = NumberTable()

  /// The kind of an element whose parent's kind is known, and whether it was met before.
  mutating func kind(of element: Int, below parent: Int, in tree: StyleTree) -> (Int, isKnown: Bool)
  {
    let hash = UInt32(
      truncatingIfNeeded: NumberTable.mixed(
        tree.likenessHash(of: element), UInt64(truncatingIfNeeded: parent)))
    let known = table.find(hash) { number in
      kinds[number].parent == Int32(truncatingIfNeeded: parent)
        && tree.areAlike(Int(kinds[number].element), element)
    }
    if let known { return (known, true) }
    table.insert(kinds.count, hash)
    kinds.append(
      Kind(
        parent: Int32(truncatingIfNeeded: parent), element: Int32(truncatingIfNeeded: element)))
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
}
