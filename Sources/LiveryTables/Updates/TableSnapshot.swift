// SPDX-License-Identifier: Apache-2.0

/// The rows of a table by their identity, to be compared with those of another one.
package struct TableSnapshot: Sendable {
  /// The rows of all sections in order.
  let items: [any TableItem]
  /// Where the rows of each section begin, and behind the last where they end.
  let starts: [Int]
  let headers: [String?]
  let footers: [String?]
  let sectionIDs: [String?]

  /// The most rows, and the most sections, of tables that are compared.
  static let limit = 1 << 20

  /// The rows that a source has now; it is asked for each of them, the first million at most.
  package init(_ source: some TableSource) {
    let sections = 0..<min(max(0, source.sectionCount), Self.limit)
    var items: [any TableItem] = []
    items.reserveCapacity(min(source.rowCount, Self.limit))
    var starts = [0]
    for section in sections {
      for row in 0..<min(max(0, source.rowCount(in: section)), Self.limit - items.count) {
        items.append(
          source.item(at: TablePosition(section: section, row: row)) ?? BlankItem())
      }
      starts.append(items.count)
    }
    self.items = items
    self.starts = starts
    headers = sections.map { source.header(of: $0) }
    footers = sections.map { source.footer(of: $0) }
    sectionIDs = sections.map { source.sectionID(of: $0) }
  }

  /// What leads from these rows to those of another snapshot.
  ///
  /// - Complexity: Linear in the number of rows, unless most of them have moved.
  package func changes(to new: TableSnapshot) -> TableChanges {
    TableComparison(old: self, new: new).changes
  }

  /// The places of a section's rows.
  func range(_ section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section of each row.
  var sectionOfRow: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(items.count)
    for section in 0..<sectionCount {
      result.append(
        contentsOf: repeatElement(Int32(truncatingIfNeeded: section), count: range(section).count))
    }
    return result
  }
}

extension TableSnapshot {
  /// How many sections there are.
  package var sectionCount: Int { starts.count - 1 }
  /// How many rows there are in all sections.
  package var rowCount: Int { items.count }
}

extension TableSource {
  /// What leads from this table to another one.
  ///
  /// - Parameter new: the other table.
  /// - Returns: the changes; tables of more than a million rows are not compared, see ``TableChanges/isReload``.
  public func changes(to new: some TableSource) -> TableChanges {
    guard isComparable, new.isComparable else {
      return .reload(from: sectionCount, to: new.sectionCount)
    }
    return TableSnapshot(self).changes(to: TableSnapshot(new))
  }

  /// Whether there are no more rows and sections than can be compared in good time.
  private var isComparable: Bool {
    guard sectionCount <= TableSnapshot.limit else { return false }
    var left = TableSnapshot.limit
    for section in 0..<max(0, sectionCount) {
      let rows = max(0, rowCount(in: section))
      guard rows <= left else { return false }
      left -= rows
    }
    return true
  }
}
