// SPDX-License-Identifier: Apache-2.0

/// The place in a selector and the element that is tried for it, from right to left.
///
/// A failure goes back to one of two places and never further: to the last `~`, for the sibling
/// before the one that was tried, and when there is none to the last descendant combinator, for the
/// next ancestor. Whatever is to the right of them already matches at its nearest place, and a
/// farther one leaves no candidate that the nearest does not leave. So the work is bounded by the
/// length of the selector times the number of candidates, without recursion.
struct MatchingWalk {
  /// The component that comes next.
  var position: Int
  /// The element that is tried.
  private(set) var element: Int
  private var ancestor = RestartPoint()
  private var sibling = RestartPoint()

  init(position: Int, element: Int) {
    self.position = position
    self.element = element
  }

  /// A compound and the candidate that was tried for it last, -1 when none is left.
  private struct RestartPoint {
    var position = 0
    var element = -1
  }

  /// What became of a walk.
  enum Step {
    /// There is an element to try.
    case moved
    /// There is none, but another candidate for an earlier combinator may lead on.
    case failed
    /// There is none, and no other candidate would have more.
    case ended
  }
}

extension MatchingWalk {
  /// Takes the combinator behind a compound that matched, and goes to its nearest candidate.
  @inline(__always)
  mutating func takeCombinator(_ end: Int, _ table: TableView, _ tree: TreeView) -> Step {
    let combinator = table.components[position].kind
    position += 1
    switch combinator {
    case .descendant, .child:
      element = Int(tree.elements[element].parent)
      // No ancestor is left for any compound that is still to come.
      if element < 0 { return .ended }
      if combinator == .descendant {
        ancestor = RestartPoint(position: position, element: element)
      }
      sibling.element = -1
      return .moved
    case .nextSibling, .subsequentSibling:
      element = Int(tree.elements[element].previousSibling)
      if combinator == .subsequentSibling {
        sibling = RestartPoint(position: position, element: element)
      }
      return element >= 0 ? .moved : .failed
    default:
      element = Int(tree.elements[element].parent)
      return element >= 0 && isExpected(end, table, tree) ? .moved : .ended
    }
  }

  /// Goes to the next candidate of the last `~`, else of the last descendant combinator.
  @inline(__always)
  mutating func restart(_ tree: TreeView) -> Bool {
    if sibling.element >= 0 {
      sibling.element = Int(tree.elements[sibling.element].previousSibling)
      if sibling.element >= 0 {
        (position, element) = (sibling.position, sibling.element)
        return true
      }
    }
    guard ancestor.element >= 0 else { return false }
    ancestor.element = Int(tree.elements[ancestor.element].parent)
    (position, element) = (ancestor.position, ancestor.element)
    return element >= 0
  }

  /// Whether the element is what the compound behind `::name` is about: a pseudo-element where one
  /// is written, else a proper element.
  private func isExpected(_ end: Int, _ table: TableView, _ tree: TreeView) -> Bool {
    let isProper = tree.elements[element].pseudoElement == nil
    guard position < end else { return isProper }
    switch table.components[position].kind {
    case .pseudoElement, .part, .unknownPseudoElement: return true
    default: return isProper
    }
  }
}
