// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay
import LiveryLayout

/// The menu of a row, visible while the row slides to the left.
///
/// Defined by Three20's table kit, "Controller": the cell menu.
extension StyledTable {
  /// Returns the width of a row's menu in px for a ``SwipeMenu``; 0 if the row has no menu.
  public mutating func menuWidth(of position: TablePosition) -> Double {
    guard let item = source.item(at: position) else { return 0 }
    return menuLayout(for: item, height: height(of: position))?.size.width ?? 0
  }

  /// Returns the current offset of a row's content in px: 0, or negative while its menu is visible.
  func slideOffset(of position: TablePosition) -> Double {
    guard let row = touches.swipe.visibleRow, touches.swipe.position != 0,
      source.item(at: position)?.identity == row
    else { return 0 }
    return touches.swipe.position
  }

  /// Adds the uncovered part of a row's menu to a display list.
  ///
  /// - Parameters:
  ///   - list: the display list.
  ///   - position: the position of the row.
  ///   - frame: the frame of the row, in the coordinates of the visible part.
  mutating func addMenu(
    to list: inout DisplayList, of position: TablePosition, in frame: Rect
  ) {
    let free = -slideOffset(of: position)
    guard free > 0, let item = source.item(at: position),
      let layout = menuLayout(for: item, height: frame.height)
    else { return }
    list.add(
      .clip(Path(Rect(x: frame.maxX - free, y: frame.minY, width: free, height: frame.height))))
    list.add(layout.displayList(at: Point(frame.maxX - layout.size.width, frame.minY)))
    list.add(.end)
  }

  /// Returns the entry of a row's menu at a point.
  ///
  /// - Parameters:
  ///   - point: the point, relative to the upper right corner of the row.
  ///   - position: the position of the row.
  ///   - height: the height of the row, in px.
  /// - Returns: the name of the entry, or `nil` if the row covers the point or there is no entry.
  mutating func menuEntry(
    at point: Point, of position: TablePosition, height: Double
  ) -> String? {
    guard point.x >= slideOffset(of: position), point.x < 0, let item = source.item(at: position),
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
    return accessoryLayout(LayoutElement("rowMenu", elements), width: nil, height: height)
  }
}
