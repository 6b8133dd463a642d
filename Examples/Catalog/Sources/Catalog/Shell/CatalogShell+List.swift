// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The list of pages at the left, with the chooser of the theme below.
extension CatalogShell {
  private static let titleHeight = 52.0
  private static let rowHeight = 32.0
  /// The height of the chooser with its caption and its distance to the list.
  private static let chooserHeight = 72.0

  /// Draws the list and the chooser.
  mutating func addList(to list: inout DisplayList) {
    let frame = Rect(x: 0, y: 0, width: Self.listWidth, height: size.height)
    var canvas = PageCanvas(context(offset: 0))
    canvas.draw(".catalogList", in: frame)
    canvas.draw(
      ".catalogTitle", in: Rect(x: 0, y: 0, width: frame.width - 1, height: Self.titleHeight),
      text: "Livery Catalog")
    addRows(in: frame, on: &canvas)
    let button = Rect(x: 8, y: size.height - 44, width: frame.width - 17, height: 32)
    canvas.draw(
      ".catalogCaption", in: Rect(x: 16, y: button.minY - 24, width: button.width, height: 24),
      text: "Theme")
    chooser.draw(in: button, isFocused: focus == .chooser, on: &canvas)
    list.add(canvas.list)
  }

  /// Draws the rows of the pages, scrolled so that the current one is visible.
  private mutating func addRows(in frame: Rect, on canvas: inout PageCanvas) {
    let top = Self.titleHeight
    let visible = Rect(
      x: 0, y: top, width: frame.width - 1,
      height: max(Self.rowHeight, size.height - top - Self.chooserHeight))
    let offset = max(0, Double(current + 1) * Self.rowHeight - visible.height)
    rows.begin()
    canvas.clipped(to: visible) { canvas in
      for (number, page) in pages.enumerated() {
        let row = Rect(
          x: 8, y: top + Double(number) * Self.rowHeight - offset, width: frame.width - 17,
          height: Self.rowHeight - 2)
        guard row.intersects(visible) else { continue }
        rows.register(number, in: row.intersection(visible))
        var state: ControlState = rows.isPressed(number) ? .highlighted : .normal
        if number == current {
          state.insert(.selected)
          if isListFocused { state.insert(.focused) }
        }
        canvas.draw(
          ".catalogRow", in: row, text: page.title, state, isHovered: rows.isHovered(number))
      }
    }
  }

  /// Shows another page.
  mutating func select(_ number: Int) -> PageResponse {
    guard pages.indices.contains(number) else { return .handled }
    // The control under the pointer goes out of view.
    _ = forwardToPage(.pointerExited)
    current = number
    focus = .list
    return [.handled, .redraw]
  }
}
