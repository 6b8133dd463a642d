// SPDX-License-Identifier: Apache-2.0

/// The arguments of `:lang()`: lists of language ranges.
struct LanguageLists: Sendable {
  /// The language ranges of all lists, as byte ranges in the text of the ``SelectorTable``.
  var ranges: [Range<UInt32>] = []
  /// For each language range, whether it was a string instead of an identifier.
  ///
  /// Matching ignores it; a printed selector has the same form as the source.
  var areQuoted: [Bool] = []
  /// For each `:lang()`, the indices of its language ranges in ``ranges``.
  var lists: [Range<UInt32>] = []
}

extension LanguageLists {
  /// Appends a language range.
  ///
  /// After the last one of a `:lang()`, the caller appends their indices to ``lists``.
  mutating func append(_ range: Range<UInt32>, isQuoted: Bool) {
    ranges.append(range)
    areQuoted.append(isQuoted)
  }

  /// Removes the lists and the language ranges beyond the specified counts, after an invalid
  /// selector.
  ///
  /// Neither count may exceed the current one.
  mutating func truncate(toRanges rangeCount: Int, lists listCount: Int) {
    ranges.removeLast(ranges.count - rangeCount)
    areQuoted.removeLast(areQuoted.count - rangeCount)
    lists.removeLast(lists.count - listCount)
  }
}
