// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// Styles the elements of a tree, each once its parent is, and remembers what equal elements have in common.
struct TreeStyler: Sendable {
  /// The rules that hold.
  let rules: ActiveRules
  private var cascade: Cascade
  private var matches: [RuleMatch] = []
  private var conditional: [SelectorBuckets.Entry] = []
  private var options = StylingOptions()
  private var alike = AlikeElements()
  /// The kind of each element, where styles are shared.
  private var kinds: [Int32] = []
  /// The declarations of rules that were asked for.
  private var blocks: [DeclarationBlock?]
  private var lists = RuleLists()
  /// What the cascade decides for each list of rules.
  private var cascaded: [CascadedValues] = []
  /// The names that the longhands of each list refer to, once somebody has asked; nil in it where they cannot be told.
  private var references: [[Atom]??] = []
  private var cache = StyleCache()
  /// Whether a style ever had its parent's value of a longhand that is not inherited.
  private(set) var hasAskedParents = false

  init(_ rules: ActiveRules) {
    self.rules = rules
    cascade = Cascade(rules.levels)
    blocks = [DeclarationBlock?](repeating: nil, count: rules.index.rules.count)
  }

  /// Styles all elements of a tree.
  mutating func styles(
    of nodes: NodeTree, _ options: StylingOptions = StylingOptions()
  ) -> [ComputedStyle.Storage] {
    self.options = options
    alike = AlikeElements()
    kinds.removeAll(keepingCapacity: true)
    var context = MatchingContext()
    var trial = ConditionalTrial(rules, nodes.tree, sizes: nodes.sizes)
    return rules.index.selectors.withMatcher(nodes.tree, &context) { matcher in
      var styles: [ComputedStyle.Storage] = []
      styles.reserveCapacity(nodes.count)
      for element in 0..<nodes.count {
        if options.sharesStyles {
          findSharedMatches(of: element, in: nodes.tree, matcher)
        } else {
          findMatches(of: element, in: nodes.tree, matcher, .anywhere)
        }
        findMatches(of: element, in: nodes.tree, matcher, .placed)
        styles.append(style(of: element, in: nodes, &trial, styles))
      }
      return styles
    }
  }

  /// Finds the rules that match an element whatever its place, of one that is alike where there was one.
  private mutating func findSharedMatches(
    of element: Int, in tree: StyleTree, _ matcher: SelectorMatcher
  ) {
    let above = Int(tree.elements[element].parent)
    let (kind, isKnown) = alike.kind(
      of: element, below: above < 0 ? -1 : Int(kinds[above]), in: tree)
    kinds.append(Int32(truncatingIfNeeded: kind))
    if isKnown { return alike.addMatches(of: kind, to: &matches) }
    findMatches(of: element, in: tree, matcher, .anywhere)
    // What a scope or a container decides may be another thing for the next one.
    if conditional.isEmpty { alike.set(matches, of: kind) }
  }

  private mutating func findMatches(
    of element: Int, in tree: StyleTree, _ matcher: SelectorMatcher, _ part: SelectorBuckets.Part
  ) {
    rules.addMatches(
      of: element, in: tree, matcher, part, usesFilter: options.filtersAncestors, to: &matches,
      conditional: &conditional)
  }

  /// The style of one element, whatever is known of others that are alike; `styles` has those of the elements above it.
  mutating func style(
    of element: Int, in nodes: NodeTree, _ matcher: SelectorMatcher,
    _ trial: inout ConditionalTrial, _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage {
    findMatches(of: element, in: nodes.tree, matcher, .anywhere)
    findMatches(of: element, in: nodes.tree, matcher, .placed)
    return style(of: element, in: nodes, &trial, styles)
  }

  /// The style of an element whose matches were found; `styles` has those of the elements above it.
  private mutating func style(
    of element: Int, in nodes: NodeTree, _ trial: inout ConditionalTrial,
    _ styles: [ComputedStyle.Storage]
  ) -> ComputedStyle.Storage {
    defer { matches.removeAll(keepingCapacity: true) }
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
    let list = options.cachesStyles ? lists.number(of: matches) : cascaded.count
    guard list == cascaded.count else {
      return style(of: element, matchedBy: list, in: nodes, below: parent)
    }
    readBlocks()
    let (blocks, index) = (blocks, rules.index)
    let values = cascade.values(of: matches, resolvesLazily: rules.resolvesLazily) {
      blocks[Int($0)] ?? index.block(of: Int($0))
    }
    if options.cachesStyles { cascaded.append(values) }
    // Rules that meet for the first time may never meet again: what they come to is kept when they do.
    var computer = StyleComputer(values, in: rules, names: nodes.sharedNames, below: parent)
    let style = computer.style(size: nodes.sizes.isEmpty ? nil : nodes.sizes[element])
    if style.askedParent { hasAskedParents = true }
    return style
  }

  /// Keeps the declarations of the rules that match, so that they are found without a lock after the first time.
  private mutating func readBlocks() {
    for match in matches where blocks[Int(match.rule)] == nil {
      blocks[Int(match.rule)] = rules.index.block(of: Int(match.rule))
    }
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

  /// The style of an element that brings no declarations, by the number of its list of rules: one that was computed before, where all
  /// is the same that it depends on.
  private mutating func style(
    of element: Int, matchedBy list: Int, in nodes: NodeTree, below parent: ComputedStyle.Storage?
  ) -> ComputedStyle.Storage {
    let above = parent?.passed
    let values = cascaded[list]
    let size = nodes.sizes.isEmpty ? nil : nodes.sizes[element]
    var texts: [VariableText]?
    let properties = values.properties(below: above, in: rules, names: nodes.sharedNames)
    if options.cachesStyles, size == nil, let properties, let references = references(of: list) {
      let scope = properties.scope
      let found = references.map { scope?.text(of: $0) ?? .none }
      if let known = cache.style(for: list, inheriting: above?.longhands, found) {
        return known.inheriting(properties, names: nodes.sharedNames, below: above)
      }
      texts = found
    }
    var computer = StyleComputer(
      values, in: rules, names: nodes.sharedNames, below: parent, properties: properties)
    let style = computer.style(size: size)
    if let texts, !style.askedParent, style.passedOn == nil {
      cache.insert(style, for: list, inheriting: above?.longhands, texts)
    }
    if style.askedParent { hasAskedParents = true }
    return style
  }

  /// The names of custom properties that the longhands of a list of rules refer to; nil where they refer to the environment too.
  private mutating func references(of list: Int) -> [Atom]? {
    while references.count <= list { references.append(nil) }
    if let known = references[list] { return known }
    let found = cascaded[list].references
    references[list] = .some(found)
    return found
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
      references = []
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
      values, in: rules, names: nodes.sharedNames, below: parent)
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
