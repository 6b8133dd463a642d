// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// The heights and positions of the entries of a table: its headers, rows and footers.
///
/// ```swift
/// var heights = RowHeights([SectionHeights(rows: 100_000, header: 22)], estimate: 44)
/// heights.total                                                   // 4_400_022
/// heights.set(60, at: TablePosition(row: 0))
/// heights.top(of: .row(TablePosition(row: 1)))                    // 82
/// heights.entry(at: 100)?.entry                                   // .row(TablePosition(row: 1))
/// ```
///
/// The height of a row is an estimate until it is measured. A height is exact if it is measured or
/// fixed, or is that of a header or footer.
///
/// The size is about 8 bytes for each entry. Finding a row, and setting its height, is logarithmic
/// in the number of rows.
package struct RowHeights: Sendable, Hashable {
  private var tree: HeightTree
  /// The index of the first entry of each section, then the number of entries.
  ///
  /// The first entry of a section is its header and the last one its footer, even without height.
  private var starts: [Int] = [0]
  /// The height of a row before its first measurement, in px.
  package let estimate: Double
  /// A Boolean value that indicates whether all rows have the estimated height.
  ///
  /// Such rows are never measured.
  package let isFixed: Bool

  /// Creates heights for rows that are not measured.
  ///
  /// - Parameters:
  ///   - sections: the number of rows, the header height and the footer height of each section.
  ///   - estimate: the height of a row before its first measurement, in px; 44 by default, as in
  ///     Three20.
  ///   - isFixed: whether all rows have this height and are never measured.
  package init(_ sections: [SectionHeights] = [], estimate: Double = 44, isFixed: Bool = false) {
    self.init(sections, estimate: estimate, isFixed: isFixed) { _ in nil }
  }

  /// Creates heights, where the rows of some sections have stored heights.
  ///
  /// - Parameters:
  ///   - sections: the number of rows, the header height and the footer height of each section.
  ///   - estimate: the height of a row before its first measurement, in px.
  ///   - isFixed: whether all rows have this height and are never measured.
  ///   - storedRows: returns the stored heights of the rows of a section, measured or not, or `nil`
  ///     for rows that are not measured.
  private init(
    _ sections: [SectionHeights], estimate: Double, isFixed: Bool,
    storedRows: (_ section: Int) -> [Double]?
  ) {
    self.estimate = estimate
    self.isFixed = isFixed
    var heights: [Double] = []
    heights.reserveCapacity(sections.reduce(0) { $0 + max(0, $1.rows) + 2 })
    let storedEstimate = HeightTree.encoded(estimate, isExact: isFixed)
    for (index, section) in sections.enumerated() {
      heights.append(HeightTree.encoded(section.header, isExact: true))
      if let storedRows = storedRows(index) {
        heights += storedRows
      } else {
        heights.append(contentsOf: repeatElement(storedEstimate, count: max(0, section.rows)))
      }
      heights.append(HeightTree.encoded(section.footer, isExact: true))
      starts.append(heights.count)
    }
    tree = HeightTree(heights)
  }
}

extension RowHeights {
  /// The height of all entries, in px.
  package var total: Double { tree.total }
  /// The number of sections.
  package var sectionCount: Int { starts.count - 1 }
  /// Returns the number of rows in a section.
  package func rowCount(in section: Int) -> Int {
    section >= 0 && section < sectionCount ? starts[section + 1] - starts[section] - 2 : 0
  }

  /// Returns an entry with its position and height, or `nil` if there is no such entry.
  package func placed(_ entry: TableEntry) -> PlacedEntry? {
    index(of: entry).map { placed(atIndex: $0) }
  }

  /// Returns the distance of an entry from the top of the table in px, or `nil` if there is none.
  package func top(of entry: TableEntry) -> Double? { index(of: entry).map { tree.offset(at: $0) } }

  /// Returns the entry at a distance from the top of the table, or `nil` outside of the table.
  package func entry(at offset: Double) -> PlacedEntry? {
    tree.index(at: offset).map { placed(atIndex: $0) }
  }

  /// Returns the entries that overlap a part of the table.
  ///
  /// - Parameters:
  ///   - top: the top of the part, in px below the top of the table.
  ///   - height: the height of the part, in px.
  /// - Returns: the entries with a height above 0, from top to bottom.
  package func entries(from top: Double, height: Double) -> [PlacedEntry] {
    guard height > 0, let first = tree.index(at: max(0, top)) else { return [] }
    var entries: [PlacedEntry] = []
    var offset = tree.offset(at: first)
    for index in first..<tree.count {
      guard offset < top + height else { break }
      let placedEntry = placed(atIndex: index, at: offset)
      if placedEntry.height > 0 { entries.append(placedEntry) }
      offset += placedEntry.height
    }
    return entries
  }

