// SPDX-License-Identifier: Apache-2.0

/// A word whose edit distance to many candidates is computed.
///
/// An edit inserts, deletes or replaces a letter, or swaps two letters that no other edit touches
/// (optimal string alignment). A column of the dynamic-programming table is two words of bits, so
/// that a candidate costs about ten operations a letter: Hyyrö, *A bit-vector algorithm for
/// computing Levenshtein and Damerau edit distances*, Nordic Journal of Computing 10 (2003).
struct EditDistancePattern {
  /// The number of bytes.
  let count: Int
  /// Whether the word begins with a vendor prefix.
  let hasVendorPrefix: Bool
  /// For each byte value, its positions in the word, one bit each.
  private let positionMasks: [UInt64]

  /// The maximum length of a word that is checked.
  private static let maximumCount = 48

  /// Creates a word, or returns `nil` if it is empty or too long.
  init?(_ name: String) {
    count = name.utf8.count
    guard (1...Self.maximumCount).contains(count) else { return nil }
    var positionMasks = [UInt64](repeating: 0, count: 256)
    for (position, letter) in name.utf8.enumerated() {
      positionMasks[Int(letter.lowercased)] |= 1 << UInt64(position)
    }
    self.positionMasks = positionMasks
    hasVendorPrefix = ["-moz-", "-ms-", "-o-", "-webkit-"].contains { prefix in
      prefix.utf8.elementsEqual(name.utf8.lazy.map(\.lowercased).prefix(prefix.utf8.count))
    }
  }

  /// Returns the edit distance to a candidate, or `nil` if it exceeds the limit.
  func distance(to candidate: String, limit: Int) -> Int? {
    let last: UInt64 = 1 << UInt64(count - 1)
    // The positions at which the table increases or decreases from a letter of the word to the
    // next.
    var (increases, decreases): (UInt64, UInt64) = (.max, 0)
    var (diagonal, previousEqual): (UInt64, UInt64) = (0, 0)
    var distance = count
    var remainingCount = candidate.utf8.count
    for letter in candidate.utf8 {
      let equal = positionMasks[Int(letter.lowercased)]
      let swapped = (~diagonal & equal) << 1 & previousEqual
      diagonal = ((equal & increases) &+ increases) ^ increases | equal | decreases | swapped
      let up = decreases | ~(diagonal | increases)
      let down = diagonal & increases
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      increases = down << 1 | ~(diagonal | (up << 1 | 1))
      decreases = (up << 1 | 1) & diagonal
      previousEqual = equal
      // Each remaining letter can reduce the distance by one.
      remainingCount -= 1
      if distance - remainingCount > limit { return nil }
    }
    return distance > limit ? nil : distance
  }
}
