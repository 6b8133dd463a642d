// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The list of pages at the left.
extension CatalogShell {
  private static let titleHeight = 52.0
  private static let rowHeight = 32.0

  /// Draws the list.
  mutating func addList(to list: inout DisplayList) {
    let frame = Rect(x: 0, y: 0, width: Self.listWidth, height: size.height)
    add(".catalogList", in: frame, to: &list)
    add(
      ".catalogTitle", in: Rect(x: 0, y: 0, width: frame.width - 1, height: Self.titleHeight),
      text: "Livery Catalog",
      to: &list)
    rows.begin()
    for (number, page) in pages.enumerated() {
      let row = Rect(
        x: 8, y: Self.titleHeight + Double(number) * Self.rowHeight, width: frame.width - 17,
        height: Self.rowHeight - 2)
      rows.register(number, in: row)
      var state: ControlState = rows.isPressed(number) ? .highlighted : .normal
      if number == current {
        state.insert(.selected)
        if isListFocused { state.insert(.focused) }
      }
      add(
        ".catalogRow", in: row, text: page.title, state, isHovered: rows.isHovered(number),
        to: &list)
    }
  }

  private func add(
    _ selector: String, in box: Rect, text: String? = nil, _ state: ControlState = .normal,
    isHovered: Bool = false, to list: inout DisplayList
  ) {
    let pipeline = pipelines.pipeline(selector, state, isHovered: isHovered)
    list.add(
      pipeline.displayList(in: box, content: PipelineContent(text: text), measuring: measuring))
  }

  /// Shows another page.
  mutating func select(_ number: Int) -> PageResponse {
    guard pages.indices.contains(number) else { return .handled }
    // The control under the pointer goes out of view.
    _ = forwardToPage(.pointerExited)
    current = number
    isListFocused = true
    return [.handled, .redraw]
  }
}
