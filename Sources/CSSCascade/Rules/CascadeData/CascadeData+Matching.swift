// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage

extension CascadeData {
  /// Finds the rules that match an element, unordered.
  ///
  /// A rule is found once for each matching selector.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - matcher: The matcher of the index's selectors.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter rejects.
  ///   - found: The matching rules.
  func addMatches(
    of element: Int, _ matcher: SelectorMatcher, usesFilter: Bool = true,
    to found: inout RuleMatches
  ) {
    matcher.forEachMatch(
      of: element, in: selectorMap.selectors, where: contexts.applicable, usesFilter: usesFilter
    ) { entry, selector, context, isConditional, isPositionDependent in
      guard let match = match(of: entry, selector, context) else { return }
      if isConditional {
        found.conditional.append(IndexedRule(match: match, selector: selector))
      } else {
        found.all.append(match)
        if isPositionDependent { found.positionDependent.append(match) }
      }
    }
  }

  /// Finds the rules in `@starting-style` that match an element, unordered.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - matcher: The matcher of the index's selectors.
  ///   - usesFilter: Whether to skip selectors that the ancestor filter rejects.
  ///   - found: The matching rules.
  func addStartingMatches(
    of element: Int, _ matcher: SelectorMatcher, usesFilter: Bool, to found: inout RuleMatches
  ) {
    guard let starting = contexts.starting else { return }
    matcher.forEachMatch(
      of: element, in: selectorMap.selectors, where: starting, usesFilter: usesFilter
    ) { entry, selector, context, isConditional, _ in
      guard let level = level(ofStartingContext: context) else { return }
      let match = match(of: entry, selector, at: level)
      if isConditional {
        found.conditional.append(IndexedRule(match: match, selector: selector))
      } else {
        found.all.append(match)
      }
    }
  }

  /// Returns the position-dependent rules that may match an element, or another one with a shared
  /// style.
  func positionDependentCandidates(
    of element: Int, _ matcher: SelectorMatcher, usesFilter: Bool
  ) -> [SelectorMatcher.PositionDependentCandidate] {
    matcher.positionDependentCandidates(
      of: element, in: selectorMap.selectors, where: contexts.applicable, usesFilter: usesFilter)
  }

  /// Finds the position-dependent rules among candidates that match an element.
  func addMatches(
    of element: Int, among candidates: [SelectorMatcher.PositionDependentCandidate],
    _ matcher: SelectorMatcher, to found: inout RuleMatches
  ) {
    matcher.forEachMatch(of: element, among: candidates, in: selectorMap.selectors) {
      entry, selector, context, isConditional in
      guard let match = match(of: entry, selector, context) else { return }
      if isConditional {
        found.conditional.append(IndexedRule(match: match, selector: selector))
      } else {
        found.positionDependent.append(match)
      }
    }
  }

  @inline(__always)
  private func match(of entry: Int, _ selector: UInt32, _ context: UInt32) -> RuleMatch? {
    contexts.levelsByNumber[Int(context)].map { match(of: entry, selector, at: $0) }
  }

  @inline(__always)
  private func match(of entry: Int, _ selector: UInt32, at level: CascadeLevel) -> RuleMatch {
    RuleMatch(
      rule: selectorMap.rules[entry], level: level,
      specificity: index.records.selectors.selectors[Int(selector)].specificity)
  }
}

/// The rules that match an element.
struct RuleMatches: Sendable {
  /// The rules that match.
  var all: [RuleMatch] = []
  /// The matching rules whose selectors are position-dependent; see `SelectorMatcher+Index.swift`.
  var positionDependent: [RuleMatch] = []
  /// The selectors that remain to be matched, because of a scope or a container query.
  var conditional: [IndexedRule] = []

  /// Clears the results for another element.
  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
    if !positionDependent.isEmpty { positionDependent.removeAll(keepingCapacity: true) }
    if !conditional.isEmpty { conditional.removeAll(keepingCapacity: true) }
  }
}
