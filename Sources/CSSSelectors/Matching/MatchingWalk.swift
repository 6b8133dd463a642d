// SPDX-License-Identifier: Apache-2.0

/// The place in a selector and the element that is tried for it, from right to left.
///
/// A failure goes back to one of two places and never further: to the last `~`, for the sibling
/// before the one that was tried, and when there is none to the last descendant combinator, for the
/// next ancestor. Whatever is to the right of them already matches at its nearest place, and a
/// farther one leaves no candidate that the nearest does not leave. So the work is bounded by the
/// length of the selector times the number of candidates, without recursion.
///
/// After many candidates for one combinator it is worth to know what earlier walks found there: a
/// long row of siblings is then passed once for all of them, not once for each.
struct MatchingWalk {
  /// The component that comes next.
  var position: Int
  /// The element that is tried.
  private(set) var element: Int
  private var ancestor = RestartPoint()
  private var sibling = RestartPoint()
  /// How many of the context's open questions are this walk's.
  private(set) var openCount = 0

  init(position: Int, element: Int) {
    self.position = position
    self.element = element
  }

  /// A compound and the candidate that was tried for it last, -1 when none is left.
  private struct RestartPoint {
    var position = 0
    var element = -1
    /// How many candidates were tried.
    var tried = 0
    /// How many of the walk's open questions are about this candidate and those before it.
    var openCount = 0
  }

  /// So many candidates are tried before the context is asked.
  private static let patience = 64

  /// What became of a walk.
  enum Step {
    /// There is an element to try.
    case moved
    /// There is none, but another candidate for an earlier combinator may lead on.
    case failed
    /// There is none, and no other candidate would have more.
    case ended
    /// The rest of the selector is known to match.
    case matched
  }
}

extension MatchingWalk {
  /// Takes the combinator behind a compound that matched, and goes to its nearest candidate.
  @inline(__always)
  mutating func takeCombinator(_ matcher: SelectorMatcher, endingAt end: Int) -> Step {
    let tree = matcher.tree
    let combinator = matcher.table.components[position].kind
    position += 1
    switch combinator {
    case .descendant, .child:
      // A pseudo-element belongs to an element and is nobody's child.
      if tree.elements[element].pseudoElement != nil { return .ended }
      element = Int(tree.elements[element].parent)
      // No ancestor is left for any compound that is still to come.
      if element < 0 { return .ended }
      if combinator == .descendant {
        ancestor = RestartPoint(position: position, element: element, openCount: openCount)
      }
      sibling.element = -1
      return .moved
    case .nextSibling, .subsequentSibling:
      element = Int(tree.elements[element].previousSibling)
      if combinator == .subsequentSibling {
        sibling = RestartPoint(position: position, element: element, openCount: openCount)
      }
      return element >= 0 ? .moved : .failed
    default:
      element = Int(tree.elements[element].parent)
      return element >= 0 && isExpected(matcher, endingAt: end) ? .moved : .ended
    }
  }

  /// Goes to the next candidate of the last `~`, else of the last descendant combinator.
  @inline(__always)
  mutating func restart(_ matcher: SelectorMatcher, isScoped: Bool) -> Step {
    if sibling.element >= 0 {
      sibling.element = Int(matcher.tree.elements[sibling.element].previousSibling)
      sibling.tried &+= 1
      var known: Bool?
      if sibling.tried >= Self.patience, sibling.element >= 0 { known = ask(sibling, matcher) }
      if known == true { return .matched }
      if known == nil, sibling.element >= 0 {
        (position, element) = (sibling.position, sibling.element)
        return .moved
      }
      sibling.element = -1
    }
    guard ancestor.element >= 0 else { return .ended }
    if openCount > ancestor.openCount {
      // They were about what is beside or above the candidate that just failed.
      matcher.context.pointee.close(
        openCount - ancestor.openCount, with: false, isScoped: isScoped)
      openCount = ancestor.openCount
    }
    ancestor.element = Int(matcher.tree.elements[ancestor.element].parent)
    ancestor.tried &+= 1
    var known: Bool?
    if ancestor.tried >= Self.patience, ancestor.element >= 0 {
      known = ask(ancestor, matcher)
      ancestor.openCount = openCount
    }
    if known == true { return .matched }
    (position, element) = (ancestor.position, ancestor.element)
    return known == nil && element >= 0 ? .moved : .ended
  }

  /// What is known of the candidates from a compound's candidate on; at first the question is opened.
  @inline(never)
  private mutating func ask(_ point: RestartPoint, _ matcher: SelectorMatcher) -> Bool? {
    let question = MatchingQuestion.candidates(point.position)
    if let answer = matcher.context.pointee.recall(question, for: point.element) { return answer }
    if point.tried == Self.patience {
      matcher.context.pointee.open(question, for: point.element)
      openCount += 1
    }
    return nil
  }

  /// Whether the element is what the compound behind `::name` is about: a pseudo-element where one
  /// is written, else a proper element.
  private func isExpected(_ matcher: SelectorMatcher, endingAt end: Int) -> Bool {
    let isProper = matcher.tree.elements[element].pseudoElement == nil
    guard position < end else { return isProper }
    switch matcher.table.components[position].kind {
    case .pseudoElement, .part, .unknownPseudoElement: return true
    default: return isProper
    }
  }
}
