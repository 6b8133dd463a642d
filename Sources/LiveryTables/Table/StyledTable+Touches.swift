// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
import LiveryLayout

/// The result of a hit test in a table.
public struct TableHit: Sendable, Hashable {
  /// The position of the row.
  public let position: TablePosition
  /// The index of the innermost element of the row at the point.
  public let element: Int
  /// The address of the link or button in the text of the row; `nil` for none.
  public let link: String?
  /// The index of the element that is the link or button; `nil` for none.
  public let linkElement: Int?
  /// A Boolean value that indicates whether the point is on the accessory of the row.
  public let isAccessory: Bool
  /// The name of the menu entry at the point; `nil` for none.
  public let menuEntry: String?
}

extension StyledTable {
  /// Returns the part of the table at a point.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the visible part.
  ///   - offset: the scroll offset, in px.
  /// - Returns: the row and its part at the point, or `nil` if there is no row.
  public mutating func hit(_ point: Point, at offset: Double) -> TableHit? {
    guard state.showsRows, let placed = heights.entry(at: offset + point.y),
      let position = placed.entry.position, let layout = layout(of: position)
    else { return nil }
    let rowPoint = Point(
      point.x - layout.margin.left, offset + point.y - placed.top - layout.margin.top)
    let size = layout.size
    let entry = menuEntry(
      at: rowPoint - Point(size.width, 0), of: position, height: size.height)
    if let entry {
      return TableHit(
        position: position, element: 0, link: nil, linkElement: nil, isAccessory: false,
        menuEntry: entry)
    }
    let contentPoint = rowPoint - Point(slideOffset(of: position), 0)
    guard let element = layout.hit(contentPoint) else { return nil }
    let link = layout.hit(contentPoint) { $0.attributes["href"] != nil }
    return TableHit(
      position: position, element: element,
      link: link.flatMap { layout.boxes.element(at: $0).attributes["href"] }, linkElement: link,
      isAccessory: layout.boxes.element(at: element).type == "accessory", menuEntry: nil)
  }

  /// Highlights a row, or an element of a row, as pressed or under the pointer.
  ///
  /// - Parameters:
  ///   - position: the position of the row; `nil` for none.
  ///   - element: the index of an element of the row, such as ``TableHit/linkElement``; `nil` for
  ///     the row itself.
  public mutating func highlight(_ position: TablePosition?, element: Int? = nil) {
    let highlighted = position.map { TableTouches.Highlight(position: $0, element: element) }
    guard highlighted != touches.highlighted else { return }
    if let before = touches.highlighted { layouts.rows[before.position] = nil }
    touches.highlighted = highlighted
    if let position { layouts.rows[position] = nil }
  }

  /// Selects the row at a point, and opens the link, the accessory or the row there.
  ///
  /// While the menu of a row is open, the tap chooses an entry of it, or closes the menu at any
  /// other point.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the visible part.
  ///   - offset: the scroll offset, in px.
  /// - Returns: the part of the table at the point, or `nil` if there is no row.
  @discardableResult
  public mutating func tap(_ point: Point, at offset: Double) -> TableHit? {
    guard let hit = hit(point, at: offset), let item = source.item(at: hit.position) else {
      return nil
    }
    if touches.swipe.row != nil {
      let effects = touches.swipe.handle(hit.menuEntry.map { .chosen($0) } ?? .close)
      for case .choose(_, let entry) in effects { options.chooseMenuEntry?(entry, item) }
      return hit
    }
    if let link = hit.link {
      if let link = TableLink(url: link) { options.openLink?(link, item) }
      return hit
    }
    if hit.isAccessory, let url = item.link?.accessoryURL {
      if let link = TableLink(url: url) { options.openLink?(link, item) }
      return hit
    }
    guard cells.row(for: item, in: context).isActionable else { return hit }
    let isButton = item is MoreButtonItem || (item as? TextItem)?.kind == .button
    for effect in touches.selection.handle(.tapped(item.identity, isButton: isButton)) {
      switch effect {
      case .select, .deselect: invalidateVisibleRows()
      case .open: if let link = item.link { options.openLink?(link, item) }
      }
    }
    return hit
  }

  /// Sets the number of rows that may be selected.
  public mutating func select(_ mode: TableSelection.Mode) {
    touches.selection.mode = mode
    invalidateVisibleRows()
  }

  private mutating func invalidateVisibleRows() { layouts.rows.removeAll() }
}
