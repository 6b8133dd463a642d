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
    /// An element whose matches are known; -1 for none.
    var representative: Int32 = -1
    /// The matches of the representative that depend on its place.
    var placed: [RuleMatch] = []
    /// The rules that may match an element of the kind because of its place; `nil` until an element is like another one.
    var candidates: [SelectorMatcher.PlacedCandidate]?
  }

  /// The kinds met last, each in one of a few slots from that of its hash on.
  private var recent = [Kind](repeating: Kind(), count: 256)
  /// The slot of the element that was asked about last.
  private var slot = 0
  /// Whether the element that was asked about last is not the first of its kind.
  private var isRepeated = false
  /// For each element the first one of its kind.
  private var kinds: [Int32] = []

  /// An element like this one whose matches are known; `nil` for none.
  ///
  /// Elements are asked about in document order. Rules that depend on the place may match one of the two alone: see
  /// ``hasPlaced(_:)``.
  mutating func representative(of element: Int, in tree: StyleTree) -> Int? {
    let above = Int(tree.elements[element].parent)
    let parent = above < 0 ? -1 : kinds[above]
    let wide = NumberTable.mixed(
      tree.likenessHash(of: element), UInt64(truncatingIfNeeded: parent))
    let hash = UInt32(truncatingIfNeeded: wide)
    isRepeated = find(element, hash: hash, parent: parent, in: tree)
    if isRepeated {
      kinds.append(recent[slot].first)
      let representative = recent[slot].representative
      return representative < 0 ? nil : Int(representative)
    }
    return begin(element, hash: hash, parent: parent)
  }

  /// Finds the slot of the kind of an element; that of its hash, or a free one behind it, if the kind is new.
  private mutating func find(
    _ element: Int, hash: UInt32, parent: Int32, in tree: StyleTree
  ) -> Bool {
    // Elements that differ in an attribute alone have the same hash.
    for number in Int(hash)..<Int(hash) + 4 {
      slot = number & (recent.count - 1)
      let first = recent[slot].first
      if first < 0 { return false }
      if recent[slot].hash == hash, recent[slot].parent == parent,
        tree.areAlike(Int(first), element)
      {
        return true
      }
    }
    slot = Int(hash) & (recent.count - 1)
    return false
  }

  private mutating func begin(_ element: Int, hash: UInt32, parent: Int32) -> Int? {
    let first = Int32(truncatingIfNeeded: element)
    recent[slot] = Kind(hash: hash, parent: parent, first: first)
    kinds.append(first)
    return nil
  }

  /// The rules that may match the element that was asked about last because of its place, found once for each kind.
  mutating func placedCandidates(
    _ find: () -> [SelectorMatcher.PlacedCandidate]
  ) -> [SelectorMatcher.PlacedCandidate] {
    if let known = recent[slot].candidates { return known }
    let candidates = find()
    recent[slot].candidates = candidates
    return candidates
  }

  /// Whether the representative of the element that was asked about last has the same matches because of its place.
  func hasPlaced(_ matches: [RuleMatch]) -> Bool {
    recent[slot].placed.count == matches.count
      && matches.indices.allSatisfy { recent[slot].placed[$0].rule == matches[$0].rule }
  }

  /// Lets the element that was asked about last stand for those like it.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - placed: its matches that depend on its place; the first element of a kind with such matches stands for no other,
  ///     because it may be the only one.
  mutating func represent(_ element: Int, placed: [RuleMatch]) {
    guard placed.isEmpty || isRepeated else { return }
    recent[slot].representative = Int32(truncatingIfNeeded: element)
    if !placed.isEmpty || !recent[slot].placed.isEmpty { recent[slot].placed = Array(placed[...]) }
  }
}
