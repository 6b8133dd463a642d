// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Computation of an element's style from its matching rules and its parent's style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
extension TreeStyler {
  /// Returns the style of an element from its list of matching rules.
  mutating func style(
    of element: Int, in nodes: NodeTree, list: UInt32, below parent: UInt32?
  ) -> UInt32 {
    let style = style(list, below: parent)
    guard !nodes.sizes.isEmpty, let size = nodes.sizes[element] else { return style }
    return applyingContainer(to: style, size: size)
  }

  /// Returns the style of elements from a list of rules and the parent's style.
  private mutating func style(_ list: UInt32, below parent: UInt32?) -> UInt32 {
    let isCached = matching.options.cachesStyles
    let key = UInt64(list, parent ?? .max)
    if isCached, let cached = results.styles.number(for: key) { return cached }
    let style = makeStyle(list, below: parent)
    if isCached { results.styles.insert(style, for: key) }
    return style
  }

  private mutating func makeStyle(_ list: UInt32, below parent: UInt32?) -> UInt32 {
    let above = parent.map { store[$0] }
    var row = StyleRow()
    row.rules = list
    if !store.tables.lists.address(of: list).pointee.summary.flags.contains(.registered) {
      let scope = scope(of: list, below: above?.childCustomProperties ?? store.rootProperties)
      row.customProperties = scope
      row.childCustomProperties = scope
      row.inherited = inheritedNumber(of: list, below: above, in: scope)
    } else {
      computeInherited(list, below: above, &row)
    }
    row.childInherited = row.inherited
    row.reset = resetNumber(of: row, below: parent, above)
    return store.number(of: row)
  }

  /// Returns whether a style has an explicitly inherited value of a non-inherited longhand.
  func inheritsResetStyle(_ style: UInt32) -> Bool {
    store.tables.rows.resets[Int(store[style].reset)].inheritsResetStyle
  }

  /// Adds the custom properties and the parent's non-inherited values that the rules of a key refer
  /// to.
  @inline(__always)
  private func addReferences(
    to key: inout ComputedRowKey, _ references: ReferencedValues, in scope: UInt32,
    below parent: StyleRow?
  ) {
    if references.needsScope { key.customProperties = scope }
    key.references = references.numbers(in: scope, below: parent, store.tables)
  }

  /// Returns the number of an element's inherited longhands, from the cache if possible.
  private mutating func inheritedNumber(
    of list: UInt32, below parent: StyleRow?, in scope: UInt32
  ) -> UInt32 {
    let entry = store.tables.lists.address(of: list)
    if let parent, !entry.pointee.summary.flags.contains(.inherited) {
      return parent.childInherited
    }
    let isCached =
      matching.options.cachesStyles && entry.pointee.summary.flags.contains(.dependentInherited)
    var key = ComputedRowKey(list)
    key.context = parent?.childInherited ?? .max
    if parent == nil {
      // For a root, the system colors also depend on custom properties.
      key.customProperties = scope
    } else {
      addReferences(to: &key, entry.pointee.summary.references, in: scope, below: nil)
    }
    if isCached, let cached = results.inherited.number(for: key) { return cached }
    var draft = StyleDraft(
      list, in: store.tables, workspace.rows, below: parent, customProperties: scope)
    computeInherited(decision(of: list, in: draft.parentFlow ?? rootFlow), &draft)
    let number = store.number(of: finishInherited(&draft))
    if isCached { results.inherited.insert(number, for: key) }
    return number
  }

  /// Computes the inherited longhands and the custom properties of an element, some of which are
  /// registered.
  private mutating func computeInherited(
    _ list: UInt32, below parent: StyleRow?, _ row: inout StyleRow
  ) {
    var draft = StyleDraft(
      list, in: store.tables, workspace.rows, below: parent,
      customProperties: parent?.childCustomProperties ?? store.rootProperties)
    resolveCustomProperties(&draft)
    computeInherited(decision(of: list, in: draft.parentFlow ?? rootFlow), &draft)
    row.inherited = store.number(of: finishInherited(&draft))
    finishCustomProperties(draft, &row)
  }

  /// Returns the number of an element's non-inherited longhands, from the cache if possible.
  private mutating func resetNumber(
    of row: StyleRow, below parent: UInt32?, _ above: StyleRow?
  ) -> UInt32 {
    let list = row.rules
    let entry = store.tables.lists.address(of: list)
    let flags = entry.pointee.summary.flags
    if !flags.contains(.reset) { return 0 }
    guard matching.options.cachesStyles else { return computedReset(row, below: above) }
    if flags.isDisjoint(with: [.dependentReset, .uncertainReset]) {
      if let cached = results.constantResets.number(for: UInt64(list)) { return cached }
      let number = computedReset(row, below: above)
      results.constantResets.insert(number, for: UInt64(list))
      return number
    }
    var key = ComputedRowKey(list)
    let inherited = store.tables.rows.inherited.address(of: Int(row.inherited))
    key.context =
      flags.contains(.uncertainReset) ? row.inherited : inherited.pointee.context
    key.flow = inherited.pointee.flow
    addReferences(
      to: &key, entry.pointee.summary.references, in: row.customProperties, below: above)
    if entry.pointee.summary.references.needsParent { key.parent = parent ?? .max }
    if let cached = results.resets.number(for: key) { return cached }
    let number = computedReset(row, below: above)
    results.resets.insert(number, for: key)
    return number
  }

  /// Computes the non-inherited longhands of an element.
  private mutating func computedReset(_ row: StyleRow, below parent: StyleRow?) -> UInt32 {
    var draft = StyleDraft(
      row.rules, in: store.tables, workspace.rows, below: parent,
      customProperties: row.customProperties,
      inherited: store.tables.rows.inherited[Int(row.inherited)])
    let decision = decision(of: draft.list, in: draft.flow)
    for winner in decision.nonInheritedWinners { compute(winner, &draft) }
    var reset = ResetRow()
    var groups = draft.rows.groups >> UInt32(StyleGroup.inheritedCount)
    while groups != 0 {
      let group = groups.trailingZeroBitCount
      reset[group] = store.number(of: draft.rows[group + StyleGroup.inheritedCount])
      groups &= groups - 1
    }
    reset.inheritsResetStyle = draft.inheritsResetStyle
    if draft.inheritsResetStyle { hasInheritedResetStyle = true }
    return store.number(of: reset)
  }

  /// The flow of a root without declarations.
  private var rootFlow: Flow {
    Flow(.horizontalTb, rules.environment.direction == .ltr ? .ltr : .rtl)
  }

  /// Computes a non-inherited longhand.
  @inline(__always)
  private mutating func compute(_ winner: Decision.Winner, _ draft: inout StyleDraft) {
    if winner.dependence == .nothing {
      draft.set(winner.slot, winner.valueOrDeclaration)
    } else if let number = number(of: winner, &draft) {
      draft.set(winner.slot, number)
    }
  }
}
