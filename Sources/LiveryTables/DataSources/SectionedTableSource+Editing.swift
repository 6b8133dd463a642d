// SPDX-License-Identifier: Apache-2.0

extension SectionedTableSource {
  /// Removes the row at a position.
  ///
  /// - Parameters:
  ///   - position: the position of the row.
  ///   - removesEmptySection: whether to remove the section too if this was its last row.
  /// - Returns: the item of the row, or `nil` if there is no such row.
  @discardableResult
  public mutating func remove(
    at position: TablePosition, removesEmptySection: Bool = false
  ) -> (any TableItem)? {
    guard contains(position) else { return nil }
    let item = sections[position.section].items.remove(at: position.row)
    if removesEmptySection, sections[position.section].items.isEmpty {
      sections.remove(at: position.section)
    }
    return item
  }

  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - item: the item of the row.
  ///   - position: the position of the new row; a row index beyond the section appends the row.
  /// - Returns: the position of the row, or `nil` if there is no such section.
  @discardableResult
  public mutating func insert(_ item: some TableItem, at position: TablePosition) -> TablePosition?
  {
    guard sections.indices.contains(position.section) else { return nil }
    let row = min(max(0, position.row), sections[position.section].items.count)
    sections[position.section].items.insert(item, at: row)
    return TablePosition(section: position.section, row: row)
  }

  /// Moves a row, for example when the user drags it.
  ///
  /// - Parameters:
  ///   - position: the current position of the row.
  ///   - target: the position after the row is removed; a row index beyond the section appends the
  ///     row.
  /// - Returns: the new position, or `nil` if there is no such row or section.
  @discardableResult
  public mutating func move(from position: TablePosition, to target: TablePosition)
    -> TablePosition?
  {
    guard contains(position), sections.indices.contains(target.section) else { return nil }
    let item = sections[position.section].items.remove(at: position.row)
    return insert(item, at: target)
  }

  /// Replaces the row that has the same id as an item.
  ///
  /// - Parameter item: the new item, with an id.
  /// - Returns: the position of the row, or `nil` if there is no such row.
  @discardableResult
  public mutating func update(_ item: some TableItem) -> TablePosition? {
    guard let id = item.itemID, let position = position(ofID: id) else { return nil }
    sections[position.section].items[position.row] = item
    return position
  }
}

extension SectionedTableSource: SearchableSource {
  /// Returns a source with the rows whose labels contain a text, without empty sections.
  public func matching(_ text: String) -> SectionedTableSource {
    let search = SearchText(text)
    var found = self
    found.sections = sections.compactMap { section in
      var section = section
      section.items.removeAll { !search.matches($0.label) }
      return section.items.isEmpty ? nil : section
    }
    return found
  }
}
