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

  /// Matches compound after compound from right to left, trying the nearest candidate of each
  /// combinator first.
  ///
  /// A failure goes back to one of two places and never further: to the last `~`, for the next
  /// sibling before the one that was tried, and when there is none to the last descendant
  /// combinator, for the next ancestor. Whatever is to the right of them already matches at its
  /// nearest place, and a farther one leaves no candidate that the nearest does not leave. So the
  /// work is bounded by the length of the selector times the number of candidates, without
  /// recursion.
  func matches(
    _ selector: Range<Int>, from subject: Int, _ view: MatchingView, _ tree: StyleTree,
    _ memo: inout NestingMemo
  ) -> Bool {
    var position = selector.lowerBound
    var element = subject
    var ancestor = RestartPoint()
    var sibling = RestartPoint()
    while true {
      if matchCompound(&position, selector.upperBound, element, view, tree, &memo) {
        if position == selector.upperBound { return true }
        let combinator = view.components[position].kind
        position += 1
        switch combinator {
        case .descendant, .child:
          element = Int(view.elements[element].parent)
          // No ancestor is left for any compound that is still to come.
          if element < 0 { return false }
          if combinator == .descendant { ancestor = RestartPoint(position, element) }
          sibling = RestartPoint()
          continue
        case .nextSibling, .subsequentSibling:
          element = Int(view.elements[element].previousSibling)
          if combinator == .subsequentSibling { sibling = RestartPoint(position, element) }
          if element >= 0 { continue }
        default:
          element = Int(view.elements[element].parent)
          if element < 0 || !isElement(element, at: position, selector.upperBound, view) {
            return false
          }
          continue
        }
      }
      if sibling.element >= 0 {
        sibling.element = Int(view.elements[sibling.element].previousSibling)
      }
      if sibling.element >= 0 {
        (position, element) = (sibling.position, sibling.element)
        continue
      }
      guard ancestor.element >= 0 else { return false }
      ancestor.element = Int(view.elements[ancestor.element].parent)
      guard ancestor.element >= 0 else { return false }
      (position, element) = (ancestor.position, ancestor.element)
    }
  }

  /// Where matching goes on after a failure: a compound and the candidate that was tried for it, -1
  /// when none is left.
  private struct RestartPoint {
    var position = 0
    var element = -1

    init() {}

    init(_ position: Int, _ element: Int) {
      self.position = position
      self.element = element
    }
  }

  /// Whether an element is what the compound behind `::name` is about: a pseudo-element where one
  /// is written, else a proper element.
  private func isElement(
    _ element: Int, at position: Int, _ end: Int, _ view: MatchingView
  ) -> Bool {
    let isProper = view.elements[element].pseudoElement == nil
    guard position < end else { return isProper }
    switch view.components[position].kind {
    case .pseudoElement, .part, .unknownPseudoElement: return true
    default: return isProper
    }
  }
}
