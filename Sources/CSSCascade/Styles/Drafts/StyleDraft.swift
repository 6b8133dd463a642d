// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The style of an element during its computation.
struct StyleDraft {
  /// The rows of the groups in which the element has changed values.
  private(set) var rows: DraftRows
  let tables: StyleTables
  /// The style of the parent, or `nil` for a root.
  let parent: Parent?
  /// The number of the list of matching rules.
  let list: UInt32
  /// The number of the initial context, or `nil` after the context changed.
  var contextNumber: UInt32?
  private let initialContext: UnsafePointer<ComputationContext>
  private var changedContext: ComputationContext?
  /// The custom properties.
  var variables: DraftVariables
  /// Whether a non-inherited value was explicitly inherited from the parent.
  var inheritsResetStyle = false
  /// The flow of the element, if its inherited values are known.
  let flow: Flow

  /// The style of a parent.
  struct Parent {
    let row: StyleRow
    /// The values that children inherit.
    let inherited: InheritedRow
  }

  /// Creates a draft with memory for a row of each group.
  ///
  /// The initial context is that of `inherited`, the element's inherited values, or the one that
  /// the parent passes to its children.
  init(
    _ list: UInt32, in tables: StyleTables, _ rows: UnsafeMutablePointer<GroupRow>,
    below parent: StyleRow?, customProperties: UInt32, inherited: InheritedRow? = nil
  ) {
    self.list = list
    self.tables = tables
    self.rows = DraftRows(rows)
    self.parent = parent.map {
      Parent(row: $0, inherited: tables.rows.inherited[Int($0.childInherited)])
    }
    let base = inherited ?? self.parent?.inherited
    flow = Flow.all[Int(inherited?.flow ?? 0)]
    initialContext = tables.contexts.address(of: Int(base?.context ?? 0))
    contextNumber = base?.context
    variables = DraftVariables(number: customProperties)
  }

  /// The custom properties of the element that are known so far.
  var customProperties: CustomProperties {
    variables.resolved ?? tables.customProperties(variables.number)
  }

  /// The values that the element inherits, or `nil` for a root.
  var parentInherited: InheritedRow? { parent?.inherited }

  /// The flow of the parent, or `nil` for a root.
  var parentFlow: Flow? { parent.map { Flow.all[Int($0.inherited.flow)] } }

  /// Whether the element has no parent.
  var isRoot: Bool { parent == nil }

  /// Sets the value number of a longhand.
  @inline(__always)
  mutating func set(_ slot: UInt16, _ number: UInt32) {
    let group = Int(slot) / StyleGroup.size
    if !rows.contains(group) { load(group) }
    rows.set(slot, number)
  }

  private mutating func load(_ group: Int) {
    let isInherited = group < StyleGroup.inheritedCount
    let row = isInherited ? parentInherited.map { Int($0.groups[group]) } : nil
    rows.insert(row.map { tables.rows.groups[$0] } ?? GroupRow(), as: group)
  }

  /// Returns the value number of an inherited longhand, declared or inherited, or zero if there is
  /// none.
  func number(ofInherited property: Property) -> UInt32 {
    let slot = property.slot
    let group = Int(slot) / StyleGroup.size
    if !rows.contains(group) {
      return parentInherited.map { tables.number(inRow: $0.groups[group], slot: slot) } ?? 0
    }
    return rows.number(slot)
  }

  /// Returns the value of an inherited longhand, declared or inherited, or `nil` if there is none.
  func value(ofInherited property: Property) -> CSSValue? {
    let number = number(ofInherited: property)
    return number == 0 ? nil : tables.entry(number).pointee.value
  }

  /// Returns the number of the parent's value of a longhand, or zero if there is none.
  func parentNumber(of property: Property) -> UInt32 {
    guard let parent else { return 0 }
    let slot = property.slot
    guard slot != StyleGroup.noSlot else { return 0 }
    let group = Int(slot) / StyleGroup.size
    let row =
      group < StyleGroup.inheritedCount
      ? parent.inherited.groups[group]
      : tables.group(group - StyleGroup.inheritedCount, ofReset: parent.row.reset)
    return tables.number(inRow: row, slot: slot)
  }
}

/// The context of subsequent computations.
extension StyleDraft {
  /// The context without the fields that only a few inherited longhands depend on.
  var context: ComputationContext {
    get { changedContext ?? initialContext.pointee }
    set { changedContext = newValue }
  }

  /// Returns the context in which a longhand is computed.
  func context(for property: Property) -> ComputationContext {
    var context = context
    switch property {
    case .color: context.currentColor = parentInherited.map(tables.color) ?? context.currentColor
    case .fontWeight:
      let weight = parentInherited.flatMap { tables.value(of: .fontWeight, in: $0) }
      context.parentFontWeight = weight.flatMap { FontWeight($0) } ?? .normal
    case .textAlign, .textAlignLast:
      context.parentText = parentInherited.map { parentInherited in
        .init { tables.value(of: $0, in: parentInherited) }
      }
    default: break
    }
    return context
  }

  /// The context with the element's color, if it is already known.
  var contextWithColor: ComputationContext {
    var context = context
    if case .color(let color)? = value(ofInherited: .color) {
      context.currentColor = color.resolved(currentColor: context.currentColor)
    }
    return context
  }

  /// Adds the number of a longhand's context and that of the parent's value on which it depends.
  ///
  /// - Returns: Whether the context has a number.
  @inline(__always)
  func addContext(of property: Property, to key: inout ComputedValueKey) -> Bool {
    guard let contextNumber, let parentInherited else { return false }
    key.context = contextNumber
    switch property {
    case .color, .fontWeight: key.parent = parentNumber(of: property)
    case .textAlign, .textAlignLast: key.parent = parentInherited.groups[StyleGroup.text]
    default: break
    }
    return true
  }
}
