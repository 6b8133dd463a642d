// SPDX-License-Identifier: Apache-2.0

/// A word whose edit distance to many candidates is computed, ignoring ASCII case.
///
/// An edit inserts, deletes or replaces a letter, or swaps two adjacent letters that no other edit
/// touches (optimal string alignment). A letter is a byte, since nearly all names are ASCII. A
/// column of the dynamic-programming table consists of two 64-bit masks, so that a candidate costs
/// a few dozen operations a letter: Hyyrö, *A bit-vector algorithm for computing Levenshtein and
/// Damerau edit distances*, Nordic Journal of Computing 10 (2003).
struct EditDistancePattern {
  /// The number of bytes of the word.
  let count: Int
  /// Whether the word begins with a vendor prefix; such a word has no suggestion.
  let hasVendorPrefix: Bool
  /// For each byte value, its positions in the word, one bit each; empty for capital letters.
  private let positionMasks: [UInt64]

  /// The maximum edit distance to a word that is meant: a third of the letters, but at most three.
  var maximumDistance: Int { min(3, max(1, count / 3)) }

  /// The maximum length of a word in bytes, at most the number of bits of a mask.
  private static let maximumCount = 48

  /// Creates a word, or returns `nil` if it is empty or too long.
  init?(_ word: String) {
    count = word.utf8.count
    guard (1...Self.maximumCount).contains(count) else { return nil }
    var positionMasks = [UInt64](repeating: 0, count: 256)
    for (position, letter) in word.utf8.enumerated() {
      positionMasks[Int(letter.lowercased)] |= 1 << UInt64(position)
    }
    self.positionMasks = positionMasks
    hasVendorPrefix = ["-moz-", "-ms-", "-o-", "-webkit-"].contains { prefix in
      prefix.utf8.elementsEqual(word.utf8.lazy.map(\.lowercased).prefix(prefix.utf8.count))
    }
  }

  /// Returns the edit distance to a candidate, or `nil` if it exceeds the limit.
  func distance(to candidate: String, limit: Int) -> Int? {
    // The row of the last letter, at which the distance is that of the whole word.
    let last: UInt64 = 1 << UInt64(count - 1)
    // A mask has one bit for each row of the table, that is, for each letter of the word. The names
    // of the paper are in capitals.
    // VP and VN: the rows whose distance is one more, or one less, than that of the row above, in
    // the column of the current letter of the candidate.
    var (increases, decreases): (UInt64, UInt64) = (.max, 0)
    // D0: the rows whose distance equals that of the row above in the previous column.
    var diagonal: UInt64 = 0
    // PM of the previous letter.
    var previousEqual: UInt64 = 0
    var distance = count
    var remainingCount = candidate.utf8.count
    for letter in candidate.utf8 {
      // PM: the rows whose letter equals that of the candidate.
      let equal = positionMasks[Int(letter.lowercased)]
      // TR: the rows that end a swap of two adjacent letters.
      let swapped = (~diagonal & equal) << 1 & previousEqual
      diagonal = ((equal & increases) &+ increases) ^ increases | equal | decreases | swapped
      // HP and HN: the rows whose distance is one more, or one less, than in the previous column.
      let columnIncreases = decreases | ~(diagonal | increases)
      let columnDecreases = diagonal & increases
      if columnIncreases & last != 0 { distance += 1 }
      if columnDecreases & last != 0 { distance -= 1 }
      // The row before the first letter of the word grows by one in each column.
      let shiftedIncreases = columnIncreases << 1 | 1
      increases = columnDecreases << 1 | ~(diagonal | shiftedIncreases)
      decreases = shiftedIncreases & diagonal
      previousEqual = equal
      // Each remaining letter can reduce the distance by one.
      remainingCount -= 1
      if distance - remainingCount > limit { return nil }
    }
    return distance > limit ? nil : distance
  }
}
