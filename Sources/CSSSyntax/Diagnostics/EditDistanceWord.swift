// SPDX-License-Identifier: Apache-2.0

/// A word whose edit distance to many candidates is computed.
///
/// An edit inserts, deletes or replaces a letter, or swaps two letters that no other edit touches
/// (optimal string alignment). A column of the dynamic-programming table is two words of bits, so
/// that a candidate costs about ten operations a letter: Hyyrö, *A bit-vector algorithm for
/// computing Levenshtein and Damerau edit distances*, Nordic Journal of Computing 10 (2003).
struct EditDistanceWord {
  /// The number of bytes.
  let count: Int
  /// Whether the word begins with a vendor prefix.
  let hasVendorPrefix: Bool
  /// For each byte value, its positions in the word, one bit each.
  private let places: [UInt64]

  /// The maximum length of a word that is checked.
  private static let maximumCount = 48

  /// Creates a word, or returns `nil` if it is empty or too long.
  init?(_ name: String) {
    count = name.utf8.count
    guard (1...Self.maximumCount).contains(count) else { return nil }
    var places = [UInt64](repeating: 0, count: 256)
    for (place, letter) in name.utf8.enumerated() {
      places[Int(letter.lowercased)] |= 1 << UInt64(place)
    }
    self.places = places
    hasVendorPrefix = ["-moz-", "-ms-", "-o-", "-webkit-"].contains { prefix in
      prefix.utf8.elementsEqual(name.utf8.lazy.map(\.lowercased).prefix(prefix.utf8.count))
    }
  }

  /// Returns the edit distance to a candidate, or `nil` if it exceeds the limit.
  func distance(to candidate: String, atMost limit: Int) -> Int? {
    let last: UInt64 = 1 << UInt64(count - 1)
    // The positions at which the table increases or decreases from a letter of the word to the
    // next.
    var (grows, shrinks): (UInt64, UInt64) = (.max, 0)
    var (diagonal, before): (UInt64, UInt64) = (0, 0)
    var distance = count
    var left = candidate.utf8.count
    for letter in candidate.utf8 {
      let equal = places[Int(letter.lowercased)]
      let swapped = (~diagonal & equal) << 1 & before
      diagonal = ((equal & grows) &+ grows) ^ grows | equal | shrinks | swapped
      let up = shrinks | ~(diagonal | grows)
      let down = diagonal & grows
      if up & last != 0 { distance += 1 }
      if down & last != 0 { distance -= 1 }
      grows = down << 1 | ~(diagonal | (up << 1 | 1))
      shrinks = (up << 1 | 1) & diagonal
      before = equal
      // Each remaining letter can reduce the distance by one.
      left -= 1
      if distance - left > limit { return nil }
    }
    return distance > limit ? nil : distance
  }
}
