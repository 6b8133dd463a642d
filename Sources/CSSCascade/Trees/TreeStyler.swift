// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Styles the elements of a tree, each once its parent is, and remembers what equal elements have in common.
struct TreeStyler: Sendable {
  /// The rules that hold.
  let rules: ActiveRules
  private var cascade: Cascade
  private var matches: [RuleMatch] = []
  private var conditional: [SelectorBuckets.Entry] = []
  private var lists = RuleLists()
  /// What the cascade decides for each list of rules.
  private var cascaded: [CascadedValues] = []
  private var cache = StyleCache()
  /// Whether a style ever had its parent's value of a longhand that is not inherited.
  private(set) var hasAskedParents = false

  init(_ rules: ActiveRules) {
    self.rules = rules
    cascade = Cascade(rules.levels)
  }

  /// Styles all elements of a tree.
  mutating func styles(of nodes: NodeTree) -> [ComputedStyle.Storage] {
    var context = MatchingContext()
    var trial = ConditionalTrial(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(nodes.tree, &context) { matcher in
      var styles: [ComputedStyle.Storage] = []
      styles.reserveCapacity(nodes.count)
      for element in 0..<nodes.count {
        styles.append(style(of: element, in: nodes, matcher, &trial, styles))
      }
      return styles
    }
  }

  /// The style of an element; `styles` has those of the elements above it.
  mutating func style(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    _ trial: inout ConditionalTrial, _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage {
    matches.removeAll(keepingCapacity: true)
    rules.addMatches(
      of: element, in: nodes.tree, matcher, to: &matches, conditional: &conditional)
    if !conditional.isEmpty {
      trial.addMatches(conditional, of: element, to: &matches) { styles[$0] }
      conditional.removeAll(keepingCapacity: true)
    }
    let above = Int(nodes.tree.elements[element].parent)
    let parent = above < 0 ? nil : styles[above]
    if let attached = nodes.attached[element] {
      return style(of: element, with: attached, in: nodes, below: parent)
    }
    matches.sortInPlace()
    let list = lists.number(of: matches)
    if list == cascaded.count {
      let index = rules.index
      cascaded.append(cascade.values(of: matches) { index.block(of: Int($0)) })
    }
    return style(of: element, matchedBy: list, in: nodes, below: parent)
  }

  /// The style of an element whose rules are known, below a parent that has another style than before.
  mutating func style(
    of element: Int, decided values: CascadedValues, in nodes: NodeTree,
    below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    if let attached = nodes.attached[element] {
      return style(of: element, with: attached, deciding: values, in: nodes, below: parent)
    }
    let list = lists.number(of: values.matches)
    if list == cascaded.count { cascaded.append(values) }
    return style(of: element, matchedBy: list, in: nodes, below: parent)
  }

  /// The style of an element that brings no declarations, by the number of its list of rules.
  private mutating func style(
    of element: Int, matchedBy list: Int, in nodes: NodeTree, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    let inherited = parent?.passed
    // A child can ask for custom properties that its parent does not pass on, and equal ones of other parents cannot.
    let isShared = parent?.inherited.customProperties.hasOwn != true
    if isShared, let known = cache.style(for: list, inheriting: inherited),
      nodes.sizes.isEmpty || nodes.sizes[element] == nil || known.containerAxes.isEmpty
    {
      return known
    }
    let index = rules.index
    var computer = StyleComputer(cascaded[list], in: rules, names: nodes.names, below: parent) {
      index.block(of: Int($0))
    }
    let style = computer.style(size: nodes.sizes[element])
    if isShared, !style.askedParent, style.passedOn == nil {
      cache.insert(style, for: list, inheriting: inherited)
    }
    if style.askedParent { hasAskedParents = true }
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
      cascaded = []
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
    let index = rules.index
    func block(_ rule: UInt32) -> DeclarationBlock {
      attached.block(of: rule) ?? index.block(of: Int(rule))
    }
    let values = known ?? cascade.values(of: matches, block)
    var computer = StyleComputer(
      values, in: rules, names: nodes.names, below: parent, block)
    let style = computer.style(size: nodes.sizes[element])
    if style.askedParent { hasAskedParents = true }
    return style
  }
}

extension [RuleMatch] {
  /// Sorts a list that is short and mostly in order.
  fileprivate mutating func sortInPlace() {
    guard count <= 24 else { return sort() }
    withUnsafeMutableBufferPointer { matches in
      for index in matches.indices.dropFirst() {
        let match = matches[index]
        var place = index
        while place > 0, match < matches[place - 1] {
          matches[place] = matches[place - 1]
          place -= 1
        }
        matches[place] = match
      }
    }
  }
}
