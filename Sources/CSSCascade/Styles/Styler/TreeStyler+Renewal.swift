// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// New tables for a tree that has changed much: those of before have rows that no element uses any more.
extension TreeStyler {
  /// Whether another tree appends to the same tables.
  var isShared: Bool {
    mutating get { !isKnownUniquelyReferenced(&owner) }
  }

  /// Whether the tables hold much more than the elements of a tree can use.
  func isLarge(for count: Int) -> Bool {
    let limit = 2 * count + 2048
    let tables = store.tables
    return store.count > limit || lists.count > limit || results.styles.count > 2 * limit
      || store.rowCount > 4 * limit || tables.customProperties.count > limit
      || results.scopes.count > limit || tables.values.count > 4 * limit
      || tables.attached.count > 3 * limit || tables.contexts.count > limit
      || lists.decisions.count > 2 * limit || results.numbers.count > 8 * limit
      || results.texts.count > 8 * limit
  }

  /// Begins new tables with the styles that a tree uses.
  ///
  /// - Parameter styles: the numbers of the styles; takes the new ones.
  /// - Complexity: linear in the number of elements and in the size of their styles.
  mutating func renew(_ styles: inout [UInt32]) {
    var renewed = TreeStyler(rules)
    renewed.sheets = sheets
    renewed.store.begin(in: sheets)
    renewed.hasAskedParents = hasAskedParents
    var renewal = Renewal(old: self)
    for element in styles.indices {
      styles[element] = renewal.style(styles[element], in: &renewed)
    }
    self = renewed
  }
}

/// The numbers that rows of old tables have in new ones.
private struct Renewal {
  let old: TreeStyler
  private var styles: [UInt32: UInt32] = [:]
  private var inherited: [UInt32: UInt32] = [:]
  private var groups: [UInt32: UInt32] = [0: 0]
  private var customProperties: [UInt32: UInt32] = [0: 0]
  private var lists: [UInt32: UInt32] = [0: 0]
  private var attached: [UInt32: UInt32] = [:]

  init(old: TreeStyler) { self.old = old }

  mutating func style(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let known = styles[number] { return known }
    var row = old.store[number]
    row.inherited = inherited(row.inherited, in: &styler)
    row.passed = inherited(row.passed, in: &styler)
    row.rules = list(row.rules, in: &styler)
    for group in 0..<StyleGroup.resetCount {
      row[reset: group] = self.group(row[reset: group], in: &styler)
    }
    let new = styler.store.number(of: row)
    styles[number] = new
    return new
  }

  private mutating func inherited(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let known = inherited[number] { return known }
    let tables = old.store.tables
    var row = tables.inherited[Int(number)]
    for group in 0..<StyleGroup.inheritedCount {
      row.groups[group] = self.group(row.groups[group], in: &styler)
    }
    if let known = customProperties[row.customProperties] {
      row.customProperties = known
    } else {
      let properties = tables.customProperties[Int(row.customProperties)]
      let new = UInt32(
        truncatingIfNeeded: styler.store.tables.customProperties.append(properties))
      customProperties[row.customProperties] = new
      row.customProperties = new
    }
    row.context = styler.store.number(of: tables.contexts[Int(row.context)])
    row.metrics = styler.store.number(of: tables.contexts[Int(row.metrics)])
    let new = styler.store.number(of: row)
    inherited[number] = new
    return new
  }

  private mutating func group(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let known = groups[number] { return known }
    let tables = old.store.tables
    var row = tables.groups[Int(number)]
    for slot in 0..<StyleGroup.size where row.numbers[slot] & ValueTable.treeMark != 0 {
      row.numbers[slot] = styler.store.tables.values.number(
        of: tables.entry(row.numbers[slot]).pointee.value)
    }
    let new = styler.store.number(of: row)
    groups[number] = new
    return new
  }

  private mutating func list(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let known = lists[number] { return known }
    let matches = old.lists.all(of: Int(number)).map { match in
      Int(match.rule) < old.rules.index.rules.count
        ? match : match.numbered(attachedRule(match.rule, in: &styler))
    }
    let new = UInt32(truncatingIfNeeded: styler.listNumber(of: matches))
    lists[number] = new
    return new
  }

  /// The number of a block that is attached to an element.
  private mutating func attachedRule(_ number: UInt32, in styler: inout TreeStyler) -> UInt32 {
    if let known = attached[number] { return known }
    let block = old.store.tables.attached[Int(number) - old.rules.index.rules.count]
    let new = styler.attach(block)
    attached[number] = new
    return new
  }
}
