// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// Rows that are dragged to the left, where their menu is: what is deleted there is gone until the table is loaded again.
extension TablePage {
  /// What the menu of a row offers; a control is dragged for other reasons.
  static func menu(of item: any TableItem) -> [MenuEntry] {
    item.shownControl == nil && !(item is MoreButtonItem)
      ? [MenuEntry("delete", title: "Delete")] : []
  }

  /// Takes hold of a row with a menu, from where the hand went down.
  mutating func grip(rowOf hit: TableHit?, at start: Double, to x: Double) -> PageResponse {
    guard let hit, let item = table?.source.item(at: hit.position),
      let width = table?.menuWidth(of: hit.position), width > 0
    else { return .ignored }
    let open = table?.touches.swipe.row == item.identity ? table?.touches.swipe.position ?? 0 : 0
    grip = .row(item.identity, width: width, start: start - open)
    return drag(item.identity, width: width, by: x - start + open)
  }

  /// Moves a row to where a hand drags it.
  mutating func drag(_ row: TableItemID, width: Double, by way: Double) -> PageResponse {
    table?.touches.swipe.handle(.dragged(row, by: way, width: width))
    return .redraw
  }

  /// Does what the entry of the menu at a place is there for; elsewhere the menu closes.
  mutating func chooseEntry(at point: Point, in context: PageContext) -> PageResponse {
    let offset = settled(in: context) - distance
    let hit = table?.tap(Point(point.x, point.y - context.offset), at: offset)
    if let hit, hit.menuEntry == "delete", source.remove(at: hit.position) != nil {
      table?.update(to: source)
    }
    return .redraw
  }
}
