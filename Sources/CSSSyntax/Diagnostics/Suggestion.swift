// SPDX-License-Identifier: Apache-2.0

/// The name that was probably meant: the candidate that a misspelling is the fewest slips away from.
///
/// A slip is a letter too many, too few or wrong, or two letters swapped. A third of the letters may be wrong, three at most;
/// among equals the first candidate wins. Letters are compared without regard to ASCII case. A name that is itself a candidate
/// is no misspelling: then there is nothing to suggest; nor is a vendor's name such as `-moz-any`.
///
/// ```swift
/// closest(to: "colour", in: ["color", "column"])   // "color"
/// ```
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  let letters = folded(name)
  // Nobody misspells a longer word, and a hostile one would take its time.
  guard !letters.isEmpty, letters.count <= 48 else { return nil }
  if letters[0] == UInt8(ascii: "-"), vendorPrefixes.contains(where: letters.starts(with:)) {
    return nil
  }
  var limit = min(3, max(1, letters.count / 3))
  var best: String?
  for candidate in candidates {
    let other = folded(candidate)
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = slips(from: letters, to: other)
    if distance == 0 { return nil }
    // Of words without a letter in common none is meant by the other.
    guard distance < max(letters.count, other.count) else { continue }
    if distance <= limit, best == nil || distance < limit {
      best = candidate
      limit = distance
    }
  }
  return best
}

private let vendorPrefixes = ["-moz-", "-ms-", "-o-", "-webkit-"].map { Array($0.utf8) }

private func folded(_ name: String) -> [UInt8] {
  name.utf8.map(\.lowercased)
}

/// The number of slips between two words: optimal string alignment, three rows of the table at a time.
private func slips(from a: [UInt8], to b: [UInt8]) -> Int {
  var before: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      let change = a[i] == b[j] ? 0 : 1
      var least = min(previous[j] + change, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      row.append(least)
    }
    before = previous
    previous = row
  }
  return previous[b.count]
}
