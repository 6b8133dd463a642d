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
  let parent: StyleRow?
  /// The values that the parent passes on; `nil` for a root.
  let above: InheritedRow?
  /// The rules that match the element.
  let list: Int
  /// The context of the values that are computed next.
  var context: ComputationContext
  /// The number of the context; `nil` while it changes.
  var contextNumber: UInt32?
  /// The number of the context without what only some inherited values are computed with; `nil` while it changes.
  var metricsNumber: UInt32?
  /// The number of the custom properties.
  var customPropertyNumber: UInt32
  /// The custom properties as far as they are known.
  var customProperties: CustomProperties
  /// The resolution of the custom properties, while some of them wait for the font; `nil` once all are known.
  var resolution: Resolution?
  /// Whether the custom properties are resolved at once.
  let isEager: Bool
  /// Whether the text of the parent, as children see it, changes.
  var changesText = false
  /// Whether a value that children do not inherit was taken from the parent.
  var asksParent = false
  /// The flow of the element, as soon as it is known.
  var flow = Flow()
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// Custom properties that are being resolved.
  final class Resolution {
    var resolver: CustomPropertyResolver

    init(_ resolver: CustomPropertyResolver) { self.resolver = resolver }
  }

  /// Creates a draft with memory for a row of each group.
  init(
    _ list: Int, in tables: StyleTables, _ rows: UnsafeMutablePointer<GroupRow>,
    below parent: StyleRow?, context: ComputationContext, _ customProperties: CustomProperties,
    isEager: Bool
  ) {
    self.list = list
    self.isEager = isEager
    self.tables = tables
    self.rows = rows
    self.parent = parent
    self.context = context
    self.customProperties = customProperties
    above = parent.map { tables.inherited[Int($0.passed)] }
    contextNumber = above?.context
    metricsNumber = above?.metrics
    customPropertyNumber = above?.customProperties ?? 0
  }

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

  /// The number of an inherited longhand's value, declared by the element or inherited; zero if nobody declares it.
  func number(ofInherited property: Property) -> UInt32 {
    let slot = property.slot
    let group = Int(slot) / StyleGroup.size
    if touched >> UInt32(group) & 1 == 0 {
      return above.map { tables.number(inRow: $0.groups[group], slot: slot) } ?? 0
    }
    return UnsafeRawPointer(rows + group)
      .load(fromByteOffset: Int(slot) % StyleGroup.size * 4, as: UInt32.self)
  }

  /// The value of an inherited longhand, declared by the element or inherited; `nil` if nobody declares it.
  func value(ofInherited property: Property) -> CSSValue? {
    let number = number(ofInherited: property)
    return number == 0 ? nil : tables.entry(number).pointee.value
  }

  /// The row of a group that was touched.
  func row(_ group: Int) -> GroupRow { rows[group] }

  /// The number of the parent's value of a longhand; zero if nobody declares it.
  func parentNumber(of property: Property) -> UInt32 {
    guard let parent, let above else { return 0 }
    let slot = property.slot
    guard slot != StyleGroup.noSlot else { return 0 }
    let group = Int(slot) / StyleGroup.size
    let row =
      group < StyleGroup.inheritedCount
      ? above.groups[group] : parent[reset: group - StyleGroup.inheritedCount]
    return tables.number(inRow: row, slot: slot)
  }

  /// Makes the context that of values which children begin with.
  mutating func finishContext() {
    context.parentFontSize = context.fontSize
    context.parentLineHeight = context.lineHeight
    context.parentFontWeight =
      value(ofInherited: .fontWeight).flatMap { FontWeight($0) } ?? .normal
    if isRoot || changesText { context.parentText = .init { value(ofInherited: $0) } }
  }

  /// The number of the context that a longhand is computed in, without what does not matter for it; `nil` while it
  /// changes.
  @inline(__always)
  func number(ofContextFor property: Property) -> UInt32? {
    switch property {
    case .color, .fontSize, .fontWeight, .lineHeight, .textAlign, .textAlignLast: contextNumber
    default: metricsNumber
    }
  }
}
