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
    var gone = old.map { Array(repeating: false, count: $0.count) }
    for position in rows.deletes + rows.moves.map(\.from)
    where gone.indices.contains(position.section) {
      guard gone[position.section].indices.contains(position.row) else { continue }
      gone[position.section][position.row] = true
    }
    var arrivals = arrivals(from: old, row: row)
    return sectionOrigins.enumerated().map { section, origin in
      var kept: [Row] = []
      if let origin, old.indices.contains(origin) {
        kept = old[origin].indices.lazy.filter { !gone[origin][$0] }.map { old[origin][$0] }
      }
      return Self.merge(kept, with: arrivals.removeValue(forKey: section) ?? [])
    }
  }

  /// The index in the old table of each section of the new table; `nil` for inserted sections.
  public var sectionOrigins: [Int?] {
    var origins: [Int?] = Array(repeating: nil, count: newSectionCount)
    var isTaken = Array(repeating: false, count: newSectionCount)
    var isDismissed = Array(repeating: false, count: oldSectionCount)
    for section in sections.inserts { isTaken[section] = true }
    for section in sections.deletes { isDismissed[section] = true }
    for move in sections.moves {
      origins[move.to] = move.from
      isTaken[move.to] = true
      isDismissed[move.from] = true
    }
    var staying = (0..<oldSectionCount).lazy.filter { !isDismissed[$0] }.makeIterator()
    for section in origins.indices where !isTaken[section] { origins[section] = staying.next() }
    return origins
  }

  /// Returns the rows that are inserted in each section, or move there.
  private func arrivals<Row>(
    from old: [[Row]], row: (TablePosition) -> Row
  ) -> [Int: [(place: Int, row: Row)]] {
    var arrivals: [Int: [(place: Int, row: Row)]] = [:]
    for position in rows.inserts {
      arrivals[position.section, default: []].append((position.row, row(position)))
    }
    for move in rows.moves where old.indices.contains(move.from.section) {
      guard old[move.from.section].indices.contains(move.from.row) else { continue }
      arrivals[move.to.section, default: []].append(
        (move.to.row, old[move.from.section][move.from.row]))
    }
    return arrivals.mapValues { $0.sorted { $0.place < $1.place } }
  }

  /// Returns the remaining rows in order, merged with the arriving rows at their positions.
  private static func merge<Row>(_ kept: [Row], with arrivals: [(place: Int, row: Row)]) -> [Row] {
    guard !arrivals.isEmpty else { return kept }
    var rows: [Row] = []
    rows.reserveCapacity(kept.count + arrivals.count)
    var next = 0
    for arrival in arrivals {
      let count = min(max(0, arrival.place - rows.count), kept.count - next)
      rows += kept[next..<next + count]
      next += count
      rows.append(arrival.row)
    }
    return rows + kept[next...]
  }
}
