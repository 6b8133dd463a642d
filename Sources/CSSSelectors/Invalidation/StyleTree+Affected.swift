// SPDX-License-Identifier: Apache-2.0

extension StyleTree {
  /// Hands the children of an element to `body`, its parts and pseudo-elements first.
  package func forEachChild(of index: Int, _ body: (Int) -> Void) {
    // Those of an element and of its parts stand in one run behind it.
    var below = index + 1
    while below < elements.count, elements[below].pseudoElement != nil {
      if Int(elements[below].parent) == index { body(below) }
      below += 1
    }
    var child = Int(elements[index].firstChild)
    while child >= 0 {
      body(child)
      child = Int(elements[child].nextSibling)
    }
  }

  /// Hands the elements to `body` that a change of one element may affect; some may come more than once.
  ///
  /// For sets that are the whole tree, nothing is handed on.
  ///
  /// - Parameters:
  ///   - sets: what depends on one of the features that came or went.
  ///   - index: the element that changed.
  ///   - changes: all features that came to it or left it.
  ///   - body: takes the elements.
  package func forEachAffected(
    _ sets: InvalidationSets, from index: Int, changes: [SelectorFeature], _ body: (Int) -> Void
  ) {
    for set in sets.sets {
      // The element may have lost the very key by which it was found before.
      func test(_ found: Int) {
        if isOne(found, of: set, after: changes, to: index) { body(found) }
      }
      if let anchor = set.place.anchor {
        forEachAnchor(anchor, of: index) { forEach(set, from: $0, test) }
      } else {
        forEach(set, from: index, test)
      }
    }
  }

  /// Hands on the elements that a `:has()` may be asked of which finds an element.
  private func forEachAnchor(
    _ anchor: InvalidationSet.Anchor, of index: Int, _ body: (Int) -> Void
  ) {
    func test(_ candidate: Int) {
      if anchor.key.map({ has($0, candidate) }) ?? true { body(candidate) }
    }
    // No `:has()` ever finds a pseudo-element.
    guard elements[index].pseudoElement == nil else { return }
    var level = index
    while level >= 0 {
      if anchor.goesBack {
        var sibling = Int(elements[level].previousSibling)
        while sibling >= 0 {
          test(sibling)
          sibling = Int(elements[sibling].previousSibling)
        }
      }
      guard anchor.climbs else { return }
      level = Int(elements[level].parent)
      if level >= 0 { test(level) }
    }
  }

  private func forEach(_ set: InvalidationSet, from index: Int, _ body: (Int) -> Void) {
    switch set.place.reach.row {
    case .itself: forEach(set, below: index, body)
    case .next(let count): forEach(set, inRowFrom: next(index), count: Int(count), body)
    case .later: forEach(set, inRowFrom: next(index), count: .max, body)
    case .all:
      var first = index
      while elements[first].previousSibling >= 0 { first = Int(elements[first].previousSibling) }
      forEach(set, inRowFrom: first, count: .max, body)
    }
  }

  private func next(_ index: Int) -> Int { Int(elements[index].nextSibling) }

  private func forEach(
    _ set: InvalidationSet, inRowFrom first: Int, count: Int, _ body: (Int) -> Void
  ) {
    var (sibling, left) = (first, count)
    while sibling >= 0, left > 0 {
      forEach(set, below: sibling, body)
      sibling = next(sibling)
      left -= 1
    }
  }

  private func forEach(_ set: InvalidationSet, below index: Int, _ body: (Int) -> Void) {
    let end = Int(elements[index].subtreeEnd)
    switch set.place.reach.depth {
    case .none: body(index)
    case .below: for below in index + 1..<max(end, index + 1) { body(below) }
    case .all: for below in index..<end { body(below) }
    case .children: forEachChild(of: index, body)
    }
  }

  /// Whether an element is one of a set.
  @inline(__always)
  private func isOne(
    _ found: Int, of set: InvalidationSet, after changes: [SelectorFeature], to index: Int
  ) -> Bool {
    let isPseudoElement = elements[found].pseudoElement != nil
    guard isPseudoElement == set.place.isPseudoElement else { return false }
    if set.keys.isEmpty { return true }
    let subject = isPseudoElement ? originatingElement(of: found) : found
    return set.keys.contains { has($0, subject) || subject == index && changes.contains($0) }
  }
}
