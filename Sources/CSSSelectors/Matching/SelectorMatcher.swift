// SPDX-License-Identifier: Apache-2.0

/// Matches many selectors of one table against the elements of one tree.
///
/// ```swift
/// table.withMatcher(in: tree, &context) { matcher in
///   for selector in candidates where matcher.matches(selector, element) { … }
/// }
/// ```
///
/// It points into both and into the context, and must not leave the call that it was given to.
package struct SelectorMatcher {
  let table: TableView
  let tree: TreeView
  let context: UnsafeMutablePointer<MatchingContext>

  /// Whether a selector matches an element.
  ///
  /// Defined by
  /// [match a selector against an element](https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element).
  package func matches(_ selector: Int, _ element: Int) -> Bool {
    precondition(table.selectors.indices.contains(selector), "a selector of the table")
    precondition(tree.elements.indices.contains(element), "an element of the tree")
    let isPseudoElement = tree.elements[element].pseudoElement != nil
    return table.selectors[selector].flags.contains(.pseudoElement) == isPseudoElement
      && matches(table.selectors[selector], from: element)
  }

  /// Whether a selector matches an element when another one is the scoping root, -1 for the tree's root.
  ///
  /// What is remembered and has nothing to do with `:scope` is used for every scoping root.
  package func matches(_ selector: Int, _ element: Int, scope: Int) -> Bool {
    let outer = context.pointee.scope
    context.pointee.scope = scope
    defer { context.pointee.scope = outer }
    return matches(selector, element)
  }

  /// Matches compound after compound from right to left, the nearest candidate of each combinator
  /// first; see ``MatchingWalk`` for what follows a failure.
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
        step = walk.position == end ? .matched : walk.takeCombinator(self, endingAt: end)
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
  /// Calls `body` with what matches this table's selectors against a tree.
  ///
  /// What that costs is paid once, however many selectors and elements are asked about.
  ///
  /// - Parameters:
  ///   - tree: the elements; it must not change while the context is in use.
  ///   - context: what is remembered between calls for the same table and tree.
  ///   - body: asks the matcher.
  /// - Returns: what `body` gives.
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

  /// Whether a selector matches an element.
  package func matches(_ selector: Int, _ element: Int, in tree: StyleTree) -> Bool {
    var context = MatchingContext()
    return matches(selector, element, in: tree, using: &context)
  }

  /// Whether a selector matches an element, with what is known from earlier calls.
  package func matches(
    _ selector: Int, _ element: Int, in tree: StyleTree, using context: inout MatchingContext
  ) -> Bool {
    withMatcher(in: tree, &context) { $0.matches(selector, element) }
  }
}
