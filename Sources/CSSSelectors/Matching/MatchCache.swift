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
  static func place(_ index: UInt32) -> Self { Self(number: Int(index) << 2 | 2) }

  /// The query whether the compound at a position and all to its left match a candidate.
  ///
  /// The candidates are the element and those farther in the direction of the combinator after the
  /// compound.
  static func candidates(_ position: Int) -> Self { Self(number: position << 2 | 3) }
}

/// Cached results, and the work that they took.
struct MatchCaches: Sendable {
  var answers = MatchCache()
  /// The number of elements that each `:has()` was tried on so far.
  var efforts = TrialCounts()
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
  func recall(_ question: MatchingQuery, for element: Int) -> Bool? {
    guard question.number < starts.count, starts[question.number] != 0 else { return nil }
    let word = Int(starts[question.number]) - 1 + (element >> 6) * 2
    guard words[word] >> UInt64(element & 63) & 1 != 0 else { return nil }
    return words[word + 1] >> UInt64(element & 63) & 1 != 0
  }

  /// Caches the result for one of `count` elements.
  mutating func remember(
    _ answer: Bool, to question: MatchingQuery, for element: Int, of count: Int
  ) {
    let word = start(of: question, count) + (element >> 6) * 2
    words[word] |= 1 << UInt64(element & 63)
    words[word + 1] |= (answer ? 1 : 0) << UInt64(element & 63)
  }

  /// Caches the results for all of `count` elements, 64 in a word.
  mutating func remember(
    _ answers: UnsafeMutableBufferPointer<UInt64>, to question: MatchingQuery, of count: Int
  ) {
    let start = start(of: question, count)
    for (index, answer) in answers.enumerated() {
      words[start + 2 * index] = .max
      words[start + 2 * index + 1] = answer
    }
  }

  /// Clears the cache.
  mutating func forget() {
    starts.removeAll()
    words.removeAll()
  }

  /// Returns the start of the words of a query and allocates them if necessary.
  private mutating func start(of question: MatchingQuery, _ count: Int) -> Int {
    if question.number < starts.count, starts[question.number] != 0 {
      return Int(starts[question.number]) - 1
    }
    if words.count > Self.limit { forget() }
    if question.number >= starts.count {
      let missing = max(question.number + 1, starts.count * 2) - starts.count
      starts.append(contentsOf: repeatElement(0, count: missing))
    }
    let start = words.count
    words.append(contentsOf: repeatElement(0, count: ((count + 63) >> 6) * 2))
    starts[question.number] = UInt32(truncatingIfNeeded: start + 1)
    return start
  }
}
