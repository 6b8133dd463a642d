// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Lists of matching rules, and the blocks that are attached to elements.
extension TreeStyler {
  /// Adds the conditional rules whose scope or container query matches an element.
  mutating func matchConditional(
    of element: Int, _ conditionalMatcher: inout ConditionalMatcher, _ styles: [UInt32]
  ) {
    let made = store.styles
    conditionalMatcher.addMatches(matching.found.conditional, of: element, to: &matching.found.all)
    {
      made.style(styles[$0])
    }
    matching.found.conditional.removeAll(keepingCapacity: true)
  }

  /// Adds the blocks of an element to its matching rules.
  mutating func addMatches(of attached: AttachedStyle) {
    let first: UInt32
    if let known = attachedRules[ObjectIdentifier(attached)] {
      first = known.first
    } else {
      first = UInt32(truncatingIfNeeded: cascade.declarations.count)
      for block in attached.blocks { _ = attach(block) }
      attachedRules[ObjectIdentifier(attached)] = (attached, first)
    }
    attached.addMatches(rules.contexts.levels, numberedFrom: first, to: &matching.found.all)
  }

  /// Attaches a block to an element, and returns its number.
  mutating func attach(_ block: DeclarationBlock) -> UInt32 {
    store.tables.attached.append(block)
    return cascade.declarations.attach(block)
  }

  /// Returns the number of a list of rules, which trees share unless it contains an attached block.
  func listNumber(of matches: [RuleMatch]) -> UInt32 {
    let (shared, own) = (store.tables.lists.shared, store.tables.lists.own)
    let ruleCount = rules.index.rules.count
    let isShared = matches.allSatisfy { Int($0.rule) < ruleCount }
    if let known = (isShared ? shared : own).number(of: matches) { return known }
    let facts = facts(of: matches)
    let decision = cascade.decide(
      among: matches, facts.flags, in: facts.flags.contains(.logical) ? Flow.all[0] : nil,
      workspace.winners)
    if isShared, let number = shared.insert(matches, facts: facts, decision: decision) {
      return number
    }
    return own.insert(matches, facts: facts, decision: decision) ?? 0
  }

  private func facts(of matches: [RuleMatch]) -> RuleList.Facts {
    var facts = RuleList.Facts()
    var variables: [UInt32] = []
    for match in matches.reversed() {
      let record = cascade.declarations.record(of: match.rule)
      facts.flags.formUnion(record.flags)
      facts.references.formUnion(record.references)
      if record.flags.contains(.variables) { variables.append(match.rule) }
    }
    if !rules.resolvesLazily { facts.flags.insert(.eager) }
    if !variables.isEmpty, !facts.flags.contains(.eager) {
      if let number = rules.results.number(ofPlan: variables) {
        facts.variables = number
      } else {
        facts.flags.insert(.eager)
      }
    }
    return facts
  }

  /// Returns the cascade decision for a list of rules in a flow.
  mutating func decision(of number: UInt32, in flow: Flow) -> Decision {
    let list = store.tables.lists.address(of: number)
    if flow.number == 0 || !list.pointee.facts.flags.contains(.logical) {
      return list.pointee.decision
    }
    let key = UInt64(number, UInt32(flow.number))
    if let known = results.flowDecisions[key] { return known }
    let decision = store.tables.lists.own.kept(
      cascade.decide(
        among: list.pointee.matches, list.pointee.facts.flags, in: flow, workspace.winners))
    results.flowDecisions.insert(decision, for: key)
    return decision
  }
}
