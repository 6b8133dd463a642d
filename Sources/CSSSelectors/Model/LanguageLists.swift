// SPDX-License-Identifier: Apache-2.0

/// The arguments of `:lang()`: lists of language ranges.
struct LanguageLists: Sendable {
  /// The language ranges, as byte ranges in the text of the table.
  var ranges: [Range<UInt32>] = []
  /// Whether each of the ``ranges`` was written as a string.
  var areQuoted: [Bool] = []
  /// The range of ``ranges`` of each `:lang()`.
  var lists: [Range<UInt32>] = []
}

extension LanguageLists {
  /// Appends a language range to the current list.
  mutating func append(_ range: Range<UInt32>, isQuoted: Bool) {
    ranges.append(range)
    areQuoted.append(isQuoted)
  }

  /// Removes the lists and the language ranges beyond the specified counts.
  mutating func truncate(toRanges rangeCount: Int, lists listCount: Int) {
    ranges.removeLast(ranges.count - rangeCount)
    areQuoted.removeLast(areQuoted.count - rangeCount)
    lists.removeLast(lists.count - listCount)
  }
}
