// SPDX-License-Identifier: Apache-2.0

extension SectionedSource {
  /// Removes the row at a place.
  ///
  /// - Parameters:
  ///   - position: the place.
  ///   - removesEmptySection: whether the section goes as well if this was its last row.
  /// - Returns: the row; nil where there is none.
  @discardableResult
  public mutating func remove(
    at position: TablePosition, removesEmptySection: Bool = false
  ) -> (any TableItem)? {
    guard holds(position) else { return nil }
    let item = sections[position.section].items.remove(at: position.row)
    if removesEmptySection, sections[position.section].items.isEmpty {
      sections.remove(at: position.section)
    }
    return item
  }

  /// Inserts a row.
  ///
  /// - Parameters:
  ///   - item: the row.
  ///   - position: where it is to stand; it stands at the end of the section where the place lies beyond.
  /// - Returns: where it stands; nil if there is no such section.
  @discardableResult
  public mutating func insert(_ item: some TableItem, at position: TablePosition) -> TablePosition?
  {
    guard sections.indices.contains(position.section) else { return nil }
    let row = min(max(0, position.row), sections[position.section].items.count)
    sections[position.section].items.insert(item, at: row)
    return TablePosition(section: position.section, row: row)
  }

  /// Moves a row, as when the user drags it elsewhere.
  ///
  /// - Parameters:
  ///   - position: where it stands.
  ///   - target: where it is to stand when it is gone from there; it stands at the end of the section where the place lies beyond.
  /// - Returns: where it stands; nil if there is no such row or section.
  @discardableResult
  public mutating func move(from position: TablePosition, to target: TablePosition)
    -> TablePosition?
  {
    guard holds(position), sections.indices.contains(target.section) else { return nil }
    let item = sections[position.section].items.remove(at: position.row)
    return insert(item, at: target)
  }

  /// Puts an item in the place of the row with the same id.
  ///
  /// - Parameter item: the row, with an id.
  /// - Returns: where it stands; nil if there is no such row.
  @discardableResult
  public mutating func update(_ item: some TableItem) -> TablePosition? {
    guard let id = item.itemID, let position = position(ofID: id) else { return nil }
    sections[position.section].items[position.row] = item
    return position
  }
}

extension SectionedSource: SearchableSource {
  /// The rows in whose label a text stands, in those of their sections that still have some.
  public func matching(_ text: String) -> SectionedSource {
    let search = SearchText(text)
    var found = self
    found.sections = sections.compactMap { section in
      var section = section
      section.items.removeAll { !search.stands(in: $0.label) }
      return section.items.isEmpty ? nil : section
    }
    return found
  }
}
