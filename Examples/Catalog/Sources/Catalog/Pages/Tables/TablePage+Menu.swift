// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// Rows with a menu, opened by dragging them to the left; deleted rows return after a reload.
extension TablePage {
  /// Returns the menu entries of a row; controls have none, because dragging adjusts them.
  static func menu(of item: any TableItem) -> [MenuEntry] {
    item.shownControl == nil && !(item is MoreButtonItem)
      ? [MenuEntry("delete", title: "Delete")] : []
  }

  /// Begins the drag of a row with a menu, from the position of the press.
  mutating func beginSwipe(of hit: TableHit?, at start: Double, to x: Double) -> PageResponse {
    guard let hit, let item = table?.source.item(at: hit.position),
      let width = table?.menuWidth(of: hit.position), width > 0
    else { return .ignored }
    let open = table?.touches.swipe.row == item.identity ? table?.touches.swipe.position ?? 0 : 0
    interaction = .row(item.identity, width: width, start: start - open)
    return drag(item.identity, width: width, by: x - start + open)
  }

  /// Moves a row to a dragged position.
  mutating func drag(_ row: TableItemID, width: Double, by delta: Double) -> PageResponse {
    table?.touches.swipe.handle(.dragged(row, by: delta, width: width))
    return .redraw
  }

  /// Performs the action of the menu entry at a point, or closes the menu.
  mutating func chooseEntry(at point: Point, in context: PageContext) -> PageResponse {
    let offset = settled(in: context) - distance
    let hit = table?.tap(Point(point.x, point.y - context.offset), at: offset)
    if let hit, hit.menuEntry == "delete", source.remove(at: hit.position) != nil {
      table?.update(to: source)
    }
    return .redraw
  }
}
