// SPDX-License-Identifier: Apache-2.0

/// The elements that are to be styled again, handed out in document order, and how much of it is to be done.
///
/// Two bits for each element, and the memory is kept from one pass to the next: a pass costs what it has to do and a
/// look at the words between the first element and the last.
struct RestyleAgenda: Sendable {
  /// What is to be done for an element.
  enum Task: Sendable {
    /// Its rules are known; its values are computed below another parent.
    case compute
    /// Rules are matched again.
    case match
  }

  private var pending: [UInt64] = []
  private var matching: [UInt64] = []
  /// The words that may not be zero.
  private var words = 0..<0

  /// Makes room for so many elements.
  mutating func prepare(for count: Int) {
    let wordCount = (count + 63) >> 6
    guard pending.count != wordCount else { return }
    pending = Array(repeating: 0, count: wordCount)
    matching = pending
    words = 0..<0
  }

  /// Puts an element down.
  mutating func insert(_ element: Int, _ task: Task) {
    let word = element >> 6
    pending[word] |= 1 << UInt64(element & 63)
    if task == .match { matching[word] |= 1 << UInt64(element & 63) }
    words =
      words.isEmpty
      ? word..<word + 1 : min(words.lowerBound, word)..<max(words.upperBound, word + 1)
  }

  /// Takes the first element; nil when nothing is left.
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
