// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Chooses edits that fit one another out of groups of edits, each of which is taken as a whole or not at all.
///
/// Of two groups that get in each other's way, the one that begins first in the text is taken, so the first of all is
/// never refused. A group may be refused for the sake of one that is refused in the end: what is left over is to be asked
/// for again.
struct EditSelection {
  /// The edits of the groups that are taken, in the order of the text.
  private(set) var edits: [TextEdit] = []
  /// The numbers of the groups that are not, in order.
  private(set) var refused: [Int] = []

  init(of groups: [[TextEdit]], in text: SourceText) {
    var isRefused = groups.map { group in !group.allSatisfy(text.admits) }
    let entries = Self.entries(of: groups)
    // The last edit that is still to be taken; nothing behind it begins before it.
    var last: Entry?
    for entry in entries where !isRefused[entry.group] {
      guard let before = last, !isRefused[before.group], before.collides(with: entry) else {
        last = entry
        continue
      }
      if entry.rank >= before.rank {
        isRefused[entry.group] = true
      } else {
        isRefused[before.group] = true
        last = entry
      }
    }
    edits = entries.lazy.filter { !isRefused[$0.group] }.map(\.edit)
    refused = groups.indices.filter { isRefused[$0] }
  }

  /// An edit and the group it belongs to.
  private struct Entry {
    let edit: TextEdit
    let group: Int
    /// The place of the group among the groups, in the order in which they begin.
    let rank: Int

    /// Whether an edit that begins no earlier changes what this one does.
    func collides(with other: Entry) -> Bool {
      other.edit.range.lowerBound < edit.range.upperBound
        || edit.range.isEmpty && edit.range == other.edit.range
    }
  }

  /// All edits in the order of the text.
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

extension SourceText {
  /// Whether the bytes of an edit are whole characters of the text.
  fileprivate func admits(_ edit: TextEdit) -> Bool {
    edit.range.lowerBound >= 0 && edit.range.upperBound <= byteCount
      && bytes[edit.range.lowerBound] & 0xC0 != 0x80 && bytes[edit.range.upperBound] & 0xC0 != 0x80
  }
}
