// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The layout algorithm of a grid, whose items fill the columns row by row.
///
/// A row is as high as its highest item.
///
/// The supported parts of [CSS Grid 1](https://drafts.csswg.org/css-grid-1/) are columns with
/// lengths and fractions, gaps, alignment, and items that occupy a single cell.
struct GridLayout {
  let pass: LayoutPass
  let element: Int
  let flex: FlexStyle
  let inner: ContainingBlock
  /// The content height of the container.
  let height: ContentHeight
  /// Whether the items are laid out in a mirror, because the direction is right to left.
  private let isMirrored: Bool

  /// A grid item with its column.
  private struct Cell {
    let element: Int
    let margin: Insets
    let column: Int
    var fragment: Fragment
    /// The distance of its baseline from the top of the row; `nil` without baseline alignment.
    var baseline: Double?
  }

  /// Creates the layout of a grid.
  init(_ element: Int, pass: LayoutPass, in inner: ContainingBlock, height: ContentHeight) {
    self.pass = pass
    self.element = element
    self.inner = inner
    self.height = height
    isMirrored = pass.isRightToLeft(element)
    flex = pass.flexStyle(element, isMirrored: isMirrored)
  }

  /// Returns the content of the container, with all items positioned.
  func contents() -> BoxContents {
    let items = pass.flexItems(of: element)
    let columns = pass.columns(of: flex, items: items, in: inner.width)
    let rowGap = max(0, flex.rowGap.pixels(of: inner.height ?? 0))
    var rows = stride(from: 0, to: items.count, by: columns.widths.count).map { start in
      items[start..<min(start + columns.widths.count, items.count)].enumerated().map {
        cell($1, column: $0, columns)
      }
    }
    var heights = rows.indices.map { height(of: &rows[$0]) }
    let gaps = rowGap * Double(max(0, heights.count - 1))
    if let fixed = height.fixed, heights.reduce(gaps, +) > fixed {
      // Rows must not grow beyond a fixed height.
      var minimums = rows.map { minimumHeight(of: $0) }
      minimums.grow(to: heights, in: fixed - gaps)
      heights = minimums
    }
    let preferred = heights.reduce(gaps, +)
    let availableSpace = height.clamped(preferred)
    let distribution = ContentDistribution(
      flex.alignment.alignContent ?? .stretch, free: availableSpace - preferred,
      count: heights.count,
      isReversed: false)
    for index in heights.indices { heights[index] += distribution.stretch }
    var contents = BoxContents()
    contents.height = availableSpace
    var y = distribution.start
    for (index, row) in rows.enumerated() {
      let shared = row.compactMap(\.baseline).max() ?? 0
      for cell in row {
        let area = Rect(
          x: columns.positions[cell.column], y: y, width: columns.widths[cell.column],
          height: heights[index])
        var fragment = positionedFragment(of: cell, in: area, baseline: shared)
        let block = ContainingBlock(width: area.width, height: area.height)
        if isMirrored { fragment.frame.mirror(in: inner.width) }
        if index == 0, contents.baseline == nil {
          contents.baseline = fragment.frame.minY + (fragment.baseline ?? fragment.frame.height)
        }
        pass.shift(&fragment, in: block)
        contents.fragments.append(fragment)
      }
      y += heights[index] + rowGap + distribution.between
    }
    contents.lastBaseline = contents.baseline
    return contents
  }

  /// Returns an item with its content height.
  private func cell(_ item: Int, column: Int, _ columns: GridColumns) -> Cell {
    let block = ContainingBlock(width: columns.widths[column], height: nil)
    let margin = margin(of: item).resolved(of: block.width)
    let fragment = pass.layoutBox(item, width: width(of: item, margin, in: block), in: block)
    return Cell(element: item, margin: margin, column: column, fragment: fragment.fragment)
  }

  /// Returns the margins of an item in the order of the grid's direction.
  private func margin(of item: Int) -> BoxEdges {
    isMirrored ? pass.box(item).margin.mirrored : pass.box(item).margin
  }

  private func width(of item: Int, _ margin: Insets, in block: ContainingBlock) -> Double {
    let box = pass.box(item)
    let fills =
      justification(of: item) == .stretch && box.margin.left != .auto && box.margin.right != .auto
    return pass.usedWidth(
      of: item, in: block, availableSpace: block.width - margin.horizontal, fills: fills)
  }

