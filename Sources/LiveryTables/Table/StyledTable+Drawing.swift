// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

/// A row, header or footer that is seen, with its layout.
public struct VisibleEntry: Sendable {
  /// What it is, and where in the table.
  public let placed: PlacedEntry
  /// What is drawn of it.
  public let layout: BoxLayout
}

extension StyledTable {
  /// What is seen of the table, with exact heights.
  ///
  /// - Parameters:
  ///   - offset: how far the table is scrolled, in px; made exact when rows come into view that are higher or lower than
  ///     estimated, so that what is seen at the top stays.
  ///   - height: the height of the part that is seen, in px.
  /// - Returns: rows, headers and footers from top to bottom.
  public mutating func visibleEntries(
    at offset: inout Double, height: Double
  ) -> [VisibleEntry] {
    guard height > 0, state.showsRows else { return [] }
    let anchor = heights.anchor(at: max(0, offset.isFinite ? offset : 0), in: nil)
    // Taken out for the while, so that setting one height does not copy all.
    var heights = RowHeights()
    swap(&heights, &self.heights)
    let settled = heights.settle(at: anchor, visibleHeight: height) { position in
      layout(of: position)?.outerSize.height ?? 0
    }
    self.heights = heights
    // Beyond the ends it stays where it is pulled to.
    if offset >= 0, offset <= heights.total - height { offset = settled }
    var seen: [VisibleEntry] = []
    var kept: [TablePosition: BoxLayout] = [:]
    for placed in heights.entries(from: offset, height: height) {
      let layout: BoxLayout?
      switch placed.entry {
      case .header(let section): layout = boxes(ofHeader: section)
      case .footer(let section): layout = boxes(ofFooter: section)
      case .row(let position):
        layout = self.layout(of: position)
        kept[position] = layout
      }
      if let layout { seen.append(VisibleEntry(placed: placed, layout: layout)) }
    }
    layouts.rows = kept
    return seen
  }

  /// What is to be painted of the part of the table that is seen.
  ///
  /// - Parameters:
  ///   - offset: how far the table is scrolled, in px.
  ///   - height: the height of the part that is seen, in px; nil for all of the table.
  /// - Returns: the commands; the upper left corner of the part is the origin.
  public mutating func displayList(at offset: Double = 0, height: Double? = nil) -> DisplayList {
    var offset = offset
    if height == nil { measureAll() }
    let height = height ?? contentHeight
    var list = background(height: max(0, height))
    guard state.showsRows else {
      if let placeholder = placeholderLayout(height: height) { list.add(placeholder.displayList()) }
      return list
    }
    let entries = visibleEntries(at: &offset, height: height)
    addShadows(to: &list, at: offset, height: height)
    for entry in entries {
      let corner = Point(
        entry.layout.margin.left, entry.placed.top - offset + entry.layout.margin.top)
      let row = entry.placed.entry.position
      let slide = row.map { self.slide(of: $0) } ?? 0
      if let row, slide != 0 {
        // What slides does not leave its group.
        let frame = Rect(origin: corner, size: entry.layout.size)
        list.add(.clip(Path(frame)))
        addMenu(to: &list, of: row, in: frame)
      }
      list.add(
        entry.layout.displayList(
          at: corner + Point(slide, 0), visible: Rect(x: 0, y: 0, width: width, height: height)))
      if slide != 0 { list.add(.end) }
    }
    list.add(paintedSurroundings(at: offset, height: height))
    return list
  }

  /// Makes the heights of all rows exact.
  public mutating func measureAll() {
    for section in 0..<heights.sectionCount {
      for row in 0..<heights.rowCount(in: section) {
        let position = TablePosition(section: section, row: row)
        _ = height(of: position)
        layouts.rows[position] = nil
      }
    }
  }

  /// What lies behind the rows.
  private mutating func background(height: Double) -> DisplayList {
    let element = LayoutElement(style == .plain ? "table" : "groupedTable")
    let key = SurroundingLayouts.Key(element: element, width: width, height: height)
    if let known = layouts.surroundings[key] { return known.displayList() }
    let layout = BoxTree(element, in: appearance.theme, below: [style.ancestors[0]])
      .layout(width: width, height: height, measuring: context.measuring)
    layouts.surroundings[key] = layout
    return layout.displayList()
  }

  /// What stands in place of the rows: what is loaded, that there are none, or what went wrong.
  mutating func placeholderLayout(height: Double) -> BoxLayout? {
    guard let placeholder = source.placeholder(for: state) else { return nil }
    var parts: [LayoutElement] = []
    if placeholder.isActive {
      parts.append(LayoutElement("spinner"))
      if let title = placeholder.title { parts.append(.label(title, "activityLabel")) }
    } else {
      if let image = LayoutElement.image(placeholder.image, default: nil, in: context) {
        parts.append(image)
      }
      if let title = placeholder.title { parts.append(.label(title, "errorTitle")) }
      if let subtitle = placeholder.subtitle { parts.append(.label(subtitle, "errorSubtitle")) }
      if placeholder.showsReload {
        parts.append(LayoutElement("button", classes: ["tableReloadButton"]))
      }
    }
    let element = LayoutElement(
      "tableState", classes: [placeholder.isActive ? "loading" : "error"],
      parts.map { .element($0) })
    return surrounding(element, width: width, height: height)
  }
}
