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
  closest(to: name, in: candidates) { _, _ in false }
}

/// The same among names that stand in no order: among equals the first of the alphabet wins.
///
/// Among more than 4,000 names nothing is suggested, so that a hostile sheet cannot have each of its names compared with
/// each other one.
package func closest(to name: String, in candidates: Set<String>) -> String? {
  candidates.count > 4_000 ? nil : closest(to: name, in: candidates, preferring: <)
}

/// The candidate that is the fewest slips away; among equals one that is preferred to the last one found.
private func closest(
  to name: String, in candidates: some Sequence<String>,
  preferring isBetter: (String, String) -> Bool
) -> String? {
  guard let word = MisspeltWord(name), !word.isVendors else { return nil }
  var limit = min(3, max(1, word.count / 3))
  var best: String?
  for candidate in candidates {
    let count = candidate.utf8.count
    guard abs(count - word.count) <= limit else { continue }
    guard let slips = word.slips(to: candidate, atMost: limit) else { continue }
    if slips == 0 { return nil }
    // Of words without a letter in common none is meant by the other.
    guard slips < max(word.count, count) else { continue }
    if let known = best, slips == limit, !isBetter(candidate, known) { continue }
    best = candidate
    limit = slips
  }
  return best
}
