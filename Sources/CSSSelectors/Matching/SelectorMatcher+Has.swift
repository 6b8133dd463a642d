// SPDX-License-Identifier: Apache-2.0

/// The `:has()` pseudo-class.
///
/// At first, each anchor tests the elements that `:has()` may reach from it. As soon as the tests
/// amount to one per element of the tree, one pass over the tree computes the result for every
/// anchor. So the work is linear in the number of elements, and small for a single anchor.
extension SelectorMatcher {
  /// The depth that a `:has()` counts for; it needs more of the stack than other lists.
  private static let relationDepth = 8

  /// Returns whether `:has()` matches an anchor.
  ///
  /// Defined by [Selectors Level 4, section 4.5](https://drafts.csswg.org/selectors-4/#relational).
  func matches(has index: UInt32, _ anchor: Int) -> Bool {
    if tree.elements[anchor].pseudoElement != nil { return false }
    let query = MatchingQuery.argument(index)
    if let result = context.pointee.cachedResult(of: query, for: anchor) { return result }
    context.pointee.depth += Self.relationDepth
    defer { context.pointee.depth -= Self.relationDepth }
    guard context.pointee.depth < Self.maximumDepth else { return false }
    let argument = table.arguments[Int(index)]
    let isScoped = isScoped(argument)
    if context.pointee.testedElementCount(of: index, isScoped: isScoped) > tree.elements.count {
      return matchesAll(argument, from: anchor, query: query, isScoped: isScoped)
    }
    var testedCount = 1
    var result = false
    for branch in argument.branches where !result {
      result = matches(relative: table.branches[Int(branch)], anchor, testedCount: &testedCount)
    }
    context.pointee.addTestedElements(testedCount, of: index, isScoped: isScoped)
    context.pointee.cache(result, of: query, for: anchor, isScoped: isScoped)
    return result
  }

  /// Computes the results for all anchors of the tree, and returns that of one.
  private func matchesAll(
    _ argument: SelectorArgument, from anchor: Int, query: MatchingQuery, isScoped: Bool
  ) -> Bool {
    let count = (tree.elements.count + 63) >> 6
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { all in
      all.initialize(repeating: 0)
      for index in argument.branches {
        let branch = RelativeSelector(table.branches[Int(index)], table)
        guard let branch else { continue }
        withAnchors(of: branch, in: 0..<tree.elements.count) { anchors in
          for word in 0..<count { all[word] |= anchors.words[word] }
        }
      }
      context.pointee.cache(all, of: query, isScoped: isScoped)
      return all[anchor >> 6] >> UInt64(anchor & 63) & 1 != 0
    }
  }

  /// Returns whether a relative selector matches from an anchor; adds the number of tried elements.
  private func matches(relative record: SelectorRecord, _ anchor: Int, testedCount: inout Int)
    -> Bool
  {
    guard let branch = RelativeSelector(record, table) else { return false }
    if branch.isCompound { return matches(branch, anchor, testedCount: &testedCount) }
    let range = searchRange(of: branch, from: anchor)
    testedCount += range.count
    if range.count < 2 { return false }
    return withAnchors(of: branch, in: range) { $0.contains(anchor) }
  }

  /// Returns whether a compound matches an element that its combinator reaches from an anchor.
  private func matches(_ branch: RelativeSelector, _ anchor: Int, testedCount: inout Int) -> Bool {
    switch branch.combinator {
    case .child:
      return matchesSibling(
        from: Int(tree.elements[anchor].firstChild), branch, testedCount: &testedCount)
    case .nextSibling:
      let next = Int(tree.elements[anchor].nextSibling)
      testedCount += 1
      return next >= 0 && matchesCompound(branch.subject, next)
    case .subsequentSibling:
      return matchesSibling(
        from: Int(tree.elements[anchor].nextSibling), branch, testedCount: &testedCount)
    default:
      var element = anchor + 1
      while element < Int(tree.elements[anchor].subtreeEnd) {
        testedCount += 1
        if tree.elements[element].pseudoElement == nil, matchesCompound(branch.subject, element) {
          return true
        }
        element += 1
      }
      return false
    }
  }

  /// Returns whether a compound matches an element or a later sibling.
  private func matchesSibling(from first: Int, _ branch: RelativeSelector, testedCount: inout Int)
    -> Bool
  {
    var element = first
    while element >= 0 {
      testedCount += 1
      if matchesCompound(branch.subject, element) { return true }
      element = Int(tree.elements[element].nextSibling)
    }
    return false
  }

  /// Returns the elements that a relative selector may reach from an anchor, with the anchor first.
  private func searchRange(of branch: RelativeSelector, from anchor: Int) -> Range<Int> {
    if branch.combinator == .child || branch.combinator == .descendant {
      return anchor..<Int(tree.elements[anchor].subtreeEnd)
    }
    let parent = Int(tree.elements[anchor].parent)
    return anchor..<(parent < 0 ? tree.elements.count : Int(tree.elements[parent].subtreeEnd))
  }
}
