// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax
import CSSValues

extension ExplanationBuilder {
  /// The facts about an element that do not depend on the property.
  struct ElementCascade {
    /// The matching rules and attached blocks, by rule.
    let matches: [UInt32: RuleMatch]
    /// The matches of attached blocks and of presentational hints.
    let attached: [RuleMatch]
    let variables: ExplainedVariables
    /// The selectors that match the element, by rule; filled on use.
    var selectors: [UInt32: Int] = [:]
  }

  /// Returns the facts about an element, which are computed once.
  mutating func cascade(of element: Int) -> ElementCascade {
    if let cached = cascades[element] { return cached }
    let matches = matches(of: element)
    let sorted = matches.values.sorted()
    let found = ElementCascade(
      matches: matches, attached: sorted.filter { $0.rule >= rules.index.rules.count },
      variables: variables(of: element, sorted))
    cascades[element] = found
    return found
  }

  /// Returns the matches whose rules may declare the property.
  mutating func relevantMatches(_ cascade: ElementCascade) -> [RuleMatch] {
    guard let name = property.customName else { return Array(cascade.matches.values) }
    let rules = customPropertyDeclarations[name]?.rules ?? []
    return rules.compactMap { cascade.matches[UInt32($0)] } + cascade.attached
  }

  /// Returns the rules and attached blocks that match an element, each with its strongest selector.
  private mutating func matches(of element: Int) -> [UInt32: RuleMatch] {
    var found = RuleMatches()
    rules.index.selectors.withMatcher(in: elements.tree, &context) { matcher in
      rules.addMatches(of: element, matcher, to: &found)
    }
    conditionalMatcher.addMatches(
      found.conditional, of: element, to: &found.all, style: elements.containerStyle)
    elements.attached(element)?.addMatches(
      rules.contexts.levels, numberedFrom: UInt32(rules.index.rules.count), to: &found.all)
    return Dictionary(found.all.map { ($0.rule, $0) }) { max($0, $1) }
  }

  /// Returns the variables of an element that some rules and attached blocks match, weakest first.
  private func variables(of element: Int, _ matches: [RuleMatch]) -> ExplainedVariables {
    let attached = elements.attached(element)?.blocks ?? []
    let index = rules.index
    var cascade = Cascade(rules.contexts.levels)
    let numbered = matches.map { match in
      let rule = Int(match.rule)
      let block =
        rule < index.rules.count ? index.block(of: rule) : attached[rule - index.rules.count]
      return cascade.attach(block, as: match)
    }
    let parent = Int(elements.tree.elements[element].parent)
    return ExplainedVariables(
      of: elements.style(element), below: parent < 0 ? nil : elements.style(parent),
      cascade.customProperties(among: cascade.entries(of: numbered)), in: rules, names: names)
  }

  /// Returns the unordered declarations of rules and attached blocks that set some longhands.
  mutating func declarations(
    of matches: some Sequence<RuleMatch>, for element: Int, only slots: Set<Int>
  ) -> [ExplainedDeclaration] {
    var declarations: [ExplainedDeclaration] = []
    for match in matches {
      switch rules.contexts.levels.kinds[Int(match.level.rawValue)] {
      case .sheets: add(ruleAt: match, only: slots, to: &declarations)
      case .inline: addInline(match, of: element, only: slots, to: &declarations)
      case .presentationalHints: addHints(match, of: element, only: slots, to: &declarations)
      case .animations, .transitions: break
      }
    }
    return declarations
  }

  /// Returns the undecided longhands that a declaration of a subject sets.
  mutating func slots(of subject: DeclarationRecord.Subject, only open: Set<Int>) -> [Int] {
    let slots = property.slots(of: subject)
    return open.count == property.count ? slots : slots.filter(open.contains)
  }

  /// Adds the declarations of a rule.
  mutating func add(
    ruleAt match: RuleMatch, only open: Set<Int>, to declarations: inout [ExplainedDeclaration]
  ) {
    let index = rules.index
    let tree = index.sources[Int(index.rules[Int(match.rule)].source)].tree
    for (record, slots) in self.declarations(ofRule: Int(match.rule), only: open) {
      declarations.append(ExplainedDeclaration(record, of: tree, match: match, slots: slots))
    }
  }

  /// Returns the declarations of a rule that set some longhands, each with the longhands it sets.
  mutating func declarations(
    ofRule rule: Int, only open: Set<Int>
  ) -> [(record: DeclarationRecord, slots: [Int])] {
    let index = rules.index
    let numbers =
      property.customName.map { customPropertyDeclarations[$0]?.declarations(ofRule: rule) ?? [] }
      ?? Array(index.rules[rule].declarations)
    var declarations: [(record: DeclarationRecord, slots: [Int])] = []
    for number in numbers {
      let record = index.declarations[Int(number)]
      let slots = slots(of: record.subject, only: open)
      if !slots.isEmpty { declarations.append((record, slots)) }
    }
    return declarations
  }

  private mutating func addInline(
    _ match: RuleMatch, of element: Int, only open: Set<Int>,
    to declarations: inout [ExplainedDeclaration]
  ) {
    guard let tree = elements.inlineTree(of: element) else { return }
    var names = names
    var node = 0
    while node < tree.nodes.count {
      if tree.nodes[node].kind == .declaration {
        let record = DeclarationRecord(node, of: tree, names: &names)
        let slots = slots(of: record.subject, only: open)
        if !slots.isEmpty {
          declarations.append(
            ExplainedDeclaration(record, of: tree, match: match, slots: slots))
        }
      }
      node = Int(tree.nodes[node].next)
    }
  }

  private mutating func addHints(
    _ match: RuleMatch, of element: Int, only open: Set<Int>,
    to declarations: inout [ExplainedDeclaration]
  ) {
    let values = elements.description(element)?.presentationalHints ?? []
    let isBelow = match.level == rules.contexts.levels.hintsBelowSheets
    for (number, value) in values.enumerated()
    where isBelow == (value.property.hintPrecedence == .belowSheets) {
      let slots = slots(of: .init(value.property), only: open)
      if slots.isEmpty { continue }
      declarations.append(
        ExplainedDeclaration(
          match: match, isImportant: false, node: number, slots: slots,
          content: .table(value.property, .value(value.value)), text: nil))
    }
  }
}

/// The declarations of one custom property, by rule.
struct CustomPropertyDeclarations {
  /// The numbers of the rules that declare the property, in order.
  private(set) var rules: [Int] = []
  private var declarations: [[UInt32]] = []

  /// Adds a declaration of the last rule or of a later rule.
  fileprivate mutating func add(_ declaration: UInt32, ofRule rule: Int) {
    if rules.last == rule {
      declarations[declarations.count - 1].append(declaration)
    } else {
      rules.append(rule)
      declarations.append([declaration])
    }
  }

  /// Returns the numbers of the declarations of a rule, in order.
  ///
  /// - Complexity: logarithmic in the number of rules.
  func declarations(ofRule rule: Int) -> [UInt32] {
    let index = rules.indices.partitioningIndex { rules[$0] >= rule }
    return index < rules.count && rules[index] == rule ? declarations[index] : []
  }
}

extension RuleIndex {
  /// The declarations of each custom property.
  var customPropertyDeclarations: [Atom: CustomPropertyDeclarations] {
    var found: [Atom: CustomPropertyDeclarations] = [:]
    for rule in rules.indices {
      for declaration in rules[rule].declarations {
        guard let name = declarations[Int(declaration)].subject.customName else { continue }
        found[name, default: CustomPropertyDeclarations()].add(declaration, ofRule: rule)
      }
    }
    return found
  }
}
