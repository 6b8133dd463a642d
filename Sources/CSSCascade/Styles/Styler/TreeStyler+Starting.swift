// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// The rules of `@starting-style`, which only the transitions of a new element use.
///
/// Defined by [the @starting-style rule](https://drafts.csswg.org/css-transitions-2/#defining-before-change-style).
extension TreeStyler {
  /// Returns the numbers of the lists of rules that match elements while those in
  /// `@starting-style` apply, by element.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - nodes: The tree.
  ///   - styles: The style numbers by element, which include those of the elements' ancestors.
  ///     Container queries refer to them.
  /// - Returns: The lists of the elements that a rule in `@starting-style` matches.
  /// - Complexity: Constant if the sheets have no `@starting-style` whose media queries match.
  mutating func startingLists(
    of elements: [Int], in nodes: NodeTree, styles: [UInt32]
  ) -> [Int: UInt32] {
    guard rules.hasStartingStyles else { return [:] }
    return withMatcher(in: nodes) { styler, matcher, conditionalMatcher in
      var lists: [Int: UInt32] = [:]
      for element in elements {
        let matches = styler.startingMatches(
          of: element, in: nodes, matcher, conditionalMatcher: &conditionalMatcher, styles: styles)
        if let matches { lists[element] = styler.listNumber(of: matches) }
      }
      return lists
    }
  }

  /// Returns the rules that match an element while those in `@starting-style` apply, and the
  /// element's attached blocks, from lowest to highest precedence.
  ///
  /// A rule in `@starting-style` has the layer, the specificity and the order of any other rule.
  ///
  /// - Returns: The matches, or `nil` if no rule in `@starting-style` matches the element.
  private mutating func startingMatches(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    conditionalMatcher: inout ConditionalMatcher, styles: [UInt32]
  ) -> [RuleMatch]? {
    defer { matching.found.removeAll() }
    let usesFilter = matching.options.filtersAncestors
    rules.addStartingMatches(of: element, matcher, usesFilter: usesFilter, to: &matching.found)
    if !matching.found.conditional.isEmpty {
      matchConditional(of: element, &conditionalMatcher, styles)
    }
    if matching.found.all.isEmpty { return nil }
    rules.addMatches(of: element, matcher, usesFilter: usesFilter, to: &matching.found)
    if !matching.found.conditional.isEmpty {
      matchConditional(of: element, &conditionalMatcher, styles)
    }
    if let attached = nodes.attached[element] { addMatches(of: attached) }
    matching.found.all.sortInPlace()
    return matching.found.all
  }
}