  /// Returns the height of a row, and sets the baselines of its baseline-aligned items.
  private func height(of row: inout [Cell]) -> Double {
    var (height, above, below) = (0.0, -Double.infinity, -Double.infinity)
    for index in row.indices {
      let cell = row[index]
      let outer = cell.fragment.frame.height + cell.margin.vertical
      height = max(height, outer)
      let box = pass.box(cell.element)
      guard alignment(of: cell.element) == .baseline, box.margin.top != .auto,
        box.margin.bottom != .auto
      else { continue }
      let baseline = cell.margin.top + (cell.fragment.baseline ?? cell.fragment.frame.height)
      row[index].baseline = baseline
      above = max(above, baseline)
      below = max(below, outer - baseline)
    }
    return above.isFinite ? max(height, above + below) : height
  }
}

extension GridLayout {
  /// Returns the minimum height of a row; a clipping box has no content-based minimum.
  private func minimumHeight(of row: [Cell]) -> Double {
    row.reduce(0) { maximum, cell in
      let box = pass.box(cell.element)
      var height = cell.fragment.frame.height
      if box.sizes.height.definite(of: nil) == nil, pass.nodes[cell.element].element.content == nil
      {
        let edges = pass.edges(cell.element, of: inner.width).vertical
        if case .auto = box.sizes.minHeight.kind {
          if box.clips { height = edges }
        } else {
          let minimum = box.sizes.minHeight.definite(of: nil).map {
            pass.borderBox($0, box, edges: edges)
          }
          height = max(minimum ?? 0, edges)
        }
      }
      return max(maximum, height + cell.margin.vertical)
    }
  }

  /// Returns the fragment of an item, laid out and aligned in its cell.
  ///
  /// Defined by [CSS Grid 1, section 10](https://drafts.csswg.org/css-grid-1/#alignment).
  private func positionedFragment(of cell: Cell, in area: Rect, baseline: Double) -> Fragment {
    let box = pass.box(cell.element)
    let block = ContainingBlock(width: area.width, height: area.height)
    let width = width(of: cell.element, cell.margin, in: block)
    let isReplaced = pass.nodes[cell.element].element.content != nil
    let alignment = alignment(of: cell.element)
    var height = BoxHeight.fromStyle
    if alignment == .stretch, case .auto = box.sizes.height.kind, !isReplaced,
      box.margin.top != .auto,
      box.margin.bottom != .auto
    {
      let edges = pass.edges(cell.element, of: area.width).vertical
      height = .fixed(
        pass.clampedHeight(
          area.height - cell.margin.vertical, box, edges: edges, of: area.height),
        isDefinite: true)
    }
    var fragment = pass.layoutBox(cell.element, width: width, in: block, height: height).fragment
    let free = Size(
      area.width - fragment.frame.width - cell.margin.horizontal,
      area.height - fragment.frame.height - cell.margin.vertical)
    let edges = margin(of: cell.element)
    let x = offset(
      justification(of: cell.element), free.width, autoBefore: edges.left == .auto,
      autoAfter: edges.right == .auto)
    var y = offset(
      alignment, free.height, autoBefore: box.margin.top == .auto,
      autoAfter: box.margin.bottom == .auto)
    if let cellBaseline = cell.baseline { y = baseline - cellBaseline }
    fragment.frame.origin = Point(
      area.minX + cell.margin.left + x, area.minY + cell.margin.top + y)
    return fragment
  }

  private func offset(
    _ alignment: BoxAlignment.Position, _ free: Double, autoBefore: Bool, autoAfter: Bool
  ) -> Double {
    if autoBefore || autoAfter { return autoBefore ? max(0, free) / (autoAfter ? 2 : 1) : 0 }
    switch alignment {
    case .center: return free / 2
    case .end, .flexEnd, .right: return free
    default: return 0
    }
  }

  /// Returns the block-axis alignment of an item.
  ///
  /// Replaced elements and boxes with a ratio are not stretched by default.
  private func alignment(of item: Int) -> BoxAlignment.Position {
    let isReplaced = pass.nodes[item].element.content != nil
    return pass.nodes[item].style.flex.alignment.alignSelf ?? flex.alignment.alignItems
      ?? (isReplaced || pass.box(item).sizes.ratio != nil ? .start : .stretch)
  }

  /// Returns the inline-axis alignment of an item.
  private func justification(of item: Int) -> BoxAlignment.Position {
    pass.flexStyle(item, isMirrored: isMirrored).alignment.justifySelf
      ?? flex.alignment.justifyItems ?? .stretch
  }
}
