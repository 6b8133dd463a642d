// SPDX-License-Identifier: Apache-2.0

/// Finds what leads from the rows of one table to those of another.
///
/// Sections are paired first, then rows within paired sections, and then what is left in all of them.
struct TableComparison {
  let old: TokenSections
  let new: TokenSections
  private let sections: TokenMatching
  private let rows: TokenMatching
  private let oldSectionOfRow: [Int32]

  init(old: TokenSections, new: TokenSections, tokenCount: Int, sectionTokenCount: Int) {
    self.old = old
    self.new = new
    var sections = TokenMatching(
      old: old.sections, new: new.sections, tokenCount: sectionTokenCount)
    sections.match(old.sections.indices, new.sections.indices)
    var rows = TokenMatching(old: old.rows, new: new.rows, tokenCount: tokenCount)
    for section in new.sections.indices where sections.oldPlaces[section] >= 0 {
      rows.match(old.range(Int(sections.oldPlaces[section])), new.range(section))
    }
    rows.matchRest(old.rows.indices, new.rows.indices)
    self.sections = sections
    self.rows = rows
    oldSectionOfRow = old.sectionOfRow
  }

  /// The changes.
  ///
  /// - Parameters:
  ///   - rowChanged: whether a row of the old table, which is one of the new table, has other facts.
  ///   - titlesChanged: whether a section of the old table, which is one of the new table, has other titles.
  /// - Returns: what goes, comes, moves and changes.
  func changes(
    rowChanged: (_ old: Int, _ new: Int) -> Bool, titlesChanged: (_ old: Int, _ new: Int) -> Bool
  ) -> TableChanges {
    var changes = TableChanges()
    compareSections(&changes, titlesChanged)
    for place in old.rows.indices where rows.newPlaces[place] < 0 {
      changes.deletes.append(oldPosition(place))
    }
    for section in new.sections.indices { compareRows(of: section, &changes, rowChanged) }
    return changes
  }

  private func compareSections(
    _ changes: inout TableChanges, _ titlesChanged: (_ old: Int, _ new: Int) -> Bool
  ) {
    changes.oldSectionCount = old.sections.count
    changes.newSectionCount = new.sections.count
    changes.sectionDeletes = old.sections.indices.filter { sections.newPlaces[$0] < 0 }
    let kept = new.sections.indices.filter { sections.oldPlaces[$0] >= 0 }
    let run = IncreasingRun(kept.map { sections.oldPlaces[$0] })
    for (section, stays) in zip(kept, run.stays) {
      let place = Int(sections.oldPlaces[section])
      if !stays { changes.sectionMoves.append(.init(from: place, to: section)) }
      if titlesChanged(place, section) { changes.sectionReloads.append(section) }
    }
    changes.sectionInserts = new.sections.indices.filter { sections.oldPlaces[$0] < 0 }
  }

  /// Lists what is new in a section, what came from elsewhere and what has changed.
  private func compareRows(
    of section: Int, _ changes: inout TableChanges, _ rowChanged: (_ old: Int, _ new: Int) -> Bool
  ) {
    let origin = sections.oldPlaces[section]
    let range = new.range(section)
    var inside: [Int32] = []
    inside.reserveCapacity(range.count)
    for place in range {
      let oldPlace = rows.oldPlaces[place]
      if oldPlace >= 0, oldSectionOfRow[Int(oldPlace)] == origin { inside.append(oldPlace) }
    }
    let run = IncreasingRun(inside)
    var next = 0
    for place in range {
      let position = TablePosition(section: section, row: place - range.lowerBound)
      let oldPlace = Int(rows.oldPlaces[place])
      guard oldPlace >= 0 else {
        changes.inserts.append(position)
        continue
      }
      var stays = false
      if oldSectionOfRow[oldPlace] == origin {
        stays = run.stays[next]
        next += 1
      }
      if !stays { changes.moves.append(.init(from: oldPosition(oldPlace), to: position)) }
      if rowChanged(oldPlace, place) { changes.reloads.append(position) }
    }
  }

  private func oldPosition(_ place: Int) -> TablePosition {
    let section = Int(oldSectionOfRow[place])
    return TablePosition(section: section, row: place - old.starts[section])
  }
}
