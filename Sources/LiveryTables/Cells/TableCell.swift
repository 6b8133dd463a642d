// SPDX-License-Identifier: Apache-2.0
public import LiveryLayout

/// How items of a type look as rows: the elements that a row is made of.
///
/// Where they stand, their margins, fonts and colors are the theme's. The same elements are measured and drawn, so a cell says
/// nothing of heights:
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
  /// The items that it shows.
  associatedtype Item: TableItem
  /// What a row of an item is made of.
  func row(for item: Item, in context: CellContext) -> LayoutElement
  /// What stands at the end of a row; by default what the item's link leads to.
  func accessory(for item: Item, in context: CellContext) -> TableAccessory
  /// Whether a row can be selected; by default where its link leads somewhere.
  func isActionable(_ item: Item) -> Bool
}

extension TableCell {
  /// What the item's link leads to.
  public func accessory(for item: Item, in context: CellContext) -> TableAccessory {
    context.accessory(for: item.link)
  }

  /// Whether the link leads somewhere.
  public func isActionable(_ item: Item) -> Bool { item.link?.isActionable ?? false }
}

/// What stands at the end of a row.
public enum TableAccessory: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// The row leads further.
  case disclosure
  /// A button that leads further than the row itself.
  case detail
  /// The row is chosen.
  case checkmark
}