  /// Sets the measured height of a row.
  ///
  /// Does nothing if there is no such row or if the heights are fixed.
  ///
  /// - Parameters:
  ///   - height: the height in px.
  ///   - position: the position of the row.
  /// - Returns: the growth of the row in px.
  @discardableResult
  package mutating func set(_ height: Double, at position: TablePosition) -> Double {
    guard !isFixed, let index = index(of: .row(position)) else { return 0 }
    let before = tree.height(at: index)
    tree.setHeight(height, at: index)
    return tree.height(at: index) - before
  }

  /// Sets the height of a section's header.
  package mutating func setHeader(_ height: Double, of section: Int) {
    if let index = index(of: .header(section)) { tree.setHeight(height, at: index) }
  }

  /// Sets the height of a section's footer.
  package mutating func setFooter(_ height: Double, of section: Int) {
    if let index = index(of: .footer(section)) { tree.setHeight(height, at: index) }
  }

  /// Marks the heights of all rows as estimates, for example after a change of width or theme.
  ///
  /// The rows keep their heights until they are measured again.
  package mutating func invalidate() {
    guard !isFixed else { return }
    tree.estimateAll()
    // The heights of headers and footers stay exact.
    for section in 0..<sectionCount {
      for entry in [TableEntry.header(section), .footer(section)] {
        if let index = index(of: entry) { tree.setHeight(tree.height(at: index), at: index) }
      }
    }
  }

  /// Marks the height of a row as an estimate.
  package mutating func invalidate(_ position: TablePosition) {
    guard !isFixed, let index = index(of: .row(position)) else { return }
    tree.setHeight(tree.height(at: index), at: index, isExact: false)
  }
}

extension RowHeights {
  /// Returns the heights after changes.
  ///
  /// Rows that stay keep their heights. A reloaded row keeps its height as an estimate, and a new
  /// row has the estimated height.
  ///
  /// - Parameters:
  ///   - changes: the changes of the table.
  ///   - header: returns the height of a section's header after the changes.
  ///   - footer: returns the height of a section's footer after the changes.
  /// - Returns: the heights of the new table.
  package func applying(
    _ changes: TableChanges, header: (Int) -> Double, footer: (Int) -> Double
  ) -> RowHeights {
    // The stored heights of the rows of each section, without its header and footer.
    let old = (0..<sectionCount).map { section in
      (starts[section] + 1..<starts[section + 1] - 1).map { tree.storedHeight(at: $0) }
    }
    let storedEstimate = HeightTree.encoded(estimate, isExact: isFixed)
    var rows = changes.applied(to: old) { _ in storedEstimate }
    if !isFixed {
      for position in changes.rows.reloads where rows.indices.contains(position.section) {
        guard rows[position.section].indices.contains(position.row) else { continue }
        let height = abs(rows[position.section][position.row])
        rows[position.section][position.row] = HeightTree.encoded(height, isExact: false)
      }
    }
    let sections = rows.indices.map {
      SectionHeights(rows: rows[$0].count, header: header($0), footer: footer($0))
    }
    return RowHeights(sections, estimate: estimate, isFixed: isFixed) { rows[$0] }
  }
}

extension RowHeights {
  /// The number of entries, including the headers and footers of all sections.
  var entryCount: Int { tree.count }

  func index(of entry: TableEntry) -> Int? {
    let section = entry.section
    guard section >= 0, section < sectionCount else { return nil }
    switch entry {
    case .header: return starts[section]
    case .footer: return starts[section + 1] - 1
    case .row(let position):
      guard position.row >= 0, position.row < rowCount(in: section) else { return nil }
      return starts[section] + 1 + position.row
    }
  }

  func placed(atIndex index: Int) -> PlacedEntry {
    placed(atIndex: index, at: tree.offset(at: index))
  }

  private func placed(atIndex index: Int, at offset: Double) -> PlacedEntry {
    PlacedEntry(
      entry: entry(atIndex: index), top: offset, height: tree.height(at: index),
      isExact: tree.isExact(at: index))
  }

  private func entry(atIndex index: Int) -> TableEntry {
    let section = (1..<sectionCount).partitioningIndex { starts[$0] > index } - 1
    if index == starts[section] { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(TablePosition(section: section, row: index - starts[section] - 1))
  }
}
