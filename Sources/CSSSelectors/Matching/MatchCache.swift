// SPDX-License-Identifier: Apache-2.0

/// A query about many elements whose result is worth caching.
struct MatchingQuery: Sendable {
  /// A number that no other query has; small for a small index.
  let number: Int

  /// The query whether the list that `&` represents matches.
  static func nesting(_ index: UInt32) -> Self { Self(number: Int(index) << 2) }

  /// The query whether the argument of a function matches.
  static func argument(_ index: UInt32) -> Self { Self(number: Int(index) << 2 | 1) }

  /// The query whether the position is one that `:nth-child(… of …)` selects.
  static func nth(_ index: UInt32) -> Self { Self(number: Int(index) << 2 | 2) }

  /// The query whether the compound at a position and all to its left match a candidate.
  ///
  /// The candidates are the element and those farther in the direction of the combinator after the
  /// compound.
  static func candidates(_ position: Int) -> Self { Self(number: position << 2 | 3) }
}

/// Cached results, and the work that they took.
struct MatchCaches: Sendable {
  var results = MatchCache()
  /// The number of elements that each `:has()` was tried on so far.
  var testedElementCounts = TestedElementCounts()
}

/// The results of queries about elements, two bits each: whether it is known, and its value.
struct MatchCache: Sendable {
  /// The start of each query's results in ``words``, plus one; zero if there are none.
  private var starts: [UInt32] = []
  /// For each query and 64 elements, a word of known bits and a word of results.
  private var words: [UInt64] = []
  /// The number of words (128 MiB) at which the cache is cleared.
  private static let limit = 1 << 24

  /// Returns the result, or `nil` if it is not cached.
  @inline(__always)
  func cachedResult(of query: MatchingQuery, for element: Int) -> Bool? {
    guard query.number < starts.count, starts[query.number] != 0 else { return nil }
    let word = Int(starts[query.number]) - 1 + (element >> 6) * 2
    guard words[word] >> UInt64(element & 63) & 1 != 0 else { return nil }
    return words[word + 1] >> UInt64(element & 63) & 1 != 0
  }

  /// Caches the result for one of `elementCount` elements.
  mutating func cache(
    _ result: Bool, of query: MatchingQuery, for element: Int, elementCount: Int
  ) {
    let word = start(of: query, elementCount: elementCount) + (element >> 6) * 2
    words[word] |= 1 << UInt64(element & 63)
    words[word + 1] |= (result ? 1 : 0) << UInt64(element & 63)
  }

  /// Caches the results for all of `elementCount` elements, 64 in a word.
  mutating func cache(
    _ results: UnsafeMutableBufferPointer<UInt64>, of query: MatchingQuery, elementCount: Int
  ) {
    let start = start(of: query, elementCount: elementCount)
    for (index, result) in results.enumerated() {
      words[start + 2 * index] = .max
      words[start + 2 * index + 1] = result
    }
  }

  /// Clears the cache.
  mutating func removeAll() {
    starts.removeAll()
    words.removeAll()
  }

  /// Returns the start of the words of a query and allocates them if necessary.
  private mutating func start(of query: MatchingQuery, elementCount: Int) -> Int {
    if query.number < starts.count, starts[query.number] != 0 {
      return Int(starts[query.number]) - 1
    }
    if words.count > Self.limit { removeAll() }
    if query.number >= starts.count {
      let missing = max(query.number + 1, starts.count * 2) - starts.count
      starts.append(contentsOf: repeatElement(0, count: missing))
    }
    let start = words.count
    words.append(contentsOf: repeatElement(0, count: ((elementCount + 63) >> 6) * 2))
    starts[query.number] = UInt32(truncatingIfNeeded: start + 1)
    return start
  }
}
