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
    return cascade.declarations.attach(block, store.tables.values)
  }

  /// The number of a list of rules.
  mutating func listNumber(of matches: [RuleMatch]) -> Int {
    let (list, isNew) = lists.number(of: matches)
    if isNew { lists.facts.append(facts(of: matches)) }
    return list
  }

  /// Reads the declarations of some rules, and collects the facts about them.
  private mutating func facts(of matches: [RuleMatch]) -> RuleListFacts {
    var facts = RuleListFacts()
    let (index, values) = (rules.index, store.tables.values)
    for match in matches {
      let record = cascade.declarations.meet(match.rule, values) {
        index.block(of: Int(match.rule))
      }
      facts.flags.formUnion(record.flags)
    }
    if !rules.resolvesLazily { facts.flags.insert(.eager) }
    if facts.flags.contains(.variables), !facts.flags.contains(.eager) {
      let declarations = cascade.declarations
      let rules = matches.reversed().map(\.rule).filter {
        declarations.record(of: $0).flags.contains(.variables)
      }
      facts.variables = results.scopes.number(
        of: rules, isConstant: !facts.flags.contains(.dependentVariables))
    }
    return facts
  }
}
