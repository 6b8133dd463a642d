// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// New tables for a tree with many changes, without the rows that are no longer in use.
extension TreeStyler {
  /// Returns whether the tables are much larger than the elements of a tree need.
  func isLarge(for count: Int) -> Bool {
    let limit = 2 * count + 2048
    let tables = store.tables
    return store.count > limit || tables.lists.local.count > limit
      || results.styles.count > 2 * limit
      || results.inherited.count > 2 * limit
      || results.resets.count > 2 * limit
      || store.rowCount > 4 * limit
      || tables.bindings.list.count > 4 * limit
      || results.scopes.count + results.resolvedScopes.count > limit
      || tables.values.count > 4 * limit
      || tables.attached.count > 3 * limit || tables.contexts.count > limit
      || results.flowDecisions.count > limit || results.constantResets.count > 2 * limit
      || results.numbers.count > 8 * limit
  }

  /// Creates new tables with the styles that a tree uses.
  ///
  /// - Parameter styles: The style numbers, which are replaced with the new ones.
  /// - Returns: A styler with the new tables.
  /// - Complexity: Linear in the number of elements and in the size of their styles.
  func compacted(_ styles: inout [UInt32]) -> TreeStyler {
    var compacted = TreeStyler(rules, expecting: styles.count)
    compacted.sheets = sheets
    compacted.store.begin(in: sheets)
    compacted.hasInheritedResetStyle = hasInheritedResetStyle
    var compactor = StyleCompactor(store.tables, styles: store.styles, of: rules)
    for element in styles.indices {
      styles[element] = compactor.style(styles[element], in: &compacted)
    }
    return compacted
  }
}

/// A copier of styles from the tables of one styler to those of another one with the same rules.
struct StyleCompactor: Sendable {
  private let tables: StyleTables
  private let oldStyles: StyleList
  private let rules: CascadeData
  private var styles: [UInt32: UInt32] = [:]
  private var inherited: [UInt32: UInt32] = [:]
  private var resets: [UInt32: UInt32] = [:]
  private var groups: [UInt32: UInt32] = [0: 0]
  private var customProperties: [UInt32: UInt32] = [:]
  private var bindings: [UInt32: UInt32] = [0: 0]
  private var lists: [UInt32: UInt32] = [0: 0]
  private var attached: [UInt32: UInt32] = [:]

  /// Creates a copier of the styles of a list, whose rows are in `tables`.
  init(_ tables: StyleTables, styles: StyleList, of rules: CascadeData) {
    self.tables = tables
    oldStyles = styles
    self.rules = rules
  }

  /// Returns the number of a style in the tables of another styler.
  mutating func style(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = styles[number] { return copied }
    var row = oldStyles.address(of: number).pointee
    row.inherited = inherited(row.inherited, in: &styler)
    row.childInherited = inherited(row.childInherited, in: &styler)
    row.customProperties = customProperties(row.customProperties, in: &styler)
    row.childCustomProperties = customProperties(row.childCustomProperties, in: &styler)
    row.rules = list(row.rules, in: &styler)
    row.reset = reset(row.reset, in: &styler)
    let new = styler.store.number(of: row)
    styles[number] = new
    return new
  }

  private mutating func reset(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = resets[number] { return copied }
    var row = tables.rows.resets[Int(number)]
    for group in 0..<StyleGroup.resetCount { row[group] = self.group(row[group], in: &styler) }
    let new = styler.store.number(of: row)
    resets[number] = new
    return new
  }

  private mutating func inherited(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = inherited[number] { return copied }
    var row = tables.rows.inherited[Int(number)]
    for group in 0..<StyleGroup.inheritedCount {
      row.groups[group] = self.group(row.groups[group], in: &styler)
    }
    row.context = styler.store.number(of: tables.contexts[Int(row.context)])
    let new = styler.store.number(of: row)
    inherited[number] = new
    return new
  }

  private mutating func customProperties(
    _ number: UInt32, in styler: inout TreeStyler
  ) -> UInt32 {
    if let copied = customProperties[number] { return copied }
    let new = scope(VariableScope(tables: tables, number: number), in: &styler)
    customProperties[number] = new
    return new
  }

  private mutating func scope(_ scope: VariableScope, in styler: inout TreeStyler) -> UInt32 {
    var numbers: [Atom: UInt32] = [:]
    scope.forEachDifference { name, binding, _ in numbers[name] = binding }
    for binding in numbers.values.sorted() { copy(binding, in: &styler) }
    return styler.store.scope(0, with: numbers.mapValues { bindings[$0] ?? 0 })
  }

  /// Numbers a binding in the new tables, after its references.
  private mutating func copy(_ number: UInt32, in styler: inout TreeStyler) {
    let (list, references) = (tables.bindings.list, tables.bindings.references)
    var pending = [number]
    while let last = pending.last {
      let binding = list[Int(last)]
      let needed = binding.references.map { references[$0] }
      let uncopied = bindings[last] == nil ? needed.filter { bindings[$0] == nil } : []
      if uncopied.isEmpty {
        pending.removeLast()
        bindings[last] =
          bindings[last]
          ?? styler.store.number(of: binding.source, needed.map { bindings[$0] ?? 0 })
      }
      pending += uncopied
    }
  }

  private mutating func group(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = groups[number] { return copied }
    var row = tables.rows.groups[Int(number)]
    for slot in 0..<StyleGroup.size where row.numbers[slot] & ValueTable.treeMark != 0 {
      row.numbers[slot] = styler.store.tables.values.number(
        of: tables.entry(row.numbers[slot]).pointee.value)
    }
    let new = styler.store.number(of: row)
    groups[number] = new
    return new
  }

  /// Returns the number of a list of rules in the tables of another styler.
  mutating func list(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = lists[number] { return copied }
    if number & RuleListTable.treeMark == 0 { return number }
    let matches: [RuleMatch] = tables.lists.address(of: number).pointee.matches.map {
      match in
      Int(match.rule) < rules.index.rules.count
        ? match : match.numbered(attachedRule(match.rule, in: &styler))
    }
    let new = styler.listNumber(of: matches)
    lists[number] = new
    return new
  }

  /// Returns the number of a block that is attached to an element.
  private mutating func attachedRule(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let copied = attached[number] { return copied }
    let block = tables.attached[Int(number) - rules.index.rules.count]
    let new = styler.attach(block)
    attached[number] = new
    return new
  }
}
