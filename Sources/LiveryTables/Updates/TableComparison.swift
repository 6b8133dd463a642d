// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// A comparison that finds the changes from one table to another.
///
/// The comparison pairs sections first, then rows within paired sections, and then the remaining
/// rows of all sections.
struct TableComparison {
  private let old: TableSnapshot
  private let new: TableSnapshot
  private let sections: TokenMatching
  private let rows: TokenMatching
  private let oldSectionOfRow: [Int32]

  init(old: TableSnapshot, new: TableSnapshot) {
    self.old = old
    self.new = new
    sections = Self.matchSections(old, new)
    rows = Self.matchRows(old, new, in: sections)
    oldSectionOfRow = old.sectionOfRow
  }

  private static func matchSections(_ old: TableSnapshot, _ new: TableSnapshot) -> TokenMatching {
    var sections = TokenMatching(oldCount: old.sectionCount, newCount: new.sectionCount)
    var tokens = TokenTable<String?>()
    sections.setTokens(
      old: old.sectionIDs.map { tokens.token(for: $0) },
      new: new.sectionIDs.map { tokens.token(for: $0) }, tokenCount: tokens.count)
    sections.match(0..<old.sectionCount, 0..<new.sectionCount)
    return sections
  }

  private static func matchRows(
    _ old: TableSnapshot, _ new: TableSnapshot, in sections: TokenMatching
  ) -> TokenMatching {
    let pairs = (0..<new.sectionCount).compactMap { section in
      sections.oldPlaces[section] < 0
        ? nil : (old.range(Int(sections.oldPlaces[section])), new.range(section))
    }
    var rows = TokenMatching(oldCount: old.items.count, newCount: new.items.count)
    for (oldRange, newRange) in pairs {
      rows.matchInStep(oldRange, newRange) { old.items[$0].isSameRow(as: new.items[$1]) }
    }
    var tokens = TokenTable<TableItemID>()
    let oldTokens = zip(old.items, rows.newPlaces).map { item, place in
      place < 0 ? tokens.token(for: item.identity) : -1
    }
    let newTokens = zip(new.items, rows.oldPlaces).map { item, place in
      place < 0 ? tokens.token(for: item.identity) : -1
    }
    rows.setTokens(old: oldTokens, new: newTokens, tokenCount: tokens.count)
    for (oldRange, newRange) in pairs { rows.match(oldRange, newRange) }
    rows.matchRest(old.items.indices, new.items.indices)
    return rows
  }

  /// The changes from the old table to the new one.
  var changes: TableChanges {
    var changes = TableChanges()
    compareSections(&changes)
    for place in old.items.indices where rows.newPlaces[place] < 0 {
      changes.rows.deletes.append(oldPosition(place))
    }
    for section in 0..<new.sectionCount { compareRows(of: section, &changes) }
    return changes
  }

  private func compareSections(_ changes: inout TableChanges) {
    changes.oldSectionCount = old.sectionCount
    changes.newSectionCount = new.sectionCount
    changes.sections.deletes = (0..<old.sectionCount).filter { sections.newPlaces[$0] < 0 }
    let kept = (0..<new.sectionCount).filter { sections.oldPlaces[$0] >= 0 }
    let staying = Set(longestIncreasingSubsequence(of: kept.map { Int(sections.oldPlaces[$0]) }))
    for (index, section) in kept.enumerated() {
      let place = Int(sections.oldPlaces[section])
      if !staying.contains(index) { changes.sections.moves.append(.init(from: place, to: section)) }
      if old.headers[place] != new.headers[section] || old.footers[place] != new.footers[section] {
        changes.sections.reloads.append(section)
      }
    }
    changes.sections.inserts = (0..<new.sectionCount).filter { sections.oldPlaces[$0] < 0 }
  }

  /// Lists the inserted, moved and reloaded rows of a section.
  private func compareRows(of section: Int, _ changes: inout TableChanges) {
    let origin = sections.oldPlaces[section]
    let range = new.range(section)
    var inside: [Int] = []
    inside.reserveCapacity(range.count)
    for place in range {
      let oldPlace = rows.oldPlaces[place]
      if oldPlace >= 0, oldSectionOfRow[Int(oldPlace)] == origin { inside.append(Int(oldPlace)) }
    }
    var staying = longestIncreasingSubsequence(of: inside)[...]
    var next = 0
    for place in range {
      let position = TablePosition(section: section, row: place - range.lowerBound)
      let oldPlace = Int(rows.oldPlaces[place])
      guard oldPlace >= 0 else {
        changes.rows.inserts.append(position)
        continue
      }
      var stays = false
      if oldSectionOfRow[oldPlace] == origin {
        stays = staying.first == next
        if stays { staying.removeFirst() }
        next += 1
      }
      if !stays { changes.rows.moves.append(.init(from: oldPosition(oldPlace), to: position)) }
      if old.items[oldPlace].hasChanged(in: new.items[place]) {
        changes.rows.reloads.append(position)
      }
    }
  }

  private func oldPosition(_ place: Int) -> TablePosition {
    let section = Int(oldSectionOfRow[place])
    return TablePosition(section: section, row: place - old.starts[section])
  }
}

extension TableItem {
  /// Returns whether another item has the same identity, without hashing.
  func isSameRow(as other: any TableItem) -> Bool {
    let (id, otherID) = (itemID, other.itemID)
    return id == nil && otherID == nil ? isEqual(to: other) : id == otherID
  }

  /// Returns whether another item with the same identity has different properties.
  func hasChanged(in other: any TableItem) -> Bool { itemID != nil && !isEqual(to: other) }
}
