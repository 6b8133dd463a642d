// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// A styler that computes the styles of a tree's elements, each after its parent, and shares equal
/// results.
struct TreeStyler: Sendable {
  /// The cascade data.
  let rules: CascadeData
  /// The cascade data, and the names of the tree.
  var sheets: SheetContext
  var cascade: Cascade
  var store: StyleStore
  /// The style cache.
  var results: StyleCaches
  /// The numbers of the blocks that are attached to elements, with the objects that own them.
  var attachedRules: [ObjectIdentifier: (style: AttachedStyle, first: UInt32)] = [:]
  var matching = MatchingState()
  let workspace = Workspace()
  /// Whether a style has explicitly inherited a non-inherited longhand.
  var hasInheritedResetStyle = false

  /// Temporary memory for the current element.
  final class Workspace: @unchecked Sendable {
    /// A row for each group.
    let rows = UnsafeMutablePointer<GroupRow>.allocate(capacity: StyleGroup.count)
    /// The winner of each longhand by rank, followed by the winners in order.
    let winners = UnsafeMutablePointer<Decision.Winner>.allocate(
      capacity: LonghandSet.capacity * 2)

    deinit {
      rows.deallocate()
      winners.deallocate()
    }
  }

  /// The matches of the current element, and the enabled optimizations.
  struct MatchingState: Sendable {
    var found = RuleMatches()
    var options = StylingOptions()
    var sharingCache = StyleSharingCache()
  }

  /// Creates a styler with memory for an expected number of styles.
  init(_ rules: CascadeData, expecting count: Int = 0) {
    // Many elements of a large tree may share styles.
    let expected = min(count, 2048)
    self.rules = rules
    sheets = SheetContext(rules, names: rules.index.sharedNames)
    results = StyleCaches(expecting: expected)
    store = StyleStore(rules, expecting: expected)
    cascade = Cascade(rules.contexts.levels, of: rules.index, values: store.tables.values)
  }

  /// Styles all elements of a tree.
  ///
  /// - Returns: The style numbers by element.
  mutating func styles(
    of nodes: NodeTree, _ options: StylingOptions = StylingOptions()
  ) -> [UInt32] {
    matching.options = options
    matching.sharingCache = StyleSharingCache()
    return withMatcher(in: nodes) { styler, matcher, conditionalMatcher in
      var styles: [UInt32] = []
      styles.reserveCapacity(nodes.count)
      for element in 0..<nodes.count {
        let shared =
          options.sharesStyles ? styler.sharedStyle(of: element, in: nodes, matcher, styles) : nil
        styles.append(
          shared
            ?? styler.style(
              of: element, in: nodes, matcher, conditionalMatcher: &conditionalMatcher,
              styles: styles))
      }
      return styles
    }
  }

  /// Calls `body` with a matcher for a tree, and with the evaluation of conditional rules.
  mutating func withMatcher<Result>(
    in nodes: NodeTree,
    _ body: (inout TreeStyler, SelectorMatcher, inout ConditionalMatcher) -> Result
  ) -> Result {
    // Only elements with declarations have additional names.
    let names = nodes.attached.isEmpty ? rules.index.sharedNames : nodes.sharedNames
    if sheets.names !== names {
      sheets = SheetContext(rules, names: names)
      store.begin(in: sheets)
    }
    var context = MatchingContext()
    var conditionalMatcher = ConditionalMatcher(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(in: nodes.tree, &context) { matcher in
      body(&self, matcher, &conditionalMatcher)
    }
  }
}

extension TreeStyler {
  /// Returns the style of an element that matches the same rules as an earlier one, or `nil` if
  /// there is none.
  private mutating func sharedStyle(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher, _ styles: [UInt32]
  ) -> UInt32? {
    guard let other = matching.sharingCache.representative(of: element, in: nodes.tree),
      nodes.attached[element] == nil
    else { return nil }
    let usesFilter = matching.options.filtersAncestors
    let candidates = matching.sharingCache.positionDependentCandidates {
      rules.positionDependentCandidates(of: element, matcher, usesFilter: usesFilter)
    }
    if !candidates.isEmpty {
      rules.addMatches(of: element, among: candidates, matcher, to: &matching.found)
      defer { matching.found.removeAll() }
      guard matching.found.conditional.isEmpty,
        matching.sharingCache.hasPositionDependent(matching.found.positionDependent)
      else { return nil }
    }
    let above = Int(nodes.tree.elements[element].parent)
    let otherAbove = Int(nodes.tree.elements[other].parent)
    if above < 0 || otherAbove < 0 || styles[above] == styles[otherAbove], nodes.sizes.isEmpty {
      return styles[other]
    }
    return style(
      of: element, in: nodes, list: store[styles[other]].rules,
      below: above < 0 ? nil : styles[above])
  }

  /// Returns the style of one element without the style sharing cache.
  ///
  /// `styles` contains those of its ancestors.
  mutating func style(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    conditionalMatcher: inout ConditionalMatcher, styles: [UInt32]
  ) -> UInt32 {
    defer { matching.found.removeAll() }
    rules.addMatches(
      of: element, matcher, usesFilter: matching.options.filtersAncestors, to: &matching.found)
    if let attached = nodes.attached[element] {
      if !matching.found.conditional.isEmpty {
        matchConditional(of: element, &conditionalMatcher, styles)
      }
      addMatches(of: attached)
    } else if !matching.found.conditional.isEmpty {
      matchConditional(of: element, &conditionalMatcher, styles)
    } else {
      matching.sharingCache.record(element, positionDependent: matching.found.positionDependent)
    }
    matching.found.all.sortInPlace()
    let above = Int(nodes.tree.elements[element].parent)
    return style(
      of: element, in: nodes, list: listNumber(of: matching.found.all),
      below: above < 0 ? nil : styles[above])
  }
}
