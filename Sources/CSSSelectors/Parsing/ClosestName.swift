// SPDX-License-Identifier: Apache-2.0

/// The name in a list that was probably meant by a misspelt one; nil when none is near.
///
/// Near means that a third of the letters or fewer have to be added, left out, replaced or swapped
/// with the next one.
func closestName(to name: String, in names: [String]) -> String? {
  let written = Array(name.utf8.prefix(64))
  var best: (distance: Int, name: String)?
  for candidate in names {
    let letters = Array(candidate.utf8)
    let allowed = max(1, min(written.count, letters.count) / 3)
    guard abs(written.count - letters.count) <= allowed else { continue }
    let distance = editDistance(written, letters)
    if distance <= allowed, distance < best?.distance ?? .max { best = (distance, candidate) }
  }
  return best?.name
}

/// The least number of letters to add, leave out, replace or swap with the next one that makes `a`
/// of `b`.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for (row, letter) in a.enumerated() {
    var next = [row + 1] + [Int](repeating: 0, count: b.count)
    for (column, other) in b.enumerated() {
      next[column + 1] = min(
        last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, next[column] + 1)
      let isSwap = row > 0 && column > 0 && letter == b[column - 1] && a[row - 1] == other
      if isSwap { next[column + 1] = min(next[column + 1], beforeLast[column - 1] + 1) }
    }
    (beforeLast, last) = (last, next)
  }
  return last[b.count]
}
