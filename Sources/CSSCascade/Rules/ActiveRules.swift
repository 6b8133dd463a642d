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
  /// The level of each rule of the index.
  let ruleLevels: [CascadeLevel]
  /// Which selectors can match an element of some type, class or id.
  let buckets: SelectorBuckets
  /// What the values of a root are computed with, before its own are known.
  let rootContext: ComputationContext

  init(_ index: RuleIndex, in environment: StyleEnvironment) {
    self.index = index
    self.environment = environment
    rootContext = environment.context
    levels = CascadeLevels(layerCounts: [1, 1, 1])
    let levels = levels
    ruleLevels = index.rules.map {
      levels.level(of: index.sources[Int($0.source)].origin, layer: 0)
    }
    buckets = SelectorBuckets(of: index.rules, index.selectors, index.names)
  }
}

extension ActiveRules {
  /// Finds the rules that match an element and adds them, in no order; a rule is there for each of its selectors that matches.
  func addMatches(
    of element: Int, in tree: StyleTree, _ memo: inout NestingMemo, to matches: inout [RuleMatch]
  ) {
    // Selectors of pseudo-elements and parts are filed by the element that these belong to.
    let subject = tree.originatingElement(of: element)
    add(buckets[.id, tree.elements[subject].id], element, tree, &memo, &matches)
    for name in tree.classes(of: subject) {
      add(buckets[.class, name], element, tree, &memo, &matches)
    }
    add(buckets[.type, tree.elements[subject].type], element, tree, &memo, &matches)
    add(buckets.universal, element, tree, &memo, &matches)
  }

  private func add(
    _ entries: ArraySlice<SelectorBuckets.Entry>, _ element: Int, _ tree: StyleTree,
    _ memo: inout NestingMemo, _ matches: inout [RuleMatch]
  ) {
    for entry in entries
    where index.selectors.matches(Int(entry.selector), element, in: tree, &memo) {
      let specificity = index.selectors.selectors[Int(entry.selector)].specificity
      matches.append(
        RuleMatch(
          rule: entry.rule, level: ruleLevels[Int(entry.rule)], specificity: specificity))
    }
  }
}
