// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// Styles the elements of a tree, each once its parent is, and remembers what equal elements have in common.
struct TreeStyler: Sendable {
  /// The rules that hold.
  let rules: ActiveRules
  /// What the styles have in common.
  private var sheets: SheetContext
  private let cascade: Cascade
  private var matches: [RuleMatch] = []
  private var conditional: [IndexedRule] = []
  private var options = StylingOptions()
  private var alike = AlikeElements()
  /// The declarations of rules that were asked for.
  private var blocks: [DeclarationBlock?]
  private var lists = RuleLists()
  private var cache = StyleCache()
  /// Whether a style ever had its parent's value of a longhand that is not inherited.
  private(set) var hasAskedParents = false

  init(_ rules: ActiveRules) {
    self.rules = rules
    sheets = SheetContext(rules, names: rules.names)
    cascade = Cascade(rules.levels)
    blocks = [DeclarationBlock?](repeating: nil, count: rules.index.rules.count)
  }

  /// Styles all elements of a tree.
  mutating func styles(
    of nodes: NodeTree, _ options: StylingOptions = StylingOptions()
  ) -> [ComputedStyle.Storage] {
    self.options = options
    alike = AlikeElements()
    var context = MatchingContext()
    var trial = ConditionalTrial(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(nodes.tree, &context) { matcher in
      var styles: [ComputedStyle.Storage] = []
      styles.reserveCapacity(nodes.count)
      for element in 0..<nodes.count {
        let shared =
          options.sharesStyles ? sharedStyle(of: element, in: nodes, matcher, styles) : nil
        styles.append(shared ?? style(of: element, in: nodes, matcher, &trial, styles))
      }
      return styles
    }
  }

  /// The style of an element that is matched by the same rules as one before it; nil where that is not known.
  private mutating func sharedStyle(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage? {
    guard let other = alike.representative(of: element, in: nodes.tree),
      nodes.attached[element] == nil
    else { return nil }
    _ = findMatches(of: element, matcher, onlyPlaced: true)
    guard matches.isEmpty, conditional.isEmpty else {
      matches.removeAll(keepingCapacity: true)
      conditional.removeAll(keepingCapacity: true)
      return nil
    }
    let above = nodes.tree.elements[element].parent
    if nodes.tree.elements[other].parent == above, nodes.sizes.isEmpty { return styles[other] }
    return style(
      of: element, matchedLike: styles[other].cascaded, in: nodes,
      below: above < 0 ? nil : styles[Int(above)])
  }

  /// Finds the rules that match an element; tells whether one of them does because of the element's place.
  private mutating func findMatches(
    of element: Int, _ matcher: SelectorMatcher, onlyPlaced: Bool
  ) -> Bool {
    rules.addMatches(
      of: element, matcher, onlyPlaced: onlyPlaced, usesFilter: options.filtersAncestors,
      to: &matches,
      conditional: &conditional)
  }

  /// The style of one element, whatever is known of others that are alike; `styles` has those of the elements above it.
  mutating func style(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    _ trial: inout ConditionalTrial, _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage {
    defer { matches.removeAll(keepingCapacity: true) }
    let isPlaced = findMatches(of: element, matcher, onlyPlaced: false)
    if !conditional.isEmpty {
      trial.addMatches(conditional, of: element, to: &matches) { styles[$0] }
      conditional.removeAll(keepingCapacity: true)
    }
    let above = Int(nodes.tree.elements[element].parent)
    let parent = above < 0 ? nil : styles[above]
    if let attached = nodes.attached[element] {
      return style(of: element, with: attached, in: nodes, below: parent)
    }
    if !isPlaced { alike.represent(element) }
    matches.sortInPlace()
    guard options.cachesStyles else {
      return style(of: element, decided: decide(below: parent), in: nodes, below: parent)
    }
    if let values = lists.values(of: matches) {
      return style(of: element, matchedLike: values, in: nodes, below: parent)
    }
    // Rules that meet for the first time may never meet again: their style is kept when they do.
    let values = decide(below: parent)
    lists.insert(matches, values)
    return style(of: element, decided: values, in: nodes, below: parent)
  }

  /// What the cascade decides for the rules that match, and for what is attached to the element.
  private mutating func decide(
    _ attached: AttachedStyle? = nil, below parent: ComputedStyle.Storage?
  ) -> CascadedValues {
    var runs: [CascadedValues.Run] = []
    runs.reserveCapacity(matches.count)
    for match in matches.reversed() {
      let block = attached?.block(of: match.rule) ?? block(of: match.rule)
      runs.append(CascadedValues.Run(match: match, block: block))
    }
    return cascade.values(
      of: runs, below: parent?.passed.flow ?? Flow(),
      resolvesLazily: attached == nil && rules.resolvesLazily)
  }

  /// The declarations of a rule; kept, so that they are found without a lock after the first time.
  private mutating func block(of rule: UInt32) -> DeclarationBlock {
    if let known = blocks[Int(rule)] { return known }
    let block = rules.index.block(of: Int(rule))
    blocks[Int(rule)] = block
    return block
  }

  /// The style of an element whose rules are known, below a parent that has another style than before.
  mutating func style(
    of element: Int, decidedBy values: CascadedValues, in nodes: NodeTree,
    below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if let attached = nodes.attached[element] {
      return style(of: element, with: attached, deciding: values, in: nodes, below: parent)
    }
    let matches = values.matches
    if let known = lists.values(of: matches) {
      return style(of: element, matchedLike: known, in: nodes, below: parent)
    }
    lists.insert(matches, values)
    return style(of: element, decided: values, in: nodes, below: parent)
  }

  /// The style of an element that brings no declarations, by what was decided for its rules before: one that was
  /// computed before, where all is the same that it depends on.
  private mutating func style(
    of element: Int, matchedLike values: CascadedValues, in nodes: NodeTree,
    below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    guard options.cachesStyles, rules.resolvesLazily,
      nodes.sizes.isEmpty || nodes.sizes[element] == nil
    else { return style(of: element, decided: values, in: nodes, below: parent) }
    let above = parent?.passed
    if let known = cache.style(values, inheriting: above) {
      return StyleComputer.style(like: known, below: parent)
    }
    let style = style(of: element, decided: values, in: nodes, below: parent)
    cache.insert(style, inheriting: above)
    return style
  }

  /// The style that the cascade's decision comes to below a parent.
  private mutating func style(
    of element: Int, decided values: CascadedValues, in nodes: NodeTree,
    below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if sheets.names !== nodes.sharedNames {
      sheets = SheetContext(rules, names: nodes.sharedNames)
    }
    let style = StyleComputer.style(
      values, in: sheets, below: parent, size: nodes.sizes.isEmpty ? nil : nodes.sizes[element])
    if style.taken.askedParent { hasAskedParents = true }
    return style
  }

  /// Forgets what equal elements have in common, once that is much more than the elements of a tree can have.
  ///
  /// Styles of the past are of no use, and a tree that changes a million times must not grow.
  mutating func forgetMuch(beyond count: Int) {
    if cache.count > 2 * count + 1024 { cache = StyleCache() }
    if lists.count > 2 * count + 1024 {
      cache = StyleCache()
      lists = RuleLists()
    }
  }

  /// The style of an element that brings declarations of its own.
  private mutating func style(
    of element: Int, with attached: AttachedStyle, deciding known: CascadedValues? = nil,
    in nodes: NodeTree, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if known == nil {
      attached.addMatches(rules.levels, to: &matches)
      matches.sortInPlace()
    }
    let values = known ?? decide(attached, below: parent)
    return style(of: element, decided: values, in: nodes, below: parent)
  }
}
