// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The rows that the styles of a tree are made of, shared by all of them.
///
/// All of it only grows: a style that is kept stays readable whatever becomes of the tree. A tree that has changed much
/// begins new tables.
final class StyleTables: @unchecked Sendable {
  /// The slots of properties, of ``StyleGroup``.
  let slots = StyleGroup.slots
  /// The values that are declared in the sheets.
  let sheetValues: ValueTable
  /// The values that were computed for elements.
  let values = ValueTable(ofTree: true)
  /// The rows that styles consist of.
  let rows: StyleRows
  /// The bindings of custom properties.
  let bindings: VariableBindings
  /// The custom properties that are in no scope; those of a root that declares none come first.
  let resolvedProperties = AppendOnlyList<CustomProperties>()
  /// The number of the custom properties of a root that declares none.
  let rootProperties: UInt32
  /// The contexts that values are computed in; that of a root that declares nothing comes first.
  let contexts = AppendOnlyList<ComputationContext>()
  /// The lists of rules that match elements.
  let lists: RuleLists
  /// The blocks that are attached to elements: their numbers follow those of the rules.
  let attached = AppendOnlyList<DeclarationBlock>()

  /// The bit that the numbers of ``resolvedProperties`` have among those of custom properties; all others are of scopes.
  static let resolvedMark: UInt32 = 1 << 31

  init(for rules: ActiveRules, rows: StyleRows) {
    sheetValues = rules.index.readDeclarations.values
    lists = RuleLists(shared: rules.results.lists)
    self.rows = rows
    bindings = VariableBindings(for: rules)
    resolvedProperties.append(rules.root.customProperties)
    rootProperties = rules.resolvesLazily ? 0 : Self.resolvedMark
    contexts.append(rules.root.context)
  }
}

/// The rows that the styles of a tree consist of.
struct StyleRows: Sendable {
  /// The rows of all groups and of custom properties; row 0 is empty.
  let groups: AppendOnlyList<GroupRow>
  /// The parts of styles that children inherit.
  let inherited: AppendOnlyList<InheritedRow>
  /// The parts of styles that children do not inherit; row 0 is empty.
  let resets: AppendOnlyList<ResetRow>
}

/// The lists of rules that match the elements of a tree.
struct RuleLists: Sendable {
  /// The lists that trees share.
  let shared: RuleListTable
  /// The lists of the tree alone.
  let own = RuleListTable(ofTree: true)

  /// The address of the list with a number.
  @inline(__always)
  func address(of number: UInt32) -> UnsafePointer<RuleList> {
    number & RuleListTable.treeMark == 0 ? shared.list(number) : own.list(number)
  }
}

extension StyleTables {
  /// The custom properties with a number.
  func customProperties(_ number: UInt32) -> CustomProperties {
    number & Self.resolvedMark == 0
      ? CustomProperties(VariableScope(tables: self, number: number))
      : resolvedProperties[Int(number & ~Self.resolvedMark)]
  }

  /// The number of custom properties, which are appended if they are in no scope.
  func number(of properties: CustomProperties) -> UInt32 {
    if let scope = properties.scope { return scope.number }
    return UInt32(truncatingIfNeeded: resolvedProperties.append(properties)) | Self.resolvedMark
  }

  /// The address of the entry of a value.
  @inline(__always)
  func entry(_ number: UInt32) -> UnsafePointer<ValueTable.Entry> {
    number & ValueTable.treeMark == 0 ? sheetValues.entry(number) : values.entry(number)
  }

  /// Returns the number of a value in a row of a group, or zero without a declaration.
  @inline(__always)
  func number(inRow row: UInt32, slot: UInt16) -> UInt32 {
    rows.groups.address(of: Int(row)).number(at: UInt32(slot) % UInt32(StyleGroup.size))
  }

  /// Returns the number of the row of a group that children do not inherit, counted from zero.
  @inline(__always)
  func group(_ group: Int, ofReset row: UInt32) -> UInt32 {
    rows.resets.address(of: Int(row)).pointee[group]
  }

  /// Returns the value of an inherited longhand, or `nil` without a declaration.
  func value(of property: Property, in row: InheritedRow) -> CSSValue? {
    let slot = property.slot
    let number = number(inRow: row.groups[Int(slot) / StyleGroup.size], slot: slot)
    return number == 0 ? nil : entry(number).pointee.value
  }
}

extension StyleTables {
  /// The color of an element; that of the root without a declaration.
  func color(in row: InheritedRow) -> CSSColor {
    let number = number(inRow: row.groups[StyleGroup.color], slot: Property.color.slot)
    let initial = contexts.address(of: Int(row.context)).pointee.currentColor
    guard number != 0, case .color(let color) = entry(number).pointee.value else { return initial }
    return color.resolved(currentColor: initial)
  }
}

extension ComputationContext {
  /// Adopts the computed `line-height` of the element; the height of `normal` is known to the font alone.
  mutating func adoptLineHeight(_ value: CSSValue?) {
    let height = value.flatMap { $0 == .keyword(.normal) ? nil : LineHeight($0) }
    lineHeight = height?.resolved(fontSize: fontSize)
  }
}
