// SPDX-License-Identifier: Apache-2.0

extension StyleTree {
  /// Calls `body` with the children of an element, parts and pseudo-elements first.
  package func forEachChild(of index: Int, _ body: (Int) -> Void) {
    // The pseudo-elements of an element and of its parts follow it consecutively.
    var descendant = index + 1
    while descendant < elements.count, elements[descendant].pseudoElement != nil {
      if Int(elements[descendant].parent) == index { body(descendant) }
      descendant += 1
    }
    var child = Int(elements[index].firstChild)
    while child >= 0 {
      body(child)
      child = Int(elements[child].nextSibling)
    }
  }

  /// Calls `body` with the elements that a change of an element may affect, with duplicates.
  ///
  /// Does nothing for sets that contain the whole tree.
  ///
  /// - Parameters:
  ///   - sets: The elements that depend on one of the features that changed.
  ///   - index: The index of the element that changed.
  ///   - changes: All features that were added to it or removed from it.
  ///   - body: Receives the index of each element.
  package func forEachAffected(
    _ sets: InvalidationSets, from index: Int, changes: [SelectorFeature], _ body: (Int) -> Void
  ) {
    for set in sets.sets {
      // The element may have lost the very key that the set requires.
      func test(_ found: Int) {
        if isMember(found, of: set, after: changes, to: index) { body(found) }
      }
      if let anchor = set.target.anchor {
        forEachAnchor(anchor, of: index) { forEach(set, from: $0, test) }
      } else {
        forEach(set, from: index, test)
      }
    }
  }

  /// Calls `body` with the possible anchors of a `:has()` whose argument matches an element.
  private func forEachAnchor(
    _ anchor: InvalidationSet.Anchor, of index: Int, _ body: (Int) -> Void
  ) {
    func test(_ candidate: Int) {
      if anchor.key.map({ hasBucketFeature($0, at: candidate) }) ?? true { body(candidate) }
    }
    // `:has()` never matches a pseudo-element.
    guard elements[index].pseudoElement == nil else { return }
    var ancestor = index
    while ancestor >= 0 {
      if anchor.includesPreviousSiblings {
        var sibling = Int(elements[ancestor].previousSibling)
        while sibling >= 0 {
          test(sibling)
          sibling = Int(elements[sibling].previousSibling)
        }
      }
      guard anchor.includesAncestors else { return }
      ancestor = Int(elements[ancestor].parent)
      if ancestor >= 0 { test(ancestor) }
    }
  }

  private func forEach(_ set: InvalidationSet, from index: Int, _ body: (Int) -> Void) {
    switch set.target.reach.siblings {
    case .itself: forEach(set, below: index, body)
    case .next(let count): forEach(set, amongSiblingsFrom: next(index), count: Int(count), body)
    case .subsequent: forEach(set, amongSiblingsFrom: next(index), count: .max, body)
    case .all:
      var first = index
      while elements[first].previousSibling >= 0 { first = Int(elements[first].previousSibling) }
      forEach(set, amongSiblingsFrom: first, count: .max, body)
    }
  }

  private func next(_ index: Int) -> Int { Int(elements[index].nextSibling) }

  private func forEach(
    _ set: InvalidationSet, amongSiblingsFrom first: Int, count: Int, _ body: (Int) -> Void
  ) {
    var (sibling, remainingCount) = (first, count)
    while sibling >= 0, remainingCount > 0 {
      forEach(set, below: sibling, body)
      sibling = next(sibling)
      remainingCount -= 1
    }
  }

  private func forEach(_ set: InvalidationSet, below index: Int, _ body: (Int) -> Void) {
    let end = Int(elements[index].subtreeEnd)
    switch set.target.reach.depth {
    case .none: body(index)
    case .descendants: for descendant in index + 1..<max(end, index + 1) { body(descendant) }
    case .all: for descendant in index..<end { body(descendant) }
    case .children: forEachChild(of: index, body)
    }
  }

  /// Returns whether an element belongs to a set.
  @inline(__always)
  private func isMember(
    _ found: Int, of set: InvalidationSet, after changes: [SelectorFeature], to index: Int
  ) -> Bool {
    let isPseudoElement = elements[found].pseudoElement != nil
    guard isPseudoElement == set.target.isPseudoElement else { return false }
    if set.keys.isEmpty { return true }
    let subject = isPseudoElement ? originatingElement(of: found) : found
    return set.keys.contains {
      hasBucketFeature($0, at: subject) || subject == index && changes.contains($0)
    }
  }
}
