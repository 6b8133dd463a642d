// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The style sharing cache, which finds an earlier element with equal features and equal ancestors.
///
/// Only the most recent kinds of elements are kept. That is enough for list rows and table cells,
/// and costs little if no elements share styles.
struct StyleSharingCache: Sendable {
  /// A kind of elements, which have equal features and equal ancestors.
  private struct Kind {
    var hash: UInt32 = 0
    /// The kind of the parent, or -1 for none.
    var parent: Int32 = -1
    /// The first element of the kind, or -1 for an empty slot.
    var first: Int32 = -1
    /// An element whose matches are known, or -1 for none.
    var representative: Int32 = -1
    /// The matches of the representative that depend on its position among siblings.
    var placed: [RuleMatch] = []
    /// The rules that may match an element of the kind by its position, or `nil` until a second
    /// element of the kind is found.
    var candidates: [SelectorMatcher.PositionDependentCandidate]?
  }

  /// The most recent kinds, each in one of a few slots that start at the slot of its hash.
  private var recent = [Kind](repeating: Kind(), count: 256)
  /// The slot of the latest element.
  private var slot = 0
  /// Whether the latest element is not the first of its kind.
  private var isRepeated = false
  /// The first element of each element's kind.
  private var kinds: [Int32] = []

  /// Returns an element of the same kind whose matches are known, or `nil` for none.
  ///
  /// Elements are passed in document order. Rules that depend on the position may match only one of
  /// the two: see ``hasPlaced(_:)``.
  mutating func representative(of element: Int, in tree: StyleTree) -> Int? {
    let above = Int(tree.elements[element].parent)
    let parent = above < 0 ? -1 : kinds[above]
    let wide = NumberTable.mixed(
      tree.styleSharingHash(of: element), UInt64(truncatingIfNeeded: parent))
    let hash = UInt32(truncatingIfNeeded: wide)
    isRepeated = find(element, hash: hash, parent: parent, in: tree)
    if isRepeated {
      kinds.append(recent[slot].first)
      let representative = recent[slot].representative
      return representative < 0 ? nil : Int(representative)
    }
    return begin(element, hash: hash, parent: parent)
  }

  /// Finds the slot of the kind of an element.
  ///
  /// If the kind is new, it is the slot of its hash or a free one after that.
  private mutating func find(
    _ element: Int, hash: UInt32, parent: Int32, in tree: StyleTree
  ) -> Bool {
    // Elements that differ only in an attribute have equal hashes.
    for number in Int(hash)..<Int(hash) + 4 {
      slot = number & (recent.count - 1)
      let first = recent[slot].first
      if first < 0 { return false }
      if recent[slot].hash == hash, recent[slot].parent == parent,
        tree.canShareStyle(Int(first), element)
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

  /// Returns the rules that may match the latest element by its position, found once for each kind.
  mutating func placedCandidates(
    _ find: () -> [SelectorMatcher.PositionDependentCandidate]
  ) -> [SelectorMatcher.PositionDependentCandidate] {
    if let known = recent[slot].candidates { return known }
    let candidates = find()
    recent[slot].candidates = candidates
    return candidates
  }

  /// Returns whether the representative of the latest element's kind has equal position-dependent
  /// matches.
  func hasPlaced(_ matches: [RuleMatch]) -> Bool {
    recent[slot].placed.count == matches.count
      && matches.indices.allSatisfy { recent[slot].placed[$0].rule == matches[$0].rule }
  }

  /// Makes the latest element the representative of its kind.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - placed: Its position-dependent matches. The first element of a kind with such matches does
  ///     not become the representative, because it may be the only one.
  mutating func represent(_ element: Int, placed: [RuleMatch]) {
    guard placed.isEmpty || isRepeated else { return }
    recent[slot].representative = Int32(truncatingIfNeeded: element)
    if !placed.isEmpty || !recent[slot].placed.isEmpty { recent[slot].placed = Array(placed[...]) }
  }
}
