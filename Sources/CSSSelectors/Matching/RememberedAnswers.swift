// SPDX-License-Identifier: Apache-2.0

/// Something that is asked of many elements and that takes work to answer.
struct MatchingQuestion: Sendable {
  /// A number that no other question has, small where the index is.
  let number: Int

  /// Whether the list that `&` stands for matches.
  static func nesting(_ index: UInt32) -> Self { Self(number: Int(index) << 2) }

  /// Whether the list inside of a function matches, or its relative selectors do.
  static func argument(_ index: UInt32) -> Self { Self(number: Int(index) << 2 | 1) }

  /// Whether the place is one that `:nth-child(… of …)` asks for.
  static func place(_ index: UInt32) -> Self { Self(number: Int(index) << 2 | 2) }

  /// Whether the compound at a position and all to the left of it match at the element or at one
  /// that is farther in the direction of the combinator behind the compound.
  static func candidates(_ position: Int) -> Self { Self(number: position << 2 | 3) }
}

/// The answers that are known, and the work that they took.
struct MatchingMemory: Sendable {
  var answers = RememberedAnswers()
  /// The number of elements that each `:has()` was tried on so far.
  var efforts = MatchingEfforts()
}

/// The answers to questions about elements, two bits each: whether it is known, and what it is.
struct RememberedAnswers: Sendable {
  /// Where the answers to each question begin in ``words``, plus one; zero where there are none.
  private var starts: [UInt32] = []
  /// For each question and 64 elements, which answers are known and which of them are yes.
  private var words: [UInt64] = []
  /// When there are so many words (128 MiB) all is forgotten.
  private static let limit = 1 << 24

  /// The answer, if it is known.
  @inline(__always)
  func recall(_ question: MatchingQuestion, for element: Int) -> Bool? {
    guard question.number < starts.count, starts[question.number] != 0 else { return nil }
    let word = Int(starts[question.number]) - 1 + (element >> 6) * 2
    guard words[word] >> UInt64(element & 63) & 1 != 0 else { return nil }
    return words[word + 1] >> UInt64(element & 63) & 1 != 0
  }

  /// Keeps the answer for one of `count` elements.
  mutating func remember(
    _ answer: Bool, to question: MatchingQuestion, for element: Int, of count: Int
  ) {
    let word = start(of: question, count) + (element >> 6) * 2
    words[word] |= 1 << UInt64(element & 63)
    words[word + 1] |= (answer ? 1 : 0) << UInt64(element & 63)
  }

  /// Keeps the answers for all of `count` elements, 64 in a word.
  mutating func remember(
    _ answers: UnsafeMutableBufferPointer<UInt64>, to question: MatchingQuestion, of count: Int
  ) {
    let start = start(of: question, count)
    for (index, answer) in answers.enumerated() {
      words[start + 2 * index] = .max
      words[start + 2 * index + 1] = answer
    }
  }

  /// Forgets everything.
  mutating func forget() {
    starts.removeAll()
    words.removeAll()
  }

  /// Where the words of a question begin; there are some afterwards.
  private mutating func start(of question: MatchingQuestion, _ count: Int) -> Int {
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
