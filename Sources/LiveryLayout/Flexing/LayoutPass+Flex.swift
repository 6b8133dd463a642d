// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

extension LayoutPass {
  /// The children that stand along the axis, in the order that their styles say.
  func flexItems(of element: Int) -> [Int] {
    let items = nodes[element].items.filter { !box($0).isAbsolute }
    guard items.contains(where: { box($0).order != 0 }) else { return items }
    return items.enumerated().sorted {
      (box($0.element).order, $0.offset) < (box($1.element).order, $1.offset)
    }.map(\.element)
  }

  /// Lays out children along an axis.
  ///
  /// Defined by [CSS Flexbox 1, section 9](https://drafts.csswg.org/css-flexbox-1/#layout-algorithm).
  func layoutFlex(
    of element: Int, in inner: ContainingBlock, least: Double
  ) -> BoxContents {
    let flex = nodes[element].style.flex
    var contents =
      flex.isColumn
      ? flexColumn(of: element, flex, in: inner, least: least)
      : flexRows(of: element, flex, in: inner, least: least)
    for child in nodes[element].items where box(child).isAbsolute {
      hasPlaceholders = true
      contents.fragments.append(Fragment(child, Rect(0, 0, 0, 0), .placeholder))
    }
    contents.isEmpty = false
    return contents
  }

  // MARK: Rows

  private func flexRows(
    of element: Int, _ flex: FlexStyle, in inner: ContainingBlock, least: Double
  ) -> BoxContents {
    let gap = flex.columnGap.pixels(of: inner.width)
    let rowGap = flex.rowGap.pixels(of: inner.height ?? 0)
    let items = flexItems(of: element).map { FlexItem($0, of: flex, pass: self, in: inner) }
    let rows = FlexLine.lines(items, gap: gap, room: inner.width, wraps: flex.wraps)
    var contents = BoxContents()
    for index in rows.indices {
      let isOnly = rows.count == 1
      var row = rows[index]
      layout(&row, flex, in: inner, least: least, gap: gap, isOnly: isOnly)
      if row.followCross(flex, pass: self, in: inner) {
        layout(&row, flex, in: inner, least: least, gap: gap, isOnly: isOnly)
      }
      row.stretch(flex, pass: self, in: inner)
      if index > 0 { contents.height += rowGap }
      contents.add(row.placed(flex, room: inner.width, gap: gap, pass: self), at: contents.height)
      contents.height += row.cross
    }
    if let height = inner.height { contents.height = height }
    return contents
  }

  /// Lays out the children of a row, and works out how high it is.
  private func layout(
    _ row: inout FlexLine, _ flex: FlexStyle, in inner: ContainingBlock, least: Double,
    gap: Double, isOnly: Bool
  ) {
    row.resolve(room: inner.width, gap: gap)
    for place in row.items.indices {
      let item = row.items[place]
      row.items[place].fragment =
        layoutBox(item.element, width: item.size, in: inner, stretched: item.followed).fragment
    }
    row.align(flex, pass: self)
    if isOnly { row.cross = max(inner.height ?? max(row.cross, least), 0) }
  }

  // MARK: Columns

  private func flexColumn(
    of element: Int, _ flex: FlexStyle, in inner: ContainingBlock, least: Double
  ) -> BoxContents {
    let gap = flex.rowGap.pixels(of: inner.height ?? 0)
    var column = FlexLine()
    for child in flexItems(of: element) {
      var item = FlexItem(column: child, pass: self, in: inner)
      let stretches = item.alignment(flex, self) == .stretch && !item.hasAutoCross(inColumn: true)
      item.fragment =
        stretches
        ? layoutBlock(child, in: inner, at: .root).fragment : layoutShrunk(child, in: inner)
      let basis = item.statedBasis(pass: self, in: inner)
      item.takeHeight(basis ?? item.fragment.frame.height)
      column.items.append(item)
    }
    let gaps = gap * Double(max(0, column.items.count - 1))
    let natural = column.items.reduce(gaps) { $0 + $1.outerBase }
    let room = inner.height ?? max(natural, least)
    column.resolve(room: room, gap: gap)
    for place in column.items.indices {
      let item = column.items[place]
      guard abs(item.size - item.fragment.frame.height) > 0.001 else { continue }
      column.items[place].fragment =
        layoutBox(
          item.element, width: item.fragment.frame.width, in: inner, stretched: item.size
        ).fragment
    }
    var contents = BoxContents()
    contents.add(column.stacked(flex, room: room, width: inner.width, gap: gap, pass: self), at: 0)
    contents.height = room
    return contents
  }
}

extension BoxContents {
  /// Adds fragments at a height; the first of them that has a baseline gives it.
  mutating func add(_ fragments: [Fragment], at y: Double) {
    for var fragment in fragments {
      fragment.frame.origin.y += y
      baseline = baseline ?? fragment.baseline.map { $0 + fragment.frame.minY }
      lastBaseline = fragment.lastBaseline.map { $0 + fragment.frame.minY } ?? lastBaseline
      self.fragments.append(fragment)
    }
  }
}
