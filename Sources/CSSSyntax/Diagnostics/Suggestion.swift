// SPDX-License-Identifier: Apache-2.0

/// Returns the candidate with the smallest edit distance to a name, or `nil` if none is close.
///
/// An edit is an inserted, deleted, replaced or swapped letter. A third of the letters may be
/// wrong, but at most three. Of candidates with equal distance, the first wins. Letters are
/// compared without regard to ASCII case. A name that is itself a candidate has no suggestion, and
/// neither has a name with a vendor prefix, such as `-moz-any`.
///
/// ```swift
/// closest(to: "colour", in: ["color", "column"])   // "color"
/// ```
package func closest(to name: String, in candidates: some Sequence<String>) -> String? {
  closest(to: name, in: candidates) { _, _ in false }
}

/// Returns the closest candidate of an unordered set; of equal ones, the alphabetically first wins.
///
/// Sets of more than 4,000 names have no suggestion, so that a hostile style sheet cannot force a
/// comparison of all names with each other.
package func closest(to name: String, in candidates: Set<String>) -> String? {
  candidates.count > 4_000 ? nil : closest(to: name, in: candidates, preferring: <)
}

/// Returns the candidates with small edit distances to a name, the closest first.
///
/// The limits are those of ``closest(to:in:)``.
package func similarNames(
  to name: String, in candidates: some Sequence<String>, maximumCount: Int
) -> [String] {
  guard let pattern = EditDistancePattern(name), !pattern.hasVendorPrefix else { return [] }
  var found: [(distance: Int, name: String)] = []
  for candidate in candidates {
    let count = candidate.utf8.count
    guard abs(count - pattern.count) <= pattern.maximumDistance,
      let distance = pattern.distance(to: candidate, limit: pattern.maximumDistance)
    else { continue }
    if distance == 0 { return [] }
    if distance < max(pattern.count, count) { found.append((distance, candidate)) }
  }
  let sorted = found.enumerated().sorted {
    ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
  }
  return sorted.prefix(maximumCount).map(\.element.name)
}

/// Returns the candidate with the smallest edit distance; of equal ones, the preferred one.
private func closest(
  to name: String, in candidates: some Sequence<String>,
  preferring isBetter: (String, String) -> Bool
) -> String? {
  guard let pattern = EditDistancePattern(name), !pattern.hasVendorPrefix else { return nil }
  var limit = pattern.maximumDistance
  var best: String?
  for candidate in candidates {
    let count = candidate.utf8.count
    guard abs(count - pattern.count) <= limit else { continue }
    guard let distance = pattern.distance(to: candidate, limit: limit) else { continue }
    if distance == 0 { return nil }
    // Words without a common letter are no suggestion.
    guard distance < max(pattern.count, count) else { continue }
    if let current = best, distance == limit, !isBetter(candidate, current) { continue }
    best = candidate
    limit = distance
  }
  return best
}
