// SPDX-License-Identifier: Apache-2.0

extension SelectorTable {
  /// Whether a selector matches an element.
  ///
  /// Defined by
  /// [match a selector against an element](https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element).
  package func matches(_ selector: Int, _ element: Int, in tree: StyleTree) -> Bool {
    var memo = NestingMemo()
    return matches(selector, element, in: tree, &memo)
  }

  /// Whether a selector matches an element, with what is known about `&` from earlier calls.
  package func matches(
    _ selector: Int, _ element: Int, in tree: StyleTree, _ memo: inout NestingMemo
  ) -> Bool {
    precondition(element >= 0 && element < tree.elements.count, "an element of the tree")
    let range = components(of: selector)
    return withView(of: tree) { view in
      let isPseudoElement = view.elements[element].pseudoElement != nil
      return selectors[selector].flags.contains(.pseudoElement) == isPseudoElement
        && matches(range, from: element, view, tree, &memo)
    }
  }

  /// Matches compound after compound from right to left, the nearest candidate of each combinator
  /// first; see ``MatchingWalk`` for what follows a failure.
  func matches(
    _ selector: Range<Int>, from subject: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    let end = selector.upperBound
    var walk = MatchingWalk(position: selector.lowerBound, element: subject)
    while true {
      var step = MatchingWalk.Step.failed
      if matchCompound(&walk.position, end, walk.element, view, tree, &memo) {
        if walk.position == end { return true }
        step = walk.takeCombinator(end, view)
      }
      switch step {
      case .moved: continue
      case .failed: if !walk.restart(view) { return false }
      case .ended: return false
      }
    }
  }
}
