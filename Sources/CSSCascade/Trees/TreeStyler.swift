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
    let inherited = parent.map { $0.passedOn ?? $0.inherited }
    if let known = cache.style(for: list, inheriting: inherited) { return known }
    if list == cascaded.count {
      let index = rules.index
      cascaded.append(cascade.values(of: matches) { index.block(of: Int($0)) })
    }
    let index = rules.index
    var computer = StyleComputer(cascaded[list], in: rules, names: nodes.names, below: parent) {
      index.block(of: Int($0))
    }
    let style = computer.style(size: nodes.sizes[element])
    if !computer.askedParent, style.passedOn == nil {
      cache.insert(style, for: list, inheriting: inherited)
    }
    return style
  }

  /// The style of an element that brings declarations of its own.
  private mutating func style(
    of element: Int, with attached: AttachedStyle, in nodes: NodeTree,
    below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    attached.addMatches(rules.levels, to: &matches)
    matches.sortInPlace()
    let index = rules.index
    func block(_ rule: UInt32) -> DeclarationBlock {
      attached.block(of: rule) ?? index.block(of: Int(rule))
    }
    let values = cascade.values(of: matches, block)
    var computer = StyleComputer(
      values, in: rules, names: nodes.names, below: parent, block)
    return computer.style(size: nodes.sizes[element])
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
