// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The style of an element while it is computed.
struct StyleDraft {
  /// The rows of the groups that were touched.
  private let rows: UnsafeMutablePointer<GroupRow>
  /// A bit for each group whose row differs from the one that the element begins with.
  private(set) var touched: UInt32 = 0
  let tables: StyleTables
  /// The style of the parent; `nil` for a root.
  let parent: Parent?
  /// The rules that match the element.
  let list: Int
  /// The context of the values that are computed next.
  var context: ComputationContext
  /// The numbers of the context, as long as it is one that has numbers.
  var numbers: ContextNumbers
  /// The custom properties.
  var variables: DraftVariables
  /// Whether a value that children do not inherit was taken from the parent.
  var asksParent = false
  /// The flow of the element, where its inherited values are known.
  let flow: Flow

  /// The style of a parent.
  struct Parent {
    let row: StyleRow
    /// The values that children inherit.
    let passed: InheritedRow
  }

  /// The numbers of a context.
  struct ContextNumbers {
    /// The number of the whole context; `nil` while it changes.
    var context: UInt32?
    /// The number of the context without the facts that only some inherited values depend on; `nil` while it changes.
    var metrics: UInt32?
  }

  /// Creates a draft with memory for a row of each group; the context is the one that children of `parent` begin with, or
  /// that of the element's `own` inherited values.
  init(
    _ list: Int, in tables: StyleTables, _ rows: UnsafeMutablePointer<GroupRow>,
    below parent: StyleRow?, customProperties: UInt32, own: InheritedRow? = nil
  ) {
    self.list = list
    self.tables = tables
    self.rows = rows
    self.parent = parent.map {
      Parent(row: $0, passed: tables.inherited[Int($0.passed)])
    }
    let passed = own ?? self.parent?.passed
    flow = Flow.all[Int(own?.flow ?? 0)]
    context = tables.contexts[Int(passed?.context ?? 0)]
    numbers = ContextNumbers(context: passed?.context, metrics: passed?.metrics)
    variables = DraftVariables(number: customProperties)
  }

  /// The custom properties of the element, as far as they are known.
  var customProperties: CustomProperties {
    variables.resolved ?? tables.customProperties(variables.number)
  }

  /// The values that the parent passes on; `nil` for a root.
  var above: InheritedRow? { parent?.passed }

  /// The flow of the parent; `nil` for a root.
  var parentFlow: Flow? { parent.map { Flow.all[Int($0.passed.flow)] } }

  /// Whether the element has no parent.
  var isRoot: Bool { parent == nil }

  /// Gives a longhand the value with a number.
  @inline(__always)
  mutating func set(_ slot: UInt16, _ number: UInt32) {
    let group = Int(slot) / StyleGroup.size
    if touched >> UInt32(group) & 1 == 0 { load(group) }
    UnsafeMutableRawPointer(rows + group)
      .storeBytes(of: number, toByteOffset: Int(slot) % StyleGroup.size * 4, as: UInt32.self)
  }

  private mutating func load(_ group: Int) {
    touched |= 1 << UInt32(group)
    let isInherited = group < StyleGroup.inheritedCount
    let row = isInherited ? above.map { Int($0.groups[group]) } : nil
    (rows + group).initialize(to: row.map { tables.groups[$0] } ?? GroupRow())
  }

  /// Returns the number of an inherited longhand's value, declared or inherited, or zero without a declaration.
  func number(ofInherited property: Property) -> UInt32 {
    let slot = property.slot
    let group = Int(slot) / StyleGroup.size
    if touched >> UInt32(group) & 1 == 0 {
      return above.map { tables.number(inRow: $0.groups[group], slot: slot) } ?? 0
    }
    return UnsafeRawPointer(rows + group)
      .load(fromByteOffset: Int(slot) % StyleGroup.size * 4, as: UInt32.self)
  }

  /// Returns the value of an inherited longhand, declared or inherited, or `nil` without a declaration.
  func value(ofInherited property: Property) -> CSSValue? {
    let number = number(ofInherited: property)
    return number == 0 ? nil : tables.entry(number).pointee.value
  }

  /// The row of a group that was touched.
  func row(_ group: Int) -> GroupRow { rows[group] }

  /// Returns the number of the parent's value of a longhand, or zero without a declaration.
  func parentNumber(of property: Property) -> UInt32 {
    guard let parent else { return 0 }
    let slot = property.slot
    guard slot != StyleGroup.noSlot else { return 0 }
    let group = Int(slot) / StyleGroup.size
    let row =
      group < StyleGroup.inheritedCount
      ? parent.passed.groups[group]
      : tables.group(group - StyleGroup.inheritedCount, ofReset: parent.row.reset)
    return tables.number(inRow: row, slot: slot)
  }

  /// Makes the context that of values which children begin with.
  mutating func finishContext() {
    context.parentFontSize = context.fontSize
    context.parentLineHeight = context.lineHeight
    if isRoot || touched >> UInt32(StyleGroup.font) & 1 != 0 {
      context.parentFontWeight =
        value(ofInherited: .fontWeight).flatMap { FontWeight($0) } ?? .normal
    }
    let changesText = touched >> UInt32(StyleGroup.text) & 1 != 0
    if isRoot || changesText { context.parentText = .init { value(ofInherited: $0) } }
  }

  /// The number of the context that a longhand is computed in, without what does not matter for it; `nil` while it
  /// changes.
  @inline(__always)
  func number(ofContextFor property: Property) -> UInt32? {
    switch property {
    case .color, .fontSize, .fontWeight, .lineHeight, .textAlign, .textAlignLast: numbers.context
    default: numbers.metrics
    }
  }
}
