// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The rows of all styles of a tree, shared by them.
///
/// All tables are append-only, so a stored style remains readable after changes of the tree. After
/// many changes, the tree creates new tables.
final class StyleTables: @unchecked Sendable {
  /// The slots of properties, of ``StyleGroup``.
  let slots = StyleGroup.slots
  /// The declared values of the sheets.
  let sheetValues: ValueTable
  /// The computed values of elements.
  let values = ValueTable(ofTree: true)
  /// The rows of the styles.
  let rows: StyleRows
  /// The bindings of custom properties.
  let bindings: VariableBindings
  /// The contexts of computation.
  ///
  /// The first one is that of a root without declarations.
  let contexts = AppendOnlyList<ComputationContext>()
  /// The lists of matching rules.
  let lists: RuleLists
  /// The blocks that are attached to elements, whose numbers follow those of the rules.
  let attached = AppendOnlyList<DeclarationBlock>()

  init(for rules: CascadeData, rows: StyleRows) {
    sheetValues = rules.index.parsedDeclarations.values
    lists = RuleLists(shared: rules.results.lists)
    self.rows = rows
    bindings = VariableBindings(for: rules)
    contexts.append(rules.root.context)
  }
}

/// The rows of the styles of a tree.
struct StyleRows: Sendable {
  /// The rows of all groups and of custom properties.
  ///
  /// Row 0 is empty.
  let groups: AppendOnlyList<GroupRow>
  /// The inherited parts of styles.
  let inherited: AppendOnlyList<InheritedRow>
  /// The non-inherited parts of styles.
  ///
  /// Row 0 is empty.
  let resets: AppendOnlyList<ResetRow>
}

/// The lists of rules that match the elements of a tree.
struct RuleLists: Sendable {
  /// The lists that trees share.
  let shared: RuleListTable
  /// The lists that belong to the tree alone.
  let local = RuleListTable(ofTree: true)

  /// Returns the address of the list with a number.
  @inline(__always)
  func address(of number: UInt32) -> UnsafePointer<RuleList> {
    number & RuleListTable.treeMark == 0 ? shared.list(number) : local.list(number)
  }
}

extension StyleTables {
  /// Returns the custom properties of the scope with a number.
  func customProperties(_ number: UInt32) -> CustomProperties {
    CustomProperties(VariableScope(tables: self, number: number))
  }

  /// Returns the address of the entry of a value.
  @inline(__always)
  func entry(_ number: UInt32) -> UnsafePointer<ValueTable.Entry> {
    number & ValueTable.treeMark == 0 ? sheetValues.entry(number) : values.entry(number)
  }

  /// Returns the value number in a row of a group, or zero if the longhand is undeclared.
  @inline(__always)
  func number(inRow row: UInt32, slot: UInt16) -> UInt32 {
    rows.groups.address(of: Int(row)).number(at: UInt32(slot) % UInt32(StyleGroup.size))
  }

  /// Returns the row number of a non-inherited group, counted from zero.
  @inline(__always)
  func group(_ group: Int, ofReset row: UInt32) -> UInt32 {
    rows.resets.address(of: Int(row)).pointee[group]
  }

  /// Returns the value of an inherited longhand, or `nil` if it is undeclared.
  func value(of property: Property, in row: InheritedRow) -> CSSValue? {
    let slot = property.slot
    let number = number(inRow: row.groups[Int(slot) / StyleGroup.size], slot: slot)
    return number == 0 ? nil : entry(number).pointee.value
  }
}

extension StyleTables {
  /// Returns the color of an element, or the initial color if it is undeclared.
  func color(in row: InheritedRow) -> CSSColor {
    let number = number(inRow: row.groups[StyleGroup.color], slot: Property.color.slot)
    let initial = contexts.address(of: Int(row.context)).pointee.currentColor
    guard number != 0, case .color(let color) = entry(number).pointee.value else { return initial }
    return color.resolved(currentColor: initial)
  }
}

extension ComputationContext {
  /// Adopts the computed `line-height` of the element.
  ///
  /// Only the font determines the height of `normal`.
  mutating func adoptLineHeight(_ value: CSSValue?) {
    let height = value.flatMap { $0 == .keyword(.normal) ? nil : LineHeight($0) }
    lineHeight = height?.resolved(fontSize: fontSize)
  }
}
