// SPDX-License-Identifier: Apache-2.0

extension SelectorTable {
  /// Whether a selector matches an element.
  ///
  /// Defined by [match a selector against an
  /// element](https://drafts.csswg.org/selectors-4/#match-a-selector-against-an-element).
  package func matches(_ selector: Int, _ element: Int, in tree: StyleTree) -> Bool {
    var memo = NestingMemo()
    return matches(selector, element, in: tree, &memo)
  }

  /// Whether a selector matches an element, with what is known about `&` from earlier calls.
  package func matches(
    _ selector: Int, _ element: Int, in tree: StyleTree, _ memo: inout NestingMemo
  ) -> Bool {
    let isPseudoElement = tree.elements[element].pseudoElement != nil
    guard selectors[selector].flags.contains(.pseudoElement) == isPseudoElement else {
      return false
    }
    return matches(components(of: selector), from: element, tree, &memo)
  }

  /// Matches compound after compound from right to left, trying the nearest candidate of each
  /// combinator first.
  ///
  /// A failure goes back to one of two places and never further: to the last `~`, for the next
  /// sibling before the one that was tried, and when there is none to the last descendant
  /// combinator, for the next ancestor. Whatever is to the right of them already matches at its
  /// nearest place, and a farther one leaves no candidate that the nearest does not leave. So the
  /// work is bounded by the length of the selector times the number of candidates, without
  /// recursion.
  private func matches(
    _ selector: Range<Int>, from subject: Int, _ tree: StyleTree, _ memo: inout NestingMemo
  ) -> Bool {
    var element = subject
    var position = selector.lowerBound
    var ancestor: RestartPoint?
    var sibling: RestartPoint?
    while true {
      let next: Int
      if let end = matchCompound(at: position, selector.upperBound, element, tree, &memo) {
        if end == selector.upperBound { return true }
        position = end + 1
        let current = tree.elements[element]
        switch components[end].kind {
        case .nextSibling, .subsequentSibling:
          next = Int(current.previousSibling)
          if next >= 0, components[end].kind == .subsequentSibling {
            sibling = RestartPoint(position: position, element: next)
          }
        case .originatingElement:
          next = Int(current.parent)
          guard next >= 0, isElement(next, at: position, selector.upperBound, tree) else {
            return false
          }
        case .descendant:
          next = Int(current.parent)
          ancestor = RestartPoint(position: position, element: next)
          sibling = nil
          if next < 0 { return false }
        default:
          next = Int(current.parent)
          sibling = nil
          // No ancestor is left for any compound that is still to come.
          if next < 0 { return false }
        }
      } else {
        next = -1
      }
      if next >= 0 {
        element = next
      } else if let restart = restart(&sibling, &ancestor, tree) {
        (position, element) = (restart.position, restart.element)
      } else {
        return false
      }
    }
  }

  /// Where matching goes on after a failure: a compound and the candidate that was tried for it.
  private struct RestartPoint {
    let position: Int
    var element: Int
  }

  /// Moves on to the next candidate of the last `~`, else of the last descendant combinator.
  private func restart(
    _ sibling: inout RestartPoint?, _ ancestor: inout RestartPoint?, _ tree: StyleTree
  ) -> RestartPoint? {
    if let point = sibling {
      sibling?.element = Int(tree.elements[point.element].previousSibling)
      if let moved = sibling, moved.element >= 0 { return moved }
      sibling = nil
    }
    if let point = ancestor {
      ancestor?.element = Int(tree.elements[point.element].parent)
      if let moved = ancestor, moved.element >= 0 { return moved }
    }
    return nil
  }

  /// Whether an element is what the compound behind `::name` is about: a pseudo-element where one
  /// is written, else a proper element.
  private func isElement(
    _ element: Int, at position: Int, _ end: Int, _ tree: StyleTree
  ) -> Bool {
    let isProper = tree.elements[element].pseudoElement == nil
    guard position < end else { return isProper }
    switch components[position].kind {
    case .pseudoElement, .part, .unknownPseudoElement: return true
    default: return isProper
    }
  }
}
