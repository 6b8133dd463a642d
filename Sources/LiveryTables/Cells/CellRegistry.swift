// SPDX-License-Identifier: Apache-2.0
public import LiveryLayout

/// The cells that show the items of a table, by item type.
///
/// ```swift
/// var cells = CellRegistry.standard
/// cells.register(PersonCell())        // for all PersonItem
/// ```
public struct CellRegistry: Sendable {
  private var factories: [ObjectIdentifier: RowFactory] = [:]

  private typealias RowFactory = @Sendable (any TableItem, CellContext) -> TableRow?

  /// Creates a registry without cells: every row is empty.
  public init() {}

  /// Registers a cell for all items of its type, in place of any earlier cell.
  public mutating func register<Cell: TableCell>(_ cell: Cell) {
    factories[ObjectIdentifier(Cell.Item.self)] = { item, context in
      guard let item = item as? Cell.Item else { return nil }
      return TableRow(
        element: cell.row(for: item, in: context),
        accessory: cell.accessory(for: item, in: context),
        isActionable: cell.isActionable(item))
    }
  }

  /// Returns the row of an item, which is empty if no cell is registered for the type of the item.
  package func row(for item: any TableItem, in context: CellContext) -> TableRow {
    factories[ObjectIdentifier(type(of: item))]?(item, context)
      ?? TableRow(element: LayoutElement("tableRow"), accessory: .none, isActionable: false)
  }

  /// The cells for all item types of the library.
  public static let standard: CellRegistry = {
    var cells = CellRegistry()
    cells.register(TextCell())
    cells.register(CaptionCell())
    cells.register(SubtitleCell())
    cells.register(MessageCell())
    cells.register(MoreButtonCell())
    cells.register(ImageCell())
    cells.register(StyledTextCell())
    cells.register(ActivityCell())
    cells.register(ControlCell())
    cells.register(ViewCell())
    cells.register(BlankCell())
    return cells
  }()
}

/// A table row, as a cell describes it.
public struct TableRow: Sendable, Hashable {
  /// The root element of the row; its type is `tableRow`.
  public var element: LayoutElement
  /// The accessory at the end of the row.
  public var accessory: TableAccessory
  /// A Boolean value that indicates whether the row can be selected.
  public var isActionable: Bool
}
