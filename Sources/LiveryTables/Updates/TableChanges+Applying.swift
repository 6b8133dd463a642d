// SPDX-License-Identifier: Apache-2.0

extension TableChanges {
  /// Returns the program's data for each row of the new table, from the data for the old table.
  ///
  /// ```swift
  /// let views = changes.applied(to: views) { position in makeView(position) }
  /// ```
  ///
  /// - Parameters:
  ///   - old: the data for the rows of each section; positions without data are skipped.
  ///   - row: returns the data for an inserted row.
  /// - Returns: the data for the rows of each section of the new table.
  public func applied<Row>(to old: [[Row]], row: (TablePosition) -> Row) -> [[Row]] {
    var isRemoved = old.map { Array(repeating: false, count: $0.count) }
    for position in rows.deletes + rows.moves.map(\.from)
    where isRemoved.indices.contains(position.section) {
      guard isRemoved[position.section].indices.contains(position.row) else { continue }
      isRemoved[position.section][position.row] = true
    }
    var insertions = insertions(from: old, row: row)
    return sectionOrigins.enumerated().map { section, origin in
      var keptRows: [Row] = []
      if let origin, old.indices.contains(origin) {
        keptRows = old[origin].indices.lazy.filter { !isRemoved[origin][$0] }.map {
          old[origin][$0]
        }
      }
      return Self.merge(keptRows, with: insertions.removeValue(forKey: section) ?? [])
    }
  }

  /// The index in the old table of each section of the new table; `nil` for inserted sections.
  package var sectionOrigins: [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: newSectionCount)
    var isFilled = Array(repeating: false, count: newSectionCount)
    var isRemoved = Array(repeating: false, count: oldSectionCount)
    for section in sections.inserts { isFilled[section] = true }
    for section in sections.deletes { isRemoved[section] = true }
    for move in sections.moves {
      origins[move.to] = move.from
      isFilled[move.to] = true
      isRemoved[move.from] = true
    }
    var remaining = (0..<oldSectionCount).lazy.filter { !isRemoved[$0] }.makeIterator()
    for section in origins.indices where !isFilled[section] { origins[section] = remaining.next() }
    return origins
  }

  /// Returns the rows that are inserted in each section, or move there.
  private func insertions<Row>(
    from old: [[Row]], row: (TablePosition) -> Row
  ) -> [Int: [(index: Int, row: Row)]] {
    var insertions: [Int: [(index: Int, row: Row)]] = [:]
    for position in rows.inserts {
      insertions[position.section, default: []].append((position.row, row(position)))
    }
    for move in rows.moves where old.indices.contains(move.from.section) {
      guard old[move.from.section].indices.contains(move.from.row) else { continue }
      insertions[move.to.section, default: []].append(
        (move.to.row, old[move.from.section][move.from.row]))
    }
    return insertions.mapValues { $0.sorted { $0.index < $1.index } }
  }

  /// Returns the remaining rows in order, merged with the arriving rows at their positions.
  private static func merge<Row>(_ keptRows: [Row], with insertions: [(index: Int, row: Row)])
    -> [Row]
  {
    guard !insertions.isEmpty else { return keptRows }
    var rows: [Row] = []
    rows.reserveCapacity(keptRows.count + insertions.count)
    var next = 0
    for insertion in insertions {
      let count = min(max(0, insertion.index - rows.count), keptRows.count - next)
      rows += keptRows[next..<next + count]
      next += count
      rows.append(insertion.row)
    }
    return rows + keptRows[next...]
  }
}
