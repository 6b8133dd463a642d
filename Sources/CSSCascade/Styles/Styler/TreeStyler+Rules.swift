// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Lists of matching rules, and the blocks that are attached to elements.
extension TreeStyler {
  /// Adds the conditional rules whose scope or container query matches an element.
  mutating func matchConditional(
    of element: Int, _ conditionalMatcher: inout ConditionalMatcher, _ styles: [UInt32]
  ) {
    let styleList = store.styles
    conditionalMatcher.addMatches(matching.found.conditional, of: element, to: &matching.found.all)
    {
      styleList.style(styles[$0])
    }
    matching.found.conditional.removeAll(keepingCapacity: true)
  }

  /// Adds the blocks of an element to its matching rules.
  mutating func addMatches(of attached: AttachedStyle) {
    let first: UInt32
    if let cached = attachedRules[ObjectIdentifier(attached)] {
      first = cached.first
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
    let (shared, local) = (store.tables.lists.shared, store.tables.lists.local)
    let ruleCount = rules.index.rules.count
    let isShared = matches.allSatisfy { Int($0.rule) < ruleCount }
    if let cached = (isShared ? shared : local).number(of: matches) { return cached }
    let summary = summary(of: matches)
    let decision = cascade.decide(
      among: matches, summary.flags, in: summary.flags.contains(.logical) ? Flow.all[0] : nil,
      workspace.winners)
    if isShared, let number = shared.insert(matches, summary: summary, decision: decision) {
      return number
    }
    return local.insert(matches, summary: summary, decision: decision) ?? 0
  }

  private func summary(of matches: [RuleMatch]) -> RuleList.Summary {
    var summary = RuleList.Summary()
    var variables: [UInt32] = []
    for match in matches.reversed() {
      let record = cascade.declarations.record(of: match.rule)
      summary.flags.formUnion(record.flags)
      summary.references.formUnion(record.references)
      if record.flags.contains(.variables) { variables.append(match.rule) }
    }
    if !rules.registrations.isEmpty, matches.contains(where: declaresRegistered) {
      summary.flags.formUnion([.eager, .registered])
    }
    if !variables.isEmpty, !summary.flags.contains(.eager) {
      if let number = rules.results.number(ofPlan: variables) {
        summary.variables = number
      } else {
        summary.flags.insert(.eager)
      }
    }
    return summary
  }

  /// Returns whether a rule declares a registered custom property.
  private func declaresRegistered(_ match: RuleMatch) -> Bool {
    let flags = cascade.declarations.record(of: match.rule).flags
    guard !flags.isDisjoint(with: [.variables, .eager]),
      let block = cascade.declarations.block(of: match.rule)
    else { return false }
    return [block.customProperties, block.importantCustomProperties].contains { declarations in
      declarations.contains { rules.registrations[$0.name] != nil }
    }
  }

  /// Returns the cascade decision for a list of rules in a flow.
  mutating func decision(of number: UInt32, in flow: Flow) -> Decision {
    let list = store.tables.lists.address(of: number)
    if flow.number == 0 || !list.pointee.summary.flags.contains(.logical) {
      return list.pointee.decision
    }
    let key = UInt64(number, UInt32(flow.number))
    if let cached = results.flowDecisions[key] { return cached }
    let decision = store.tables.lists.local.stored(
      cascade.decide(
        among: list.pointee.matches, list.pointee.summary.flags, in: flow, workspace.winners))
    results.flowDecisions.insert(decision, for: key)
    return decision
  }
}
