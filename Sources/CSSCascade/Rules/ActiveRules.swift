// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// The rules of an index that hold in an environment, ready to be matched.
final class ActiveRules: Sendable {
  /// All rules, whether they hold or not.
  let index: RuleIndex
  /// What conditions and values depend on besides the sheets.
  let environment: StyleEnvironment
  /// The levels of the cascade.
  let levels: CascadeLevels
  /// Which selectors can match an element of some type, class or id.
  let buckets: SelectorBuckets
  /// What the values of a root are computed with, before its own are known.
  let rootContext: ComputationContext

  init(_ index: RuleIndex, in environment: StyleEnvironment) {
    self.index = index
    self.environment = environment
    rootContext = environment.context
    let levels = CascadeLevels(layerCounts: [1, 1, 1])
    self.levels = levels
    let ruleLevels = index.rules.map {
      levels.level(of: index.sources[Int($0.source)].origin, layer: 0)
    }
    buckets = SelectorBuckets(of: Array(index.rules.indices), in: index, levels: ruleLevels)
  }
}

extension ActiveRules {
  /// Finds the rules that match an element and adds them, in no order; a rule is there for each of its selectors that matches.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - tree: the tree that the matcher was made for.
  ///   - matcher: matches the index's selectors.
  ///   - usesFilter: whether selectors are passed over that cannot match for what is above the element.
  ///   - matches: takes the rules.
  func addMatches(
    of element: Int, in tree: StyleTree, _ matcher: SelectorMatcher, usesFilter: Bool = true,
    to matches: inout [RuleMatch]
  ) {
    // Selectors of pseudo-elements and parts are filed by the element that these belong to.
    let subject = tree.originatingElement(of: element)
    let filter = tree.filters[element]
    func test(_ entry: SelectorBuckets.Entry) {
      if usesFilter, !filter.mayMatch(entry.requirements) { return }
      guard matcher.matches(Int(entry.selector), element) else { return }
      matches.append(entry.match)
    }
    buckets.forEach(.id, tree.elements[subject].id, test)
    tree.forEachClass(of: subject) { buckets.forEach(.class, $0, test) }
    tree.forEachType(of: subject) { buckets.forEach(.type, $0, test) }
    buckets.forEach(.universal, Atom(rawValue: 0), test)
  }
}
