// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

/// The menu of a row, which is seen where the row slides to the left.
///
/// Defined by Three20's table kit, "Controller": the cell menu.
extension StyledTable {
  /// How wide the menu of a row is, in px, as ``SwipeMenu`` wants to know it; 0 where the row has none.
  public mutating func menuWidth(of position: TablePosition) -> Double {
    guard let item = source.item(at: position) else { return 0 }
    return menuLayout(for: item, height: height(of: position))?.size.width ?? 0
  }

  /// How far a row is seen from its place, in px: 0, or negative where its menu is seen.
  func slide(of position: TablePosition) -> Double {
    guard let row = touches.swipe.visibleRow, touches.swipe.position != 0,
      source.item(at: position)?.identity == row
    else { return 0 }
    return touches.swipe.position
  }

  /// Adds the part of a row's menu to what is painted that the row leaves free.
  ///
  /// - Parameters:
  ///   - list: what is painted.
  ///   - position: the row.
  ///   - frame: its box, in the coordinates of the part that is seen.
  mutating func addMenu(
    to list: inout DisplayList, of position: TablePosition, in frame: Rect
  ) {
    let free = -slide(of: position)
    guard free > 0, let item = source.item(at: position),
      let layout = menuLayout(for: item, height: frame.height)
    else { return }
    list.add(
      .clip(Path(Rect(x: frame.maxX - free, y: frame.minY, width: free, height: frame.height))))
    list.add(layout.displayList(at: Point(frame.maxX - layout.size.width, frame.minY)))
    list.add(.end)
  }

  /// The entry of a row's menu at a place.
  ///
  /// - Parameters:
  ///   - point: the place, from the upper right corner of the row.
  ///   - position: the row.
  ///   - height: the row's height.
  /// - Returns: the entry's name; nil where the row itself is, and where there is no entry.
  mutating func menuEntry(
    at point: Point, of position: TablePosition, height: Double
  ) -> String? {
    guard point.x >= slide(of: position), point.x < 0, let item = source.item(at: position),
      let layout = menuLayout(for: item, height: height)
    else { return nil }
    let entry = layout.hit(Point(layout.size.width + point.x, point.y)) {
      $0.type == "menuEntry"
    }
    return entry.flatMap { layout.boxes.element(at: $0).attributes["name"] }
  }

  private mutating func menuLayout(for item: any TableItem, height: Double) -> BoxLayout? {
    guard let entries = options.menu?(item), !entries.isEmpty else { return nil }
    let elements = entries.map { entry in
      var element = LayoutElement("menuEntry", classes: [entry.name], [.text(entry.title)])
      element.attributes["name"] = entry.name
      return LayoutNode.element(element)
    }
    return surrounding(LayoutElement("rowMenu", elements), width: nil, height: height)
  }
}
