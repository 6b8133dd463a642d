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
    sections.match(old: 0..<old.sectionCount, new: 0..<new.sectionCount)
    return sections
  }

  private static func matchRows(
    _ old: TableSnapshot, _ new: TableSnapshot, in sections: TokenMatching
  ) -> TokenMatching {
    let pairs = (0..<new.sectionCount).compactMap { section in
      sections.oldIndices[section] < 0
        ? nil
        : (old.range(ofSection: Int(sections.oldIndices[section])), new.range(ofSection: section))
    }
    var rows = TokenMatching(oldCount: old.items.count, newCount: new.items.count)
    for (oldRange, newRange) in pairs {
      rows.matchInStep(old: oldRange, new: newRange) { old.items[$0].isSameRow(as: new.items[$1]) }
    }
    var tokens = TokenTable<TableItemID>()
    let oldTokens = zip(old.items, rows.newIndices).map { item, index in
      index < 0 ? tokens.token(for: item.identity) : -1
    }
    let newTokens = zip(new.items, rows.oldIndices).map { item, index in
      index < 0 ? tokens.token(for: item.identity) : -1
    }
    rows.setTokens(old: oldTokens, new: newTokens, tokenCount: tokens.count)
    for (oldRange, newRange) in pairs { rows.match(old: oldRange, new: newRange) }
    rows.matchRemaining(old: old.items.indices, new: new.items.indices)
    return rows
  }

  /// The changes from the old table to the new one.
  var changes: TableChanges {
    var changes = TableChanges()
    compareSections(&changes)
    for index in old.items.indices where rows.newIndices[index] < 0 {
      changes.rows.deletes.append(oldPosition(ofRow: index))
    }
    for section in 0..<new.sectionCount { compareRows(of: section, &changes) }
    return changes
  }

  private func compareSections(_ changes: inout TableChanges) {
    changes.oldSectionCount = old.sectionCount
    changes.newSectionCount = new.sectionCount
    changes.sections.deletes = (0..<old.sectionCount).filter { sections.newIndices[$0] < 0 }
    let kept = (0..<new.sectionCount).filter { sections.oldIndices[$0] >= 0 }
    let unmoved = Set(longestIncreasingSubsequence(of: kept.map { Int(sections.oldIndices[$0]) }))
    for (index, section) in kept.enumerated() {
      let oldSection = Int(sections.oldIndices[section])
      if !unmoved.contains(index) {
        changes.sections.moves.append(.init(from: oldSection, to: section))
      }
      if old.headers[oldSection] != new.headers[section]
        || old.footers[oldSection] != new.footers[section]
      {
        changes.sections.reloads.append(section)
      }
    }
    changes.sections.inserts = (0..<new.sectionCount).filter { sections.oldIndices[$0] < 0 }
  }

  /// Lists the inserted, moved and reloaded rows of a section.
  private func compareRows(of section: Int, _ changes: inout TableChanges) {
    let origin = sections.oldIndices[section]
    let range = new.range(ofSection: section)
    var oldRowsInSection: [Int] = []
    oldRowsInSection.reserveCapacity(range.count)
    for index in range {
      let oldIndex = rows.oldIndices[index]
      if oldIndex >= 0, oldSectionOfRow[Int(oldIndex)] == origin {
        oldRowsInSection.append(Int(oldIndex))
      }
    }
    var unmoved = longestIncreasingSubsequence(of: oldRowsInSection)[...]
    var next = 0
    for index in range {
      let position = TablePosition(section: section, row: index - range.lowerBound)
      let oldIndex = Int(rows.oldIndices[index])
      guard oldIndex >= 0 else {
        changes.rows.inserts.append(position)
        continue
      }
      var isUnmoved = false
      if oldSectionOfRow[oldIndex] == origin {
        isUnmoved = unmoved.first == next
        if isUnmoved { unmoved.removeFirst() }
        next += 1
      }
      if !isUnmoved {
        changes.rows.moves.append(.init(from: oldPosition(ofRow: oldIndex), to: position))
      }
      if old.items[oldIndex].hasChanged(in: new.items[index]) {
        changes.rows.reloads.append(position)
      }
    }
  }

  private func oldPosition(ofRow index: Int) -> TablePosition {
    let section = Int(oldSectionOfRow[index])
    return TablePosition(section: section, row: index - old.starts[section])
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
