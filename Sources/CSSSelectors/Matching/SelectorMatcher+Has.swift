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
    let question = MatchingQuery.argument(index)
    if let answer = context.pointee.recall(question, for: anchor) { return answer }
    context.pointee.depth += Self.relationDepth
    defer { context.pointee.depth -= Self.relationDepth }
    guard context.pointee.depth < Self.maximumDepth else { return false }
    let argument = table.arguments[Int(index)]
    let isScoped = isScoped(argument)
    if context.pointee.effort(of: index, isScoped: isScoped) > tree.elements.count {
      return matchesAll(argument, from: anchor, question: question, isScoped: isScoped)
    }
    var effort = 1
    var answer = false
    for branch in argument.branches where !answer {
      answer = matches(relative: table.branches[Int(branch)], anchor, effort: &effort)
    }
    context.pointee.add(effort: effort, of: index, isScoped: isScoped)
    context.pointee.remember(answer, to: question, for: anchor, isScoped: isScoped)
    return answer
  }

  /// Computes the results for all anchors of the tree, and returns that of one.
  private func matchesAll(
    _ argument: SelectorArgument, from anchor: Int, question: MatchingQuery, isScoped: Bool
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
      context.pointee.remember(all, to: question, isScoped: isScoped)
      return all[anchor >> 6] >> UInt64(anchor & 63) & 1 != 0
    }
  }

  /// Returns whether a relative selector matches from an anchor; adds the number of tried elements.
  private func matches(relative record: SelectorRecord, _ anchor: Int, effort: inout Int) -> Bool {
    guard let branch = RelativeSelector(record, table) else { return false }
    if branch.isCompound { return matches(branch, anchor, effort: &effort) }
    let reach = reach(of: branch, from: anchor)
    effort += reach.count
    if reach.count < 2 { return false }
    return withAnchors(of: branch, in: reach) { $0.contains(anchor) }
  }

  /// Returns whether a compound matches an element that its combinator reaches from an anchor.
  private func matches(_ branch: RelativeSelector, _ anchor: Int, effort: inout Int) -> Bool {
    switch branch.combinator {
    case .child:
      return row(from: Int(tree.elements[anchor].firstChild), branch, effort: &effort)
    case .nextSibling:
      let next = Int(tree.elements[anchor].nextSibling)
      effort += 1
      return next >= 0 && matchesCompound(branch.subject, next)
    case .subsequentSibling:
      return row(from: Int(tree.elements[anchor].nextSibling), branch, effort: &effort)
    default:
      var element = anchor + 1
      while element < Int(tree.elements[anchor].subtreeEnd) {
        effort += 1
        if tree.elements[element].pseudoElement == nil, matchesCompound(branch.subject, element) {
          return true
        }
        element += 1
      }
      return false
    }
  }

  /// Returns whether a compound matches an element or a later sibling.
  private func row(from first: Int, _ branch: RelativeSelector, effort: inout Int) -> Bool {
    var element = first
    while element >= 0 {
      effort += 1
      if matchesCompound(branch.subject, element) { return true }
      element = Int(tree.elements[element].nextSibling)
    }
    return false
  }

  /// Returns the elements that a relative selector may reach from an anchor, with the anchor first.
  private func reach(of branch: RelativeSelector, from anchor: Int) -> Range<Int> {
    if branch.combinator == .child || branch.combinator == .descendant {
      return anchor..<Int(tree.elements[anchor].subtreeEnd)
    }
    let parent = Int(tree.elements[anchor].parent)
    return anchor..<(parent < 0 ? tree.elements.count : Int(tree.elements[parent].subtreeEnd))
  }
}
