// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A selection of compatible edits from groups, each of which is applied completely or not at all.
///
/// Of two conflicting groups, the one that begins first in the text is applied, so the first group
/// of all is never rejected. A group may be rejected because of another group that is later
/// rejected itself. Apply such leftover groups again afterwards.
struct EditSelection {
  /// The edits of the selected groups, in the order of the text.
  private(set) var edits: [TextEdit] = []
  /// The indices of the rejected groups, in ascending order.
  private(set) var rejected: [Int] = []

  init(of groups: [[TextEdit]], in text: SourceText) {
    var isRejected = groups.map { group in !group.allSatisfy { text.isCharacterAligned($0.range) } }
    let entries = Self.entries(of: groups)
    // The last edit that is still selected. No later edit begins before it.
    var last: Entry?
    for entry in entries where !isRejected[entry.group] {
      guard let before = last, !isRejected[before.group], before.overlaps(with: entry) else {
        last = entry
        continue
      }
      if entry.rank >= before.rank {
        isRejected[entry.group] = true
      } else {
        isRejected[before.group] = true
        last = entry
      }
    }
    edits = entries.lazy.filter { !isRejected[$0.group] }.map(\.edit)
    rejected = groups.indices.filter { isRejected[$0] }
  }

  /// An edit with its group.
  private struct Entry {
    let edit: TextEdit
    let group: Int
    /// The rank of the group in the order in which the groups begin.
    let rank: Int

    /// Returns whether another edit that begins no earlier overlaps this one.
    func overlaps(with other: Entry) -> Bool {
      other.edit.range.lowerBound < edit.range.upperBound
        || edit.range.isEmpty && edit.range == other.edit.range
    }
  }

  /// Returns all edits in the order of the text.
  private static func entries(of groups: [[TextEdit]]) -> [Entry] {
    let starts = groups.map { $0.map(\.range.lowerBound).min() ?? 0 }
    var ranks = Array(repeating: 0, count: groups.count)
    let order = groups.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    for (rank, group) in order.enumerated() { ranks[group] = rank }
    var entries: [Entry] = []
    for group in order {
      entries += groups[group].map { Entry(edit: $0, group: group, rank: ranks[group]) }
    }
    return entries.enumerated().sorted { a, b in
      let (left, right) = (a.element.edit.range, b.element.edit.range)
      return (left.lowerBound, left.upperBound, a.offset)
        < (right.lowerBound, right.upperBound, b.offset)
    }.map(\.element)
  }
}
