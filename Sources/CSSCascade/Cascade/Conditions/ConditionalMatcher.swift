// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Matches the selectors of rules that have a scope or a container condition.
struct ConditionalMatcher {
  private let rules: CascadeData
  private let tree: StyleTree
  private let sizes: [Int: StyleSize]
  private var scopes: ScopeMatcher
  private var nearest = NearestContainers()

  /// Creates a matcher for the elements of one tree.
  init(_ rules: CascadeData, _ tree: StyleTree, sizes: [Int: StyleSize]) {
    self.rules = rules
    self.tree = tree
    self.sizes = sizes
    scopes = ScopeMatcher(rules.index, in: tree)
  }

  /// Adds the rules that match an element in scope and whose container conditions match.
  ///
  /// - Parameters:
  ///   - entries: the selectors.
  ///   - element: the element.
  ///   - matches: receives the rules.
  ///   - style: returns the style of an ancestor.
  mutating func addMatches(
    _ entries: [IndexedRule], of element: Int, to matches: inout [RuleMatch],
    style: @escaping (Int) -> ComputedStyle?
  ) {
    let containers = ContainerQueryMatcher(rules: rules, tree: tree, sizes: sizes, style: style)
    for entry in entries {
      let context = rules.index.records.contexts[Int(entry.match.rule)]
      var match = entry.match
      if context.scope != 0 {
        let found = scopes.distance(of: Int(entry.selector), element, in: context.scope)
        guard let found else { continue }
        match = match.scoped(at: found)
      } else if !rules.index.selectors.matches(Int(entry.selector), element, in: tree) {
        continue
      }
      guard
        containers.matches(
          context.container, of: rules.index.records.conditions.containers, for: element, &nearest)
      else { continue }
      matches.append(match)
    }
  }
}
