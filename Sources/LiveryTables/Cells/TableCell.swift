// SPDX-License-Identifier: Apache-2.0
public import LiveryLayout

/// A builder of table rows: it returns the elements that show an item of one type.
///
/// The theme sets positions, margins, fonts and colors. Layout measures and draws the same
/// elements, so a cell does not compute heights:
///
/// ```swift
/// struct PersonCell: TableCell {
///   func row(for item: PersonItem, in context: CellContext) -> LayoutElement {
///     LayoutElement(
///       "tableRow", classes: ["personRow"],
///       [.element(LayoutElement("label", classes: ["tableItem"], [.text(item.name)]))])
///   }
/// }
/// var cells = CellRegistry.standard
/// cells.register(PersonCell())
/// ```
public protocol TableCell<Item>: Sendable {
  /// The type of the items that the cell shows.
  associatedtype Item: TableItem
  /// Returns the root element of the row for an item.
  func row(for item: Item, in context: CellContext) -> LayoutElement
  /// Returns the accessory at the end of the row; by default the accessory of the item's link.
  func accessory(for item: Item, in context: CellContext) -> TableAccessory
  /// Returns whether the row can be selected; by default, whether the item's link is actionable.
  func isActionable(_ item: Item) -> Bool
}

extension TableCell {
  /// Returns the accessory of the item's link.
  public func accessory(for item: Item, in context: CellContext) -> TableAccessory {
    context.accessory(for: item.link)
  }

  /// Returns whether the item's link is actionable.
  public func isActionable(_ item: Item) -> Bool { item.link?.isActionable ?? false }
}

/// An accessory at the end of a row.
public enum TableAccessory: String, Sendable, Hashable, CaseIterable {
  /// No accessory.
  case none
  /// An arrow: the row opens another page.
  case disclosure
  /// A button that opens another address than the row itself.
  case detail
  /// A check mark: the row is chosen.
  case checkmark
}
