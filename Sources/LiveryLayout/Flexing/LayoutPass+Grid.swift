// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

extension LayoutPass {
  /// Lays out children in columns, row by row; a row is as high as its highest child.
  ///
  /// Of [CSS Grid 1](https://drafts.csswg.org/css-grid-1/) these are the columns of lengths and shares, the gaps, and children that
  /// each take one place.
  func layoutGrid(of element: Int, in inner: ContainingBlock) -> BoxContents {
    let flex = nodes[element].style.flex
    let gap = flex.columnGap.pixels(of: inner.width)
    let rowGap = flex.rowGap.pixels(of: inner.height ?? 0)
    let widths = columnWidths(flex.columns, gap: gap, in: inner.width)
    let items = flexItems(of: element)
    var contents = BoxContents()
    var start = 0
    while start < items.count {
      let row = items[start..<min(start + widths.count, items.count)]
      if start > 0 { contents.height += rowGap }
      let cells = row.enumerated().map { column, item in
        let block = ContainingBlock(width: widths[column], height: nil)
        return layoutBlock(item, in: block, at: .root).fragment
      }
      let heights = zip(row, cells).map { item, cell in
        cell.frame.height + box(item).margin.resolved(of: inner.width).vertical
      }
      let height = heights.max() ?? 0
      var x = 0.0
      for (column, var cell) in cells.enumerated() {
        let item = items[start + column]
        let margin = box(item).margin.resolved(of: inner.width)
        let wanted = height - margin.vertical
        if case .auto = box(item).height.kind, flex.items == .stretch,
          wanted > cell.frame.height + 0.001, nodes[item].element.content == nil
        {
          let block = ContainingBlock(width: widths[column], height: nil)
          let place = cell.frame.origin
          cell = layoutBox(item, width: cell.frame.width, in: block, stretched: wanted).fragment
          cell.frame.origin = place
        }
        cell.frame.origin = cell.frame.origin + Point(x, margin.top)
        contents.add([cell], at: contents.height)
        x += widths[column] + gap
      }
      contents.height += height
      start += widths.count
    }
    contents.isEmpty = false
    return contents
  }

  /// The widths of the columns: what is left is shared.
  private func columnWidths(_ columns: [GridTrack], gap: Double, in width: Double) -> [Double] {
    guard !columns.isEmpty else { return [max(0, width)] }
    var free = width - gap * Double(columns.count - 1)
    var shares = 0.0
    for column in columns {
      switch column {
      case .length(let length): free -= length.pixels(of: width)
      case .fraction(let share): shares += share
      }
    }
    return columns.map { column in
      switch column {
      case .length(let length): max(0, length.pixels(of: width))
      case .fraction(let share): max(0, free) * share / max(shares, 1)
      }
    }
  }
}
