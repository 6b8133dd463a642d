// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// The computed values of one element, one for every property.
///
/// ```swift
/// let style = sheet.computedStyle(for: button)
/// style[.backgroundColor]            // CSSValue: rgb(0, 128, 128)
/// style.value(named: "--accent")     // CSSValue?: teal
/// style.ruleSet.font                 // bold 14px sans-serif
/// style.difference(from: before)     // .repaint
/// ```
///
/// A copy costs a reference. Elements with equal values share them. All values are computed when
/// the element is styled: a reader neither computes nor waits. A retained style keeps up to 255
/// other styles of its tree in memory.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
public struct ComputedStyle: Sendable {
  /// The chunk that stores the style.
  let chunk: StyleChunk
  /// The position of this style in the chunk.
  let position: Int

  init(_ chunk: StyleChunk, at position: Int) {
    self.chunk = chunk
    self.position = position
  }
}

extension ComputedStyle {
  /// Whether any rule matches the element, or the element has declarations of its own.
  public var isMatched: Bool { !tables.lists.address(of: row.rules).pointee.matches.isEmpty }

  /// The element's `color`, which is the value of `currentcolor`.
  public var color: CSSColor { tables.color(in: inheritedRow) }

  /// The font size in px.
  public var fontSize: Double {
    tables.contexts.address(of: Int(inheritedRow.context)).pointee.fontSize
  }
}

extension ComputedStyle {
  /// The row numbers that make up the style.
  var row: StyleRow { chunk.rows[position] }
  /// The tables that the row numbers refer to.
  var tables: StyleTables { chunk.tables }
  /// The values that children may inherit.
  var inheritedRow: InheritedRow { tables.rows.inherited[Int(row.inherited)] }
  /// The rules that apply, and the names of the sheets.
  var sheets: SheetContext { chunk.sheets }
  /// The names of the sheets.
  var names: TreeNames { sheets.names }
  /// The direction of the element's lines.
  var flow: Flow { Flow.all[Int(inheritedRow.flow)] }
  /// The custom properties of the element.
  var customProperties: CustomProperties {
    tables.customProperties(row.customProperties)
  }
  /// The custom properties that children inherit.
  var childCustomProperties: CustomProperties {
    tables.customProperties(row.childCustomProperties)
  }
  /// The context that the element's values are computed in.
  package var context: ComputationContext { context(of: inheritedRow) }
  /// The context that the values of the element's children start from.
  var childContext: ComputationContext {
    context(of: tables.rows.inherited[Int(row.childInherited)])
  }

  private func context(of row: InheritedRow) -> ComputationContext {
    var context = tables.contexts[Int(row.context)]
    context.currentColor = tables.color(in: row)
    return context
  }

  /// Returns the size of the custom properties beyond those of a root, in bytes.
  func ownSizeInBytes(below root: ComputedStyle?) -> Int {
    let above = root.flatMap { $0.tables === tables ? $0 : nil }
    if above?.row.customProperties == row.customProperties { return 0 }
    return customProperties.sizeInBytes(beyond: above?.customProperties)
  }

  /// Returns the number of a longhand's computed value; zero if it has none.
  func number(of property: Property) -> UInt32 {
    let slot = tables.slots[Int(property.rawValue)]
    let isLogical = slot == StyleGroup.noSlot && property.isLogical
    return number(at: isLogical ? property.physical(in: flow).slot : slot)
  }

  /// Returns the number of the computed value in a slot.
  ///
  /// - Returns: the number; zero if there is none, and for ``StyleGroup/noSlot``.
  @inline(__always)
  func number(at slot: UInt16) -> UInt32 {
    if slot == StyleGroup.noSlot { return 0 }
    let tables = tables
    let group = Int(slot) / StyleGroup.size
    let row = row
    let number =
      group < StyleGroup.inheritedCount
      ? tables.rows.inherited.address(of: Int(row.inherited)).pointee.groups[group]
      : tables.group(group - StyleGroup.inheritedCount, ofReset: row.reset)
    return tables.number(inRow: number, slot: slot)
  }

  /// Returns the computed value of a longhand; `nil` if it is neither declared nor inherited.
  func declared(_ property: Property) -> CSSValue? {
    let number = number(of: property)
    return number == 0 ? nil : tables.entry(number).pointee.value
  }
}
