// SPDX-License-Identifier: Apache-2.0

/// The arguments of `:lang()`: lists of language ranges.
struct LanguageLists: Sendable {
  /// The language ranges, by their bytes in the text of the table.
  var ranges: [Range<UInt32>] = []
  /// Whether each of the ``ranges`` was written as a string.
  var areQuoted: [Bool] = []
  /// For each `:lang()` its run of the ``ranges``.
  var lists: [Range<UInt32>] = []
}

extension LanguageLists {
  /// Appends a language range to the list that is read.
  mutating func append(_ range: Range<UInt32>, isQuoted: Bool) {
    ranges.append(range)
    areQuoted.append(isQuoted)
  }

  /// Removes the lists and the language ranges beyond some counts.
  mutating func truncate(toRanges rangeCount: Int, lists listCount: Int) {
    ranges.removeLast(ranges.count - rangeCount)
    areQuoted.removeLast(areQuoted.count - rangeCount)
    lists.removeLast(lists.count - listCount)
  }
}
