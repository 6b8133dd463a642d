// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// How high the rows of a table are, and where they stand: estimated until they are seen, exact from then on.
///
/// ```swift
/// var heights = RowHeights([SectionHeights(rows: 100_000, header: 22)], estimate: 44)
/// heights.total                                                   // 4_400_022
/// heights.set(60, at: TablePosition(row: 0))
/// heights.top(of: .row(TablePosition(row: 1)))                    // 82
/// heights.entry(at: 100)?.entry                                   // .row(TablePosition(row: 1))
/// ```
///
/// It takes 8 bytes a row. Finding a row, or setting its height, takes the logarithm of the number of rows.
package struct RowHeights: Sendable, Hashable {
  private var tree: HeightTree
  /// Where the entries of each section begin, and behind the last where they end.
  private var starts: [Int] = [0]
  /// The height of rows that were not measured, in px.
  package let estimate: Double
  /// Whether all rows have the height of the estimate, and are never measured.
  package let isFixed: Bool

  /// Rows of which none was measured.
  ///
  /// - Parameters:
  ///   - sections: how many rows each section has.
  ///   - estimate: the height of a row in px; 44 by default, as in Three20's table kit, "Constants".
  ///   - isFixed: whether all rows have this height, and are never measured.
  package init(_ sections: [SectionHeights] = [], estimate: Double = 44, isFixed: Bool = false) {
    self.init(sections, estimate: estimate, isFixed: isFixed) { _ in nil }
  }

  /// Rows of which some heights are known already.
  private init(
    _ sections: [SectionHeights], estimate: Double, isFixed: Bool, known: (Int) -> [Double]?
  ) {
    self.estimate = estimate
    self.isFixed = isFixed
    var heights: [Double] = []
    heights.reserveCapacity(sections.reduce(0) { $0 + max(0, $1.rows) + 2 })
    let row = HeightTree.stored(estimate, isExact: isFixed)
    for (index, section) in sections.enumerated() {
      heights.append(HeightTree.stored(section.header, isExact: true))
      if let known = known(index) {
        heights += known
      } else {
        heights.append(contentsOf: repeatElement(row, count: max(0, section.rows)))
      }
      heights.append(HeightTree.stored(section.footer, isExact: true))
      starts.append(heights.count)
    }
    tree = HeightTree(heights)
  }
}

extension RowHeights {
  /// The height of all entries, in px.
  package var total: Double { tree.total }
  /// How many sections there are.
  package var sectionCount: Int { starts.count - 1 }
  /// How many rows a section has.
  package func rowCount(in section: Int) -> Int {
    section >= 0 && section < sectionCount ? starts[section + 1] - starts[section] - 2 : 0
  }

  /// An entry with where it is; nil where there is none.
  package func placed(_ entry: TableEntry) -> PlacedEntry? { index(of: entry).map { placed($0) } }

  /// How far an entry is below the top of the table, in px; nil where there is none.
  package func top(of entry: TableEntry) -> Double? { index(of: entry).map { tree.offset($0) } }

  /// The entry that lies at a distance below the top of the table; nil outside.
  package func entry(at offset: Double) -> PlacedEntry? { tree.index(at: offset).map { placed($0) } }

  /// The entries of which something lies in a part of the table.
  ///
  /// - Parameters:
  ///   - top: where the part begins, in px below the top of the table.
  ///   - height: the height of the part.
  /// - Returns: the entries that have a height, from top to bottom.
  package func entries(from top: Double, height: Double) -> [PlacedEntry] {
    guard height > 0, let first = tree.index(at: max(0, top)) else { return [] }
    var entries: [PlacedEntry] = []
    var offset = tree.offset(first)
    for index in first..<tree.count {
      guard offset < top + height else { break }
      let one = placed(index, at: offset)
      if one.height > 0 { entries.append(one) }
      offset += one.height
    }
    return entries
  }

  /// Sets the measured height of a row.
  ///
  /// - Parameters:
  ///   - height: the height in px.
  ///   - position: the row; nothing happens where there is none, and in a table of fixed heights.
  /// - Returns: by how much the row grew, in px.
  @discardableResult
  package mutating func set(_ height: Double, at position: TablePosition) -> Double {
    guard !isFixed, let index = index(of: .row(position)) else { return 0 }
    let before = tree.height(index)
    tree.set(index, height)
    return tree.height(index) - before
  }

  /// Sets the height of a section's header.
  package mutating func setHeader(_ height: Double, of section: Int) {
    if let index = index(of: .header(section)) { tree.set(index, height) }
  }

  /// Sets the height of a section's footer.
  package mutating func setFooter(_ height: Double, of section: Int) {
    if let index = index(of: .footer(section)) { tree.set(index, height) }
  }

  /// Makes all heights of rows estimates, as when the width or the theme has changed; they stay what they are until then.
  package mutating func invalidate() {
    guard !isFixed else { return }
    tree.estimateAll()
    for section in 0..<sectionCount {
      for entry in [TableEntry.header(section), .footer(section)] {
        if let index = index(of: entry) { tree.set(index, tree.height(index)) }
      }
    }
  }

  /// Makes the height of a row an estimate.
  package mutating func invalidate(_ position: TablePosition) {
    guard !isFixed, let index = index(of: .row(position)) else { return }
    tree.set(index, tree.height(index), isExact: false)
  }
}

extension RowHeights {
  /// The heights after changes: rows that stay keep theirs, those that are new or have changed are estimates.
  ///
  /// - Parameters:
  ///   - changes: what has changed.
  ///   - header: the height of a section's header after the changes.
  ///   - footer: the height of a section's footer after the changes.
  /// - Returns: the heights of the new table.
  package func applying(
    _ changes: TableChanges, header: (Int) -> Double, footer: (Int) -> Double
  ) -> RowHeights {
    let old = (0..<sectionCount).map { section in
      (starts[section] + 1..<starts[section + 1] - 1).map { tree.stored($0) }
    }
    let row = HeightTree.stored(estimate, isExact: isFixed)
    var rows = changes.applied(to: old) { _ in row }
    if !isFixed {
      for position in changes.rows.reloads where rows.indices.contains(position.section) {
        guard rows[position.section].indices.contains(position.row) else { continue }
        rows[position.section][position.row] = -abs(rows[position.section][position.row])
      }
    }
    let sections = rows.indices.map {
      SectionHeights(rows: rows[$0].count, header: header($0), footer: footer($0))
    }
    return RowHeights(sections, estimate: estimate, isFixed: isFixed) { rows[$0] }
  }
}

extension RowHeights {
  /// How many entries there are, with the headers and footers of all sections.
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

  func placed(_ index: Int) -> PlacedEntry { placed(index, at: tree.offset(index)) }

  private func placed(_ index: Int, at offset: Double) -> PlacedEntry {
    PlacedEntry(
      entry: entry(index), top: offset, height: tree.height(index), isExact: tree.isExact(index))
  }

  private func entry(_ index: Int) -> TableEntry {
    let section = (1..<sectionCount).partitioningIndex { starts[$0] > index } - 1
    if index == starts[section] { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(TablePosition(section: section, row: index - starts[section] - 1))
  }
}
