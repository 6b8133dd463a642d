// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The rows that the styles of a tree are made of, shared by all of them.
///
/// All of it only grows: a style that is kept stays readable whatever becomes of the tree. A tree that has changed much
/// begins new tables.
final class StyleTables: Sendable {
  /// The values that are declared in the sheets.
  let sheetValues: ValueTable
  /// The values that were computed for elements.
  let values = ValueTable(ofTree: true)
  /// The rows of all groups; row 0 is empty.
  let groups: AppendOnlyList<GroupRow>
  /// The parts of styles that children inherit.
  let inherited: AppendOnlyList<InheritedRow>
  /// The custom properties of elements; those of a root that declares none come first.
  let customProperties = AppendOnlyList<CustomProperties>()
  /// The contexts that values are computed in; that of a root that declares nothing comes first.
  let contexts = AppendOnlyList<ComputationContext>()
  /// The rules that match elements, list after list.
  let matches = AppendOnlyList<RuleMatch>()
  /// The lists of rules that match elements.
  let lists = AppendOnlyList<RuleList>()
  /// The blocks that are attached to elements: their numbers follow those of the rules.
  let attached = AppendOnlyList<DeclarationBlock>()

  init(
    for rules: ActiveRules, groups: AppendOnlyList<GroupRow>,
    inherited: AppendOnlyList<InheritedRow>
  ) {
    sheetValues = rules.index.values
    self.groups = groups
    self.inherited = inherited
    customProperties.append(rules.rootProperties)
    contexts.append(rules.rootContext)
  }
}

extension StyleTables {
  /// The address of the entry of a value.
  @inline(__always)
  func entry(_ number: UInt32) -> UnsafePointer<ValueTable.Entry> {
    number & ValueTable.treeMark == 0 ? sheetValues.entry(number) : values.entry(number)
  }

  /// Returns the number of a value in a row of a group, or zero without a declaration.
  @inline(__always)
  func number(inRow row: UInt32, slot: UInt16) -> UInt32 {
    withUnsafePointer(to: groups.address(of: Int(row)).pointee.numbers) { numbers in
      UnsafeRawPointer(numbers).load(
        fromByteOffset: (Int(slot) % StyleGroup.size) * 4, as: UInt32.self)
    }
  }

  /// Returns the value of an inherited longhand, or `nil` without a declaration.
  func value(of property: Property, in row: InheritedRow) -> CSSValue? {
    let slot = property.slot
    let number = number(inRow: row.groups[Int(slot) / StyleGroup.size], slot: slot)
    return number == 0 ? nil : entry(number).pointee.value
  }
}

extension ComputationContext {
  /// Adopts the computed `line-height` of the element; the height of `normal` is known to the font alone.
  mutating func adoptLineHeight(_ value: CSSValue?) {
    let height = value.flatMap { $0 == .keyword(.normal) ? nil : LineHeight($0) }
    lineHeight = height?.resolved(fontSize: fontSize)
  }
}
