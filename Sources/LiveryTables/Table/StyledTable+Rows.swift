// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

extension StyledTable {
  /// Returns the layout of a row, or `nil` if there is no such row.
  public mutating func layout(of position: TablePosition) -> BoxLayout? {
    if let cached = layouts.rows[position] {
      guard let changed = layout(cached, width: width, height: appearance.fixedHeight) else {
        return cached
      }
      layouts.rows[position] = changed
      return changed
    }
    guard let item = source.item(at: position), let element = element(of: position) else {
      return nil
    }
    var boxes = appearance.boxes(element)
    if let highlighted = touches.highlighted, highlighted.position == position,
      let part = highlighted.element
    {
      boxes.setStates(["hover", "active"], of: part)
    }
    if let time { motion.animate(&boxes, ofRow: item.identity, at: time) }
    let layout = boxes.layout(
      width: width, height: appearance.fixedHeight, measuring: context.measuring)
    layouts.rows[position] = layout
    return layout
  }

  /// Returns the exact height of a row in px, or 0 if there is no such row.
  public mutating func height(of position: TablePosition) -> Double {
    if let fixedHeight = appearance.fixedHeight { return fixedHeight }
    let height = layout(of: position)?.outerSize.height ?? 0
    heights.set(height, at: position)
    return height
  }

  /// Returns the top of a row in px from the top of the table, estimated for rows above that were
  /// not measured, or `nil` if there is no such row.
  public func top(of position: TablePosition) -> Double? { heights.top(of: .row(position)) }

  /// Returns the scroll offset that makes a row fully visible, such as above a keyboard.
  ///
  /// - Parameters:
  ///   - position: the position of the row.
  ///   - offset: the current scroll offset, in px.
  ///   - height: the height of the visible part in px; of a higher row, the upper part becomes
  ///     visible.
  /// - Returns: the new scroll offset; `offset` if the row is already visible.
  public mutating func offset(
    showing position: TablePosition, from offset: Double, height: Double
  ) -> Double {
    let rowHeight = self.height(of: position)
    guard let top = heights.top(of: .row(position)) else { return offset }
    if top < offset || rowHeight > height { return top }
    return max(offset, top + rowHeight - height)
  }

  /// Returns the element of a row: that of its cell, with the classes and states of its position.
  func element(of position: TablePosition) -> LayoutElement? {
    guard let item = source.item(at: position) else { return nil }
    let row = cells.row(for: item, in: context)
    var element = row.element
    let count = source.rowCount(in: position.section)
    if position.row == 0 { element.classes.append("first") }
    if position.row == count &- 1 { element.classes.append("last") }
    if position.row % 2 == 1 { element.classes.append("odd") }
    if style == .grouped { element.classes.append("grouped") }
    if row.isActionable { element.classes.append("actionable") }
    if row.accessory != .none {
      element.children.append(
        .element(LayoutElement("accessory", classes: [row.accessory.rawValue])))
    }
    if touches.highlighted == .init(position: position) { element.states += ["hover", "active"] }
    if touches.selection.selected.contains(item.identity) {
      element.states += ["selected", "checked"]
    }
    return element
  }

  /// Returns the layout of a section's header, or `nil` if it has none.
  mutating func boxes(ofHeader section: Int) -> BoxLayout? {
    source.header(of: section).flatMap { text in
      // An empty header adds no box.
      text.isEmpty ? nil : boxes("sectionHeader", text, isFirst: section == 0)
    }
  }

  /// Returns the layout of a section's footer, or `nil` if it has none.
  mutating func boxes(ofFooter section: Int) -> BoxLayout? {
    source.footer(of: section).flatMap {
      $0.isEmpty ? nil : boxes("sectionFooter", $0, isFirst: false)
    }
  }

  private mutating func boxes(_ type: String, _ text: String, isFirst: Bool) -> BoxLayout {
    var element = LayoutElement(
      type, classes: type == "sectionHeader" ? ["tableHeader"] : [],
      [.element(LayoutElement("label", [.text(text)]))])
    if style == .grouped { element.classes.append("grouped") }
    if isFirst { element.classes.append("first") }
    return accessoryLayout(element, width: width)
  }
}

extension StyledTable {
  /// Returns the text of a row for assistive technologies, or `nil` if there is no such row.
  public mutating func accessibilityLabel(of position: TablePosition) -> String? {
    layout(of: position)?.accessibilityText
  }

  /// The images of unknown size in the most recent rows.
  ///
  /// Call ``refreshImages()`` when they arrive.
  public var missingImages: [ImageSource] {
    var seen: Set<ImageSource> = []
    return layouts.rows.keys.sorted().flatMap { layouts.rows[$0]?.missingImages ?? [] }
      .filter { seen.insert($0).inserted }
  }
}
