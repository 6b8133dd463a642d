// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The style sharing cache, which finds an earlier element with equal features and equal ancestors.
///
/// Only the most recent kinds of elements are kept. That is enough for list rows and table cells,
/// and costs little if no elements share styles.
struct StyleSharingCache: Sendable {
  /// A kind of elements, which have equal features and equal ancestors.
  private struct Entry {
    var hash: UInt32 = 0
    /// The kind of the parent, or -1 for none.
    var parent: Int32 = -1
    /// The first element of the kind, or -1 for an empty slot.
    var first: Int32 = -1
    /// An element whose matches are known, or -1 for none.
    var representative: Int32 = -1
    /// The position-dependent matches of the representative.
    var positionDependent: [RuleMatch] = []
    /// The position-dependent rules that may match an element of the kind, or `nil` until a second
    /// element of the kind is found.
    var candidates: [SelectorMatcher.PositionDependentCandidate]?
  }

  /// The most recent kinds, each in one of a few slots that start at the slot of its hash.
  private var entries = [Entry](repeating: Entry(), count: 256)
  /// The slot of the latest element.
  private var slot = 0
  /// Whether the latest element is not the first of its kind.
  private var isRepeated = false
  /// The first element of each element's kind.
  private var groups: [Int32] = []

  /// Returns an element of the same kind whose matches are known, or `nil` for none.
  ///
  /// Elements are passed in document order. Rules that depend on the position may match only one of
  /// the two: see ``hasPositionDependent(_:)``.
  mutating func representative(of element: Int, in tree: StyleTree) -> Int? {
    let above = Int(tree.elements[element].parent)
    let parent = above < 0 ? -1 : groups[above]
    let mixedHash = NumberTable.mixed(
      tree.styleSharingHash(of: element), UInt64(truncatingIfNeeded: parent))
    let hash = UInt32(truncatingIfNeeded: mixedHash)
    isRepeated = find(element, hash: hash, parent: parent, in: tree)
    if isRepeated {
      groups.append(entries[slot].first)
      let representative = entries[slot].representative
      return representative < 0 ? nil : Int(representative)
    }
    return insert(element, hash: hash, parent: parent)
  }

  /// Finds the slot of the kind of an element.
  ///
  /// If the kind is new, it is the slot of its hash or a free one after that.
  private mutating func find(
    _ element: Int, hash: UInt32, parent: Int32, in tree: StyleTree
  ) -> Bool {
    // Elements that differ only in an attribute have equal hashes.
    for number in Int(hash)..<Int(hash) + 4 {
      slot = number & (entries.count - 1)
      let first = entries[slot].first
      if first < 0 { return false }
      if entries[slot].hash == hash, entries[slot].parent == parent,
        tree.canShareStyle(Int(first), element)
      {
        return true
      }
    }
    slot = Int(hash) & (entries.count - 1)
    return false
  }

  private mutating func insert(_ element: Int, hash: UInt32, parent: Int32) -> Int? {
    let first = Int32(truncatingIfNeeded: element)
    entries[slot] = Entry(hash: hash, parent: parent, first: first)
    groups.append(first)
    return nil
  }

  /// Returns the rules that may match the latest element by its position, found once for each kind.
  mutating func positionDependentCandidates(
    _ find: () -> [SelectorMatcher.PositionDependentCandidate]
  ) -> [SelectorMatcher.PositionDependentCandidate] {
    if let cached = entries[slot].candidates { return cached }
    let candidates = find()
    entries[slot].candidates = candidates
    return candidates
  }

  /// Returns whether the representative of the latest element's kind has equal position-dependent
  /// matches.
  func hasPositionDependent(_ matches: [RuleMatch]) -> Bool {
    entries[slot].positionDependent.count == matches.count
      && matches.indices.allSatisfy { entries[slot].positionDependent[$0].rule == matches[$0].rule }
  }

  /// Makes the latest element the representative of its kind.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - positionDependent: Its position-dependent matches. The first element of a kind
  ///     with such matches does not become the representative, because it may be the only one.
  mutating func record(_ element: Int, positionDependent: [RuleMatch]) {
    guard positionDependent.isEmpty || isRepeated else { return }
    entries[slot].representative = Int32(truncatingIfNeeded: element)
    if !positionDependent.isEmpty || !entries[slot].positionDependent.isEmpty {
      entries[slot].positionDependent = Array(positionDependent[...])
    }
  }
}
