// SPDX-License-Identifier: Apache-2.0

/// The state of a match from right to left: a position in the selector and an element to try.
///
/// On a failure, the walk restarts at one of two points. The first is the last `~`, with the
/// sibling before the one that was tried. If no sibling is left, it is the last descendant
/// combinator, with the next ancestor. Everything to the right of these points already matches at
/// its nearest candidate, and a farther candidate allows no match that the nearest does not. So the
/// work is bounded by the length of the selector times the number of candidates, without recursion.
///
/// After many candidates for one combinator, the walk queries the results of earlier walks. A long
/// row of siblings is then traversed once for all of them, not once for each.
struct MatchingWalk {
  /// The position of the next component.
  var position: Int
  /// The element to try.
  private(set) var element: Int
  private var ancestor = RestartPoint()
  private var sibling = RestartPoint()
  /// The number of the context's open queries that belong to this walk.
  private(set) var openCount = 0

  init(position: Int, element: Int) {
    self.position = position
    self.element = element
  }

  /// A compound and its last tried candidate, or -1 if none is left.
  private struct RestartPoint {
    var position = 0
    var element = -1
    /// The number of candidates that were tried.
    var testedCount = 0
    /// The number of the walk's open queries about this candidate and those before it.
    var openCount = 0
  }

  /// The number of candidates that are tried before the walk queries the context.
  private static let cachingThreshold = 64

  /// The outcome of a step.
  enum Step {
    /// There is an element to try.
    case moved
    /// There is no element, but another candidate for an earlier combinator may match.
    case failed
    /// There is no element, and no other candidate can match.
    case ended
    /// The rest of the selector is known to match.
    case matched
  }
}

extension MatchingWalk {
  /// Consumes the combinator after a compound that matched, and moves to its nearest candidate.
  @inline(__always)
  mutating func followCombinator(_ matcher: SelectorMatcher, endingAt end: Int) -> Step {
    let tree = matcher.tree
    let combinator = matcher.table.components[position].kind
    position += 1
    switch combinator {
    case .descendant, .child:
      // A pseudo-element belongs to its originating element and is not a child.
      if tree.elements[element].pseudoElement != nil { return .ended }
      element = Int(tree.elements[element].parent)
      // No ancestor is left for the remaining compounds.
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

  /// Moves to the next candidate of the last `~`, or else of the last descendant combinator.
  @inline(__always)
  mutating func restart(_ matcher: SelectorMatcher, isScoped: Bool) -> Step {
    if sibling.element >= 0 {
      sibling.element = Int(matcher.tree.elements[sibling.element].previousSibling)
      sibling.testedCount &+= 1
      var cachedResult: Bool?
      if sibling.testedCount >= Self.cachingThreshold, sibling.element >= 0 {
        cachedResult = result(at: sibling, matcher)
      }
      if cachedResult == true { return .matched }
      if cachedResult == nil, sibling.element >= 0 {
        (position, element) = (sibling.position, sibling.element)
        return .moved
      }
      sibling.element = -1
    }
    guard ancestor.element >= 0 else { return .ended }
    if openCount > ancestor.openCount {
      // These queries concern siblings or ancestors of the candidate that just failed.
      matcher.context.pointee.close(
        openCount - ancestor.openCount, with: false, isScoped: isScoped)
      openCount = ancestor.openCount
    }
    ancestor.element = Int(matcher.tree.elements[ancestor.element].parent)
    ancestor.testedCount &+= 1
    var cachedResult: Bool?
    if ancestor.testedCount >= Self.cachingThreshold, ancestor.element >= 0 {
      cachedResult = result(at: ancestor, matcher)
      ancestor.openCount = openCount
    }
    if cachedResult == true { return .matched }
    (position, element) = (ancestor.position, ancestor.element)
    return cachedResult == nil && element >= 0 ? .moved : .ended
  }

  /// Returns the cached result for the candidates from a point on; the first call opens the query.
  @inline(never)
  private mutating func result(at point: RestartPoint, _ matcher: SelectorMatcher) -> Bool? {
    let query = MatchingQuery.candidates(point.position)
    if let result = matcher.context.pointee.cachedResult(of: query, for: point.element) {
      return result
    }
    if point.testedCount == Self.cachingThreshold {
      matcher.context.pointee.open(query, for: point.element)
      openCount += 1
    }
    return nil
  }

  /// Whether the element is of the kind that the compound requires.
  ///
  /// A compound with `::name` requires a pseudo-element, any other a proper element.
  private func isExpected(_ matcher: SelectorMatcher, endingAt end: Int) -> Bool {
    let isProper = matcher.tree.elements[element].pseudoElement == nil
    guard position < end else { return isProper }
    switch matcher.table.components[position].kind {
    case .pseudoElement, .part, .unknownPseudoElement: return true
    default: return isProper
    }
  }
}
