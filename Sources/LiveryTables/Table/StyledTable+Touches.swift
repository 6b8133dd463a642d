// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
import LiveryLayout

/// What lies at a place in a table.
public struct TableHit: Sendable, Hashable {
  /// The row.
  public let position: TablePosition
  /// The number of the innermost element of the row there.
  public let element: Int
  /// The link or button in the row's text; nil for none.
  public let link: String?
  /// The number of the element of the row that is the link or button; nil for none.
  public let linkElement: Int?
  /// Whether the row's accessory is there.
  public let isAccessory: Bool
  /// The name of the entry of the row's menu; nil for none.
  public let menuEntry: String?
}

extension StyledTable {
  /// What lies at a place.
  ///
  /// - Parameters:
  ///   - point: the place, in the coordinates of the part that is seen.
  ///   - offset: how far the table is scrolled, in px.
  /// - Returns: the row and what of it is there; nil where there is no row.
  public mutating func hit(_ point: Point, at offset: Double) -> TableHit? {
    guard state.showsRows, let placed = heights.entry(at: offset + point.y),
      let position = placed.entry.position, let layout = layout(of: position)
    else { return nil }
    let place = Point(
      point.x - layout.margin.left, offset + point.y - placed.top - layout.margin.top)
    let size = layout.size
    let entry = menuEntry(
      at: place - Point(size.width, 0), of: position, height: size.height)
    if let entry {
      return TableHit(
        position: position, element: 0, link: nil, linkElement: nil, isAccessory: false,
        menuEntry: entry)
    }
    let inside = place - Point(slide(of: position), 0)
    guard let element = layout.hit(inside) else { return nil }
    let link = layout.hit(inside) { $0.attributes["href"] != nil }
    return TableHit(
      position: position, element: element,
      link: link.flatMap { layout.boxes.element(at: $0).attributes["href"] }, linkElement: link,
      isAccessory: layout.boxes.element(at: element).type == "accessory", menuEntry: nil)
  }

  /// Shows a row, or an element of it, as what is pressed or under the pointer.
  ///
  /// - Parameters:
  ///   - position: the row; nil for none.
  ///   - element: the number of an element of the row, such as ``TableHit/linkElement``; nil for the row itself.
  public mutating func highlight(_ position: TablePosition?, element: Int? = nil) {
    let highlighted = position.map { TableTouches.Highlight(position: $0, element: element) }
    guard highlighted != touches.highlighted else { return }
    if let before = touches.highlighted { layouts.rows[before.position] = nil }
    touches.highlighted = highlighted
    if let position { layouts.rows[position] = nil }
  }

  /// Selects the row at a place, and opens what lies there: a link in its text, its accessory, or the row.
  ///
  /// While a row's menu is open, an entry of it is chosen, and any other place only closes it.
  ///
  /// - Parameters:
  ///   - point: the place, in the coordinates of the part that is seen.
  ///   - offset: how far the table is scrolled, in px.
  /// - Returns: what lies there; nil for nothing.
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
      case .select, .deselect: forgetVisible()
      case .open: if let link = item.link { options.openLink?(link, item) }
      }
    }
    return hit
  }

  /// Lets all rows be selected, one, or none.
  public mutating func select(_ mode: TableSelection.Mode) {
    touches.selection.mode = mode
    forgetVisible()
  }

  private mutating func forgetVisible() { layouts.rows.removeAll() }
}
