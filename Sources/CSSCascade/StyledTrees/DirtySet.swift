// SPDX-License-Identifier: Apache-2.0

/// The dirty set: the elements to restyle in document order, with the work that each needs.
///
/// The set has two bits for each element, and its memory is reused between passes. A pass takes
/// time for its elements and for the words between the first one and the last one.
struct DirtySet: Sendable {
  /// The work that an element needs.
  enum Task: Sendable {
    /// The rules are known, and the values are computed again with another parent style.
    case compute
    /// The rules are matched again.
    case match
  }

  private var pending: [UInt64] = []
  private var matching: [UInt64] = []
  /// The range of words that may be nonzero.
  private var words = 0..<0

  /// Reserves memory for a number of elements.
  mutating func prepare(for count: Int) {
    let wordCount = (count + 63) >> 6
    guard pending.count != wordCount else { return }
    pending = Array(repeating: 0, count: wordCount)
    matching = pending
    words = 0..<0
  }

  /// Adds an element.
  mutating func insert(_ element: Int, _ task: Task) {
    let word = element >> 6
    pending[word] |= 1 << UInt64(element & 63)
    if task == .match { matching[word] |= 1 << UInt64(element & 63) }
    words =
      words.isEmpty
      ? word..<word + 1 : min(words.lowerBound, word)..<max(words.upperBound, word + 1)
  }

  /// Removes and returns the first element, or returns `nil` if the set is empty.
  mutating func popFirst() -> (element: Int, task: Task)? {
    while let word = words.first {
      if pending[word] == 0 {
        words = word + 1..<words.upperBound
        continue
      }
      let bit = UInt64(pending[word].trailingZeroBitCount)
      let isMatching = matching[word] >> bit & 1 != 0
      pending[word] &= ~(1 << bit)
      matching[word] &= ~(1 << bit)
      return (word << 6 + Int(bit), isMatching ? .match : .compute)
    }
    return nil
  }
}
