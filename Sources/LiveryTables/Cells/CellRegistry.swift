// SPDX-License-Identifier: Apache-2.0
public import LiveryLayout

/// Which cell shows which items, found by the item's type.
///
/// ```swift
/// var cells = CellRegistry.standard
/// cells.register(PersonCell())        // for all PersonItem
/// ```
public struct CellRegistry: Sendable {
  private var makers: [ObjectIdentifier: Maker] = [:]

  private typealias Maker = @Sendable (any TableItem, CellContext) -> TableRow?

  /// No cells: every row is empty.
  public init() {}

  /// Lets a cell show all items of its type, in place of the one before.
  public mutating func register<Cell: TableCell>(_ cell: Cell) {
    makers[ObjectIdentifier(Cell.Item.self)] = { item, context in
      guard let item = item as? Cell.Item else { return nil }
      return TableRow(
        element: cell.row(for: item, in: context),
        accessory: cell.accessory(for: item, in: context),
        isActionable: cell.isActionable(item))
    }
  }

  /// The row of an item; an empty one for items that nobody registered a cell for.
  package func row(for item: any TableItem, in context: CellContext) -> TableRow {
    makers[ObjectIdentifier(type(of: item))]?(item, context)
      ?? TableRow(element: LayoutElement("tableRow"), accessory: .none, isActionable: false)
  }

  /// The cells of all items of the library.
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

/// A row as a cell describes it.
public struct TableRow: Sendable, Hashable {
  /// What it is made of; its type is `tableRow`.
  public var element: LayoutElement
  /// What stands at its end.
  public var accessory: TableAccessory
  /// Whether it can be selected.
  public var isActionable: Bool
}
