// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage

extension ActiveRules {
  /// Finds the rules that match an element, in no order; a rule is there for each of its selectors that matches.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - matcher: matches the index's selectors.
  ///   - usesFilter: whether selectors are passed over that cannot match for what is above the element.
  ///   - found: takes the rules that match.
  func addMatches(
    of element: Int, _ matcher: SelectorMatcher, usesFilter: Bool = true,
    to found: inout FoundMatches
  ) {
    matcher.forEachMatch(
      of: element, in: filed.selectors, where: contexts.applicable, usesFilter: usesFilter
    ) { entry, selector, context, isConditional, isPlaced in
      guard let match = match(of: entry, selector, context) else { return }
      if isConditional {
        found.conditional.append(IndexedRule(match: match, selector: selector))
      } else {
        found.all.append(match)
        if isPlaced { found.placed.append(match) }
      }
    }
  }

  /// The rules that may match an element, or one that is alike below elements that are alike, because of its place.
  func placedCandidates(
    of element: Int, _ matcher: SelectorMatcher, usesFilter: Bool
  ) -> [SelectorMatcher.PlacedCandidate] {
    matcher.placedCandidates(
      of: element, in: filed.selectors, where: contexts.applicable, usesFilter: usesFilter)
  }

  /// Finds those of some rules that match an element because of its place.
  func addMatches(
    of element: Int, among candidates: [SelectorMatcher.PlacedCandidate],
    _ matcher: SelectorMatcher, to found: inout FoundMatches
  ) {
    matcher.forEachMatch(of: element, among: candidates, in: filed.selectors) {
      entry, selector, context, isConditional in
      guard let match = match(of: entry, selector, context) else { return }
      if isConditional {
        found.conditional.append(IndexedRule(match: match, selector: selector))
      } else {
        found.placed.append(match)
      }
    }
  }

  @inline(__always)
  private func match(of entry: Int, _ selector: UInt32, _ context: UInt32) -> RuleMatch? {
    contexts.levelsByNumber[Int(context)].map { level in
      RuleMatch(
        rule: filed.rules[entry], level: level,
        specificity: index.records.selectors.selectors[Int(selector)].specificity)
    }
  }
}

/// The rules that match an element.
struct FoundMatches: Sendable {
  /// The rules that match.
  var all: [RuleMatch] = []
  /// Those of them that match because of the element's place.
  var placed: [RuleMatch] = []
  /// The selectors that are yet to be tried, because of a scope or a container.
  var conditional: [IndexedRule] = []

  /// Begins with another element.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    if !placed.isEmpty { placed.removeAll(keepingCapacity: true) }
    if !conditional.isEmpty { conditional.removeAll(keepingCapacity: true) }
  }
}
