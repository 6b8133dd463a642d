// SPDX-License-Identifier: Apache-2.0

extension SelectorMatcher {
  /// Calls `body` with the elements of a range that are anchors of a relative selector.
  ///
  /// Matches the selector from right to left. Keeps, for each compound, the elements that match it
  /// and that have matches for everything to its right.
  ///
  /// - Complexity: Linear in the length of the selector times the length of the range.
  func withAnchors<Result>(
    of branch: RelativeSelector, in run: Range<Int>, _ body: (ElementSet) -> Result
  ) -> Result {
    let count = (run.count + 63) >> 6
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * count) { words in
      words.initialize(repeating: 0)
      var matching = ElementSet(words: .init(rebasing: words[..<count]), first: run.lowerBound)
      var reached = ElementSet(words: .init(rebasing: words[count...]), first: run.lowerBound)
      for element in run
      where tree.elements[element].pseudoElement == nil && matchesCompound(branch.subject, element)
      {
        _ = matching.insert(element)
      }
      var position = branch.subject.upperBound
      while true {
        reached.removeAll()
        let combinator = table.components[position].kind
        matching.forEach { insertOrigins(of: combinator, from: $0, into: reached) }
        position += 1
        if position == branch.anchor { return body(reached) }
        let start = position
        while !table.components[position].kind.isCombinator { position += 1 }
        let compound = start..<position
        reached.filter { matchesCompound(compound, $0) }
        swap(&matching, &reached)
      }
    }
  }

  /// Adds the elements of a range from which a combinator leads to an element.
  @inline(__always)
  private func insertOrigins(
    of combinator: SimpleSelector.Kind, from element: Int, into reached: ElementSet
  ) {
    var next = element
    repeat {
      switch combinator {
      case .child, .descendant: next = Int(tree.elements[next].parent)
      default: next = Int(tree.elements[next].previousSibling)
      }
      // If an element was reached before, all farther ones were reached as well.
      guard next >= reached.first, reached.insert(next) else { return }
    } while combinator == .descendant || combinator == .subsequentSibling
  }
}
