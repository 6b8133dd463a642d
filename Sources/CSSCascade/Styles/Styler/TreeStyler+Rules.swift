// SPDX-License-Identifier: Apache-2.0

/// The lists of rules that match elements, and the blocks that elements bring.
extension TreeStyler {
  /// Adds those of the conditional rules whose scope or container matches an element.
  ///
  /// The copy of the store ends before the store changes, because a shared store is copied with each change.
  mutating func tryConditional(
    of element: Int, _ trial: inout ConditionalTrial, _ styles: [UInt32]
  ) {
    let store = store
    trial.addMatches(matching.conditional, of: element, to: &matching.matches) {
      store.style(styles[$0])
    }
    matching.conditional.removeAll(keepingCapacity: true)
  }

  /// Adds the blocks of an element to the rules that match it.
  mutating func addMatches(of attached: AttachedStyle) {
    let first: UInt32
    if let known = attachedRules[ObjectIdentifier(attached)] {
      first = known.first
    } else {
      first = UInt32(truncatingIfNeeded: cascade.declarations.count)
      for block in attached.blocks { _ = attach(block) }
      attachedRules[ObjectIdentifier(attached)] = (attached, first)
    }
    attached.addMatches(rules.levels, numberedFrom: first, to: &matching.matches)
  }

  /// Adds a block that is attached to an element; returns its number.
  mutating func attach(_ block: DeclarationBlock) -> UInt32 {
    store.tables.attached.append(block)
    return cascade.declarations.attach(block)
  }

  /// The number of a list of rules.
  mutating func listNumber(of matches: [RuleMatch]) -> Int {
    let (list, isNew) = lists.number(of: matches)
    if isNew { lists.facts.append(facts(of: matches)) }
    return list
  }

  /// The facts about some rules, which trees share unless a block is attached.
  private mutating func facts(of matches: [RuleMatch]) -> RuleListFacts {
    if matches.contains(where: { Int($0.rule) >= rules.index.rules.count }) {
      return collectedFacts(of: matches)
    }
    let known = rules.results.withLists { lists in
      lists.number(of: matches).map { (lists[$0].facts, lists[$0].decisions.first, $0) }
    }
    if case (var facts, let decision, let number)? = known {
      facts.shared = number
      if let decision, !facts.flags.contains(.logical) {
        facts.decision = lists.decisions.count
        lists.decisions.append(cascade.append(decision))
      }
      return facts
    }
    var facts = collectedFacts(of: matches)
    facts.shared = rules.results.withLists { $0.insert(matches, facts) }
    return facts
  }

  private func collectedFacts(of matches: [RuleMatch]) -> RuleListFacts {
    var facts = RuleListFacts()
    var variables: [UInt32] = []
    for match in matches.reversed() {
      let record = cascade.declarations.record(of: match.rule)
      facts.flags.formUnion(record.flags)
      facts.references.formUnion(record.references)
      if record.flags.contains(.variables) { variables.append(match.rule) }
    }
    if !rules.resolvesLazily { facts.flags.insert(.eager) }
    if !variables.isEmpty, !facts.flags.contains(.eager) {
      if let number = rules.results.withLists({ $0.number(ofVariables: variables) }) {
        facts.variables = number
      } else {
        facts.flags.insert(.eager)
      }
    }
    return facts
  }
}
