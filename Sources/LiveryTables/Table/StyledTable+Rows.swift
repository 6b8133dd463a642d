// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay
public import LiveryLayout

extension StyledTable {
  /// A row as it is laid out; nil where there is none.
  public mutating func layout(of position: TablePosition) -> BoxLayout? {
    if let known = layouts.rows[position] { return known }
    guard let element = element(of: position) else { return nil }
    var boxes = appearance.boxes(element)
    if let highlighted = touches.highlighted, highlighted.position == position,
      let part = highlighted.element
    {
      boxes.setStates(["hover", "active"], of: part)
    }
    let layout = boxes.layout(
      width: width, height: appearance.fixedHeight, measuring: context.measuring)
    layouts.rows[position] = layout
    return layout
  }

  /// The exact height of a row in px; 0 where there is none.
  public mutating func height(of position: TablePosition) -> Double {
    if let fixedHeight = appearance.fixedHeight { return fixedHeight }
    let height = layout(of: position)?.outerSize.height ?? 0
    heights.set(height, at: position)
    return height
  }

  /// How far to scroll so that a row is seen as a whole, such as one that is typed into while a keyboard takes a part of the room.
  ///
  /// - Parameters:
  ///   - position: the row.
  ///   - offset: how far the table is scrolled, in px.
  ///   - height: the height of the part that is seen, in px; of a row that is higher the upper part is shown.
  /// - Returns: how far to scroll; the same where the row is seen already.
  public mutating func offset(
    showing position: TablePosition, from offset: Double, height: Double
  ) -> Double {
    let rowHeight = self.height(of: position)
    guard let top = heights.top(of: .row(position)) else { return offset }
    if top < offset || rowHeight > height { return top }
    return max(offset, top + rowHeight - height)
  }

  /// What a row is made of: what its cell says, with where it stands and what it is in.
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

  /// What stands above a section; nil for nothing.
  mutating func boxes(ofHeader section: Int) -> BoxLayout? {
    source.header(of: section).flatMap { text in
      // A group without a title is set off from the one before all the same.
      text.isEmpty ? nil : boxes("sectionHeader", text, isFirst: section == 0)
    }
  }

  /// What stands below a section; nil for nothing.
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
    return surrounding(element, width: width)
  }
}

extension StyledTable {
  /// What an assistive technology reads of a row, as one text; nil where there is no row.
  public mutating func accessibilityLabel(of position: TablePosition) -> String? {
    layout(of: position)?.accessibilityText
  }

  /// The pictures of the rows that were laid out last whose sizes nobody knows; ``refreshImages()`` is for when they have arrived.
  public var missingImages: [ImageSource] {
    var seen: Set<ImageSource> = []
    return layouts.rows.keys.sorted().flatMap { layouts.rows[$0]?.missingImages ?? [] }
      .filter { seen.insert($0).inserted }
  }
}
