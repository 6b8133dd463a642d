// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The styles of some trees by number, with the tables that contain their parts.
struct StyleStore: Sendable {
  let tables: StyleTables
  private var groups: RowTable<GroupRow>
  private var inherited: RowTable<InheritedRow>
  private var resets: RowTable<ResetRow>
  let styles = StyleList()
  var bindings: BindingTable
  private var numbers: NumberTable
  private var contexts = NumberTable()
  /// The number of the next style.
  private(set) var count = 0
  private(set) var sheets: SheetContext
  /// The number of the scope of a root without declarations: the initial values of registered custom
  /// properties.
  private(set) var rootProperties: UInt32 = 0

  /// Creates a store with memory for an expected number of styles.
  init(_ rules: CascadeData, expecting expected: Int) {
    groups = RowTable(GroupRow(), expecting: expected)
    inherited = RowTable(InheritedRow(), expecting: expected)
    resets = RowTable(ResetRow(), expecting: expected)
    numbers = NumberTable(expecting: expected)
    tables = StyleTables(
      for: rules,
      rows: StyleRows(groups: groups.rows, inherited: inherited.rows, resets: resets.rows))
    bindings = BindingTable(tables.bindings)
    sheets = SheetContext(rules, names: rules.index.sharedNames)
    let initialTexts = rules.root.customProperties.hidingTexts
    if !initialTexts.isEmpty { rootProperties = scope(0, hiddenBy: initialTexts) }
  }

  /// The number of rows of the styles.
  var rowCount: Int { groups.count + inherited.count + resets.count }

  /// Makes subsequent styles refer to other names.
  mutating func begin(in sheets: SheetContext) {
    self.sheets = sheets
    count = styles.capacity
  }

  /// Returns the number of a row of a group.
  mutating func number(of row: GroupRow) -> UInt32 { groups.number(of: row) }

  /// Returns the number of a row of inherited values.
  mutating func number(of row: InheritedRow) -> UInt32 { inherited.number(of: row) }

  /// Returns the number of a row of non-inherited values.
  mutating func number(of row: ResetRow) -> UInt32 { resets.number(of: row) }

  /// Returns the number of a style.
  mutating func number(of row: StyleRow) -> UInt32 {
    let hash = NumberTable.hash(of: row)
    let existing = numbers.find(hash) {
      NumberTable.areEqual(styles.address(of: UInt32(truncatingIfNeeded: $0)), row)
    }
    if let existing { return UInt32(truncatingIfNeeded: existing) }
    if count == styles.capacity { styles.append(StyleChunk(tables, in: sheets)) }
    let number = UInt32(truncatingIfNeeded: count)
    styles.address(of: number).initialize(to: row)
    numbers.insert(count, hash)
    count += 1
    return number
  }

  /// Returns the number of a context.
  mutating func number(of context: ComputationContext) -> UInt32 {
    let hash = context.tableHash
    let existing = contexts.find(hash) { tables.contexts.address(of: $0).pointee == context }
    if let existing { return UInt32(truncatingIfNeeded: existing) }
    let number = tables.contexts.append(context)
    contexts.insert(number, hash)
    return UInt32(truncatingIfNeeded: number)
  }

  /// The row of a style.
  @inline(__always)
  subscript(style: UInt32) -> StyleRow {
    styles.address(of: style).pointee
  }

  /// Returns a style that keeps its tables alive.
  func style(_ number: UInt32) -> ComputedStyle { styles.style(number) }
}

extension ComputationContext {
  /// A hash of the fields in which contexts mostly differ.
  fileprivate var tableHash: UInt32 {
    var hash = NumberTable.mixed(fontSize.bitPattern, (lineHeight ?? -1).bitPattern)
    hash = NumberTable.mixed(hash, currentColor.first.bitPattern ^ currentColor.alpha.bitPattern)
    hash = NumberTable.mixed(hash, currentColor.second.bitPattern)
    hash = NumberTable.mixed(hash, currentColor.third.bitPattern)
    return UInt32(truncatingIfNeeded: hash)
  }
}
