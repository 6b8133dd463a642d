// SPDX-License-Identifier: Apache-2.0

/// A word that is compared with many others: how many slips lie between it and each of them.
///
/// A slip is a letter too many, too few or wrong, or two letters swapped that are not touched again: optimal string alignment.
/// One column of its table is two words of bits, so that a candidate costs some ten operations a letter: Hyyrö, *A bit-vector
/// algorithm for computing Levenshtein and Damerau edit distances*, Nordic Journal of Computing 10 (2003).
struct MisspeltWord {
  /// The number of letters.
  let count: Int
  /// Whether it begins as a vendor's name does.
  let isVendors: Bool
  /// For each byte the places of the word where it stands, one bit each.
  private let places: [UInt64]

  /// Nobody misspells a longer word.
  private static let maximumCount = 48

  /// A word; nil where it is empty or too long to be a misspelling.
  init?(_ name: String) {
    count = name.utf8.count
    guard (1...Self.maximumCount).contains(count) else { return nil }
    var places = [UInt64](repeating: 0, count: 256)
    for (place, letter) in name.utf8.enumerated() {
      places[Int(letter.lowercased)] |= 1 << UInt64(place)
    }
    self.places = places
    isVendors = ["-moz-", "-ms-", "-o-", "-webkit-"].contains { prefix in
      prefix.utf8.elementsEqual(name.utf8.lazy.map(\.lowercased).prefix(prefix.utf8.count))
    }
  }

  /// The number of slips between the word and a candidate; nil where there are more than wanted.
  func slips(to candidate: String, atMost limit: Int) -> Int? {
    let last: UInt64 = 1 << UInt64(count - 1)
    // Where the table grows by one, or shrinks, from a letter of the word to the next.
    var (grows, shrinks): (UInt64, UInt64) = (.max, 0)
    var (diagonal, before): (UInt64, UInt64) = (0, 0)
    var slips = count
    var left = candidate.utf8.count
    for letter in candidate.utf8 {
      let equal = places[Int(letter.lowercased)]
      let swapped = (~diagonal & equal) << 1 & before
      diagonal = ((equal & grows) &+ grows) ^ grows | equal | shrinks | swapped
      let up = shrinks | ~(diagonal | grows)
      let down = diagonal & grows
      if up & last != 0 { slips += 1 }
      if down & last != 0 { slips -= 1 }
      grows = down << 1 | ~(diagonal | (up << 1 | 1))
      shrinks = (up << 1 | 1) & diagonal
      before = equal
      // Each letter that is left can make up for one slip.
      left -= 1
      if slips - left > limit { return nil }
    }
    return slips > limit ? nil : slips
  }
}
