// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

/// A visible row, header or footer with its layout.
public struct VisibleEntry: Sendable {
  /// The entry with its position and height.
  public let placed: PlacedEntry
  /// The layout that is drawn.
  public let layout: BoxLayout
}

extension StyledTable {
  /// Returns the visible entries of the table, with exact heights.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset in px. It is adjusted if visible rows turn out higher or lower
  ///     than estimated, so that the entry at the top stays in position.
  ///   - height: the height of the visible part, in px.
  /// - Returns: the rows, headers and footers, from top to bottom.
  public mutating func visibleEntries(
    at offset: inout Double, height: Double
  ) -> [VisibleEntry] {
    guard height > 0, state.showsRows else { return [] }
    let anchor = heights.anchor(at: max(0, offset.isFinite ? offset : 0), in: nil)
    // Swapped out during the call, so that setting a height does not copy all heights.
    var heights = RowHeights()
    swap(&heights, &self.heights)
    let settled = heights.settle(at: anchor, visibleHeight: height) { position in
      layout(of: position)?.outerSize.height ?? 0
    }
    self.heights = heights
    // An offset beyond the ends stays, as while the user pulls the table.
    if offset >= 0, offset <= heights.total - height { offset = settled }
    var visible: [VisibleEntry] = []
    var visibleLayouts: [TablePosition: BoxLayout] = [:]
    for placed in heights.entries(from: offset, height: height) {
      let layout: BoxLayout?
      switch placed.entry {
      case .header(let section): layout = boxes(ofHeader: section)
      case .footer(let section): layout = boxes(ofFooter: section)
      case .row(let position):
        layout = self.layout(of: position)
        visibleLayouts[position] = layout
      }
      if let layout { visible.append(VisibleEntry(placed: placed, layout: layout)) }
    }
    layouts.rows = visibleLayouts
    if time != nil {
      motion.keepRows(
        visibleLayouts.compactMap { position, layout in
          source.item(at: position).map { ($0.identity, layout.boxes) }
        })
    }
    return visible
  }

  /// Returns the display list of the visible part of the table.
  ///
  /// - Parameters:
  ///   - offset: the scroll offset, in px.
  ///   - height: the height of the visible part in px; `nil` for the whole table.
  /// - Returns: the display list; its origin is the upper left corner of the visible part.
  public mutating func displayList(at offset: Double = 0, height: Double? = nil) -> DisplayList {
    var offset = offset
    (nextChange, movingFrame) = (nil, nil)
    if height == nil { measureAll() }
    let height = height ?? contentHeight
    var list = background(height: max(0, height))
    guard state.showsRows else {
      if let placeholder = placeholderLayout(height: height) {
        noteChange(of: placeholder, at: .zero)
        list.add(placeholder.displayList())
      }
      return list
    }
    let entries = visibleEntries(at: &offset, height: height)
    addShadows(to: &list, at: offset, height: height)
    for entry in entries {
      let corner = Point(
        entry.layout.margin.left, entry.placed.top - offset + entry.layout.margin.top)
      noteChange(of: entry.layout, at: corner)
      let row = entry.placed.entry.position
      let slide = row.map { self.slideOffset(of: $0) } ?? 0
      if let row, slide != 0 {
        // The content that slides is clipped to the frame of the row.
        let frame = Rect(origin: corner, size: entry.layout.size)
        list.add(.clip(Path(frame)))
        addMenu(to: &list, of: row, in: frame)
      }
      list.add(
        entry.layout.displayList(
          at: corner + Point(slide, 0), visible: Rect(x: 0, y: 0, width: width, height: height)))
      if slide != 0 { list.add(.end) }
    }
    list.add(accessoryDisplayList(at: offset, height: height))
    return list
  }

  /// Measures the exact heights of all rows.
  public mutating func measureAll() {
    for section in 0..<heights.sectionCount {
      for row in 0..<heights.rowCount(in: section) {
        let position = TablePosition(section: section, row: row)
        _ = height(of: position)
        layouts.rows[position] = nil
      }
    }
  }

  /// Returns the display list of the table's background.
  private mutating func background(height: Double) -> DisplayList {
    let element = LayoutElement(style == .plain ? "table" : "groupedTable")
    let key = AccessoryLayouts.Key(element: element, width: width, height: height)
    if let cached = layouts.accessories[key] { return cached.displayList() }
    let layout = BoxTree(element, in: appearance.theme, below: [style.ancestors[0]])
      .layout(width: width, height: height, measuring: context.measuring)
    layouts.accessories[key] = layout
    return layout.displayList()
  }

  /// Returns the layout of the placeholder for the current state, or `nil` if there is none.
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
    return movingLayout(element, width: width, height: height)
  }
}
