// SPDX-License-Identifier: Apache-2.0

/// The rows of a table at one point in time, for comparison with another table.
package struct TableSnapshot: Sendable {
  /// The rows of all sections in order.
  let items: [any TableItem]
  /// The index of the first row of each section, then the number of rows.
  let starts: [Int]
  let headers: [String?]
  let footers: [String?]
  let sectionIDs: [String?]

  /// The maximum number of rows, and of sections, in a comparison.
  static let limit = 1 << 20

  /// Creates a snapshot of a source's current rows, at most the first million.
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

  /// Returns the changes from this snapshot to another.
  package func changes(to new: TableSnapshot) -> TableChanges {
    TableComparison(old: self, new: new).changes
  }

  /// Returns the indices of a section's rows.
  func range(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The index of the section of each row.
  var sectionOfRow: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(items.count)
    for section in 0..<sectionCount {
      result.append(
        contentsOf: repeatElement(
          Int32(truncatingIfNeeded: section), count: range(ofSection: section).count))
    }
    return result
  }
}

extension TableSnapshot {
  /// The number of sections.
  package var sectionCount: Int { starts.count - 1 }
  /// The number of rows in all sections.
  package var rowCount: Int { items.count }
}

extension TableSource {
  /// Returns the changes from this table to another.
  ///
  /// - Parameter new: the other table.
  /// - Returns: the changes; tables of more than a million rows are not compared, see
  ///   ``TableChanges/isReload``.
  public func changes(to new: some TableSource) -> TableChanges {
    guard isComparable, new.isComparable else {
      return .reload(from: sectionCount, to: new.sectionCount)
    }
    return TableSnapshot(self).changes(to: TableSnapshot(new))
  }

  /// A Boolean value that indicates whether the numbers of rows and sections are within the limit.
  private var isComparable: Bool {
    guard sectionCount <= TableSnapshot.limit else { return false }
    var remainingRows = TableSnapshot.limit
    for section in 0..<max(0, sectionCount) {
      let rows = max(0, rowCount(in: section))
      guard rows <= remainingRows else { return false }
      remainingRows -= rows
    }
    return true
  }
}
