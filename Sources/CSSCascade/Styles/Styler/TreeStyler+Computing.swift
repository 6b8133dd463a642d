// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Computing the style of an element from the rules that match it and from its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
extension TreeStyler {
  /// Returns the style of an element that a list of rules matches, from the cache if it has been computed before.
  mutating func style(
    of element: Int, in nodes: NodeTree, list: Int, below parent: UInt32?
  ) -> UInt32 {
    let flags = lists.facts[list].flags
    let row = parent.map { store[$0] }
    let isCached = matching.options.cachesStyles && rules.resolvesLazily
    let key = StyleCache.Key(
      list: UInt32(truncatingIfNeeded: list), inherited: row?.passed ?? .max,
      parent: flags.contains(.asksParent) ? parent ?? 0 : 0)
    var style: UInt32
    if isCached, let found = results.styles.style(for: key) {
      style = found
    } else {
      style = store.number(of: computed(list, below: row))
      if isCached { results.styles.insert(style, for: key) }
    }
    if store[style].asksParent != 0 { hasAskedParents = true }
    if !nodes.sizes.isEmpty, let size = nodes.sizes[element] {
      style = containing(style, size)
    }
    return style
  }

  /// Computes the style of an element.
  private mutating func computed(_ list: Int, below parent: StyleRow?) -> StyleRow {
    let inherited = parent.map { store.tables.inherited[Int($0.passed)] }
    var decision = self.decision(of: list, in: inherited.map { Flow.all[Int($0.flow)] } ?? rootFlow)
    let isEager = lists.facts[list].flags.contains(.eager)
    var draft = StyleDraft(
      list, in: store.tables, owner.rows, below: parent, isEager: isEager)
    var row = StyleRow()
    row.rules = UInt32(truncatingIfNeeded: list)
    findCustomProperties(&draft)
    computeInherited(decision, &draft)
    let own = finishInherited(&draft)
    row.inherited = store.number(of: own)
    row.passed = passed(own, number: row.inherited, &draft)
    draft.flow = Flow.all[Int(own.flow)]
    if lists.facts[list].flags.contains(.logical) {
      decision = self.decision(of: list, in: draft.flow)
    }
    for index in decision.inheritedEnd..<decision.winners.upperBound {
      compute(cascade.winners[index], &draft)
    }
    var touched = draft.touched >> UInt32(StyleGroup.inheritedCount)
    while touched != 0 {
      let group = touched.trailingZeroBitCount
      row[reset: group] = store.number(of: draft.row(group + StyleGroup.inheritedCount))
      touched &= touched - 1
    }
    row.asksParent = draft.asksParent ? 1 : 0
    return row
  }

  /// The flow of a root that declares none.
  private var rootFlow: Flow {
    Flow(.horizontalTb, rules.environment.direction == .ltr ? .ltr : .rtl)
  }

  /// The decision for a list of rules, which is made when it is asked for first.
  private mutating func decision(of list: Int, in flow: Flow) -> Decision {
    let isLogical = lists.facts[list].flags.contains(.logical)
    let key = RuleLists.FlowedList(list: list, flow: isLogical ? flow.number : 0)
    let number = isLogical ? lists.flowDecisions[key] : lists.facts[list].decision
    if let number { return lists.decisions[number] }
    let decision = cascade.decide(
      among: lists.matches, lists.lists[list], lists.facts[list].flags, in: isLogical ? flow : nil,
      owner.winners)
    if isLogical {
      lists.flowDecisions[key] = lists.decisions.count
    } else {
      lists.facts[list].decision = lists.decisions.count
    }
    lists.decisions.append(decision)
    return decision
  }

  /// Computes a longhand that children do not inherit.
  @inline(__always)
  private mutating func compute(_ winner: Decision.Winner, _ draft: inout StyleDraft) {
    if winner.dependence == .nothing {
      draft.set(winner.slot, winner.source)
    } else if let number = number(of: winner, &draft) {
      draft.set(winner.slot, number)
    }
  }
}
