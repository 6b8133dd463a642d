// SPDX-License-Identifier: Apache-2.0

/// A matcher of the selectors of one table against the elements of one tree.
///
/// ```swift
/// table.withMatcher(in: tree, &context) { matcher in
///   for selector in candidates where matcher.matches(selector, element) { … }
/// }
/// ```
///
/// A matcher points into the table, the tree and the context, and must not escape the call that
/// created it.
package struct SelectorMatcher {
  let table: TableView
  let tree: TreeView
  let context: UnsafeMutablePointer<MatchingContext>

  /// Returns whether a selector matches an element.
  ///
  /// Defined by
  /// [match a selector against an element](https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element).
  package func matches(_ selector: Int, _ element: Int) -> Bool {
    precondition(table.selectors.indices.contains(selector), "the selector must be in the table")
    precondition(tree.elements.indices.contains(element), "the element must be in the tree")
    let isPseudoElement = tree.elements[element].pseudoElement != nil
    return table.selectors[selector].flags.contains(.pseudoElement) == isPseudoElement
      && matches(table.selectors[selector], from: element)
  }

  /// Returns whether a selector matches an element for a scoping root; -1 is the tree's root.
  ///
  /// Cached results that do not depend on `:scope` are shared by all scoping roots.
  package func matches(_ selector: Int, _ element: Int, scope: Int) -> Bool {
    let outer = context.pointee.scope
    context.pointee.scope = scope
    defer { context.pointee.scope = outer }
    return matches(selector, element)
  }

  /// Matches the compounds from right to left, the nearest candidate of each combinator first.
  ///
  /// ``MatchingWalk`` describes the steps after a failure.
  func matches(_ selector: SelectorRecord, from subject: Int) -> Bool {
    let end = Int(selector.components.upperBound)
    if selector.flags.isDisjoint(with: [.combinator, .pseudoElement]) {
      var position = Int(selector.components.lowerBound)
      return matchCompound(from: &position, to: end, subject)
    }
    let isScoped = selector.flags.contains(.scope)
    var walk = MatchingWalk(position: Int(selector.components.lowerBound), element: subject)
    while true {
      var step = MatchingWalk.Step.failed
      if matchCompound(from: &walk.position, to: end, walk.element) {
        step = walk.position == end ? .matched : walk.followCombinator(self, endingAt: end)
      }
      if step == .failed { step = walk.restart(self, isScoped: isScoped) }
      if step == .moved { continue }
      if walk.openCount > 0 {
        context.pointee.close(walk.openCount, with: step == .matched, isScoped: isScoped)
      }
      return step == .matched
    }
  }
}

extension SelectorTable {
  /// Calls `body` with a matcher of this table's selectors against a tree.
  ///
  /// The setup costs are independent of the number of selectors and elements.
  ///
  /// - Parameters:
  ///   - tree: The elements; the tree must not change while the context is in use.
  ///   - context: The caches that calls for the same table and tree share.
  ///   - body: Uses the matcher.
  /// - Returns: The result of `body`.
  package func withMatcher<Result>(
    in tree: StyleTree, _ context: inout MatchingContext, _ body: (SelectorMatcher) -> Result
  ) -> Result {
    context.prepare(for: tree.elements.count)
    return withUnsafeMutablePointer(to: &context) { context in
      withView { table in
        tree.withView { tree in
          body(SelectorMatcher(table: table, tree: tree, context: context))
        }
      }
    }
  }

  /// Returns whether a selector matches an element.
  package func matches(_ selector: Int, _ element: Int, in tree: StyleTree) -> Bool {
    var context = MatchingContext()
    return matches(selector, element, in: tree, using: &context)
  }

  /// Returns whether a selector matches an element, and uses the caches of earlier calls.
  package func matches(
    _ selector: Int, _ element: Int, in tree: StyleTree, using context: inout MatchingContext
  ) -> Bool {
    withMatcher(in: tree, &context) { $0.matches(selector, element) }
  }
}
