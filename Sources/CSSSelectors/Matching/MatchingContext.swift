// SPDX-License-Identifier: Apache-2.0

/// What matching is told beside selector and element, and what it remembers between calls.
///
/// Good for one table of selectors and one tree that does not change; keep it while many selectors
/// are matched against it. What is remembered makes the time linear in the number of elements:
/// answers for `&`, for lists with combinators, for `:has()`, for places among siblings, and for
/// combinators that have very many candidates.
package struct MatchingContext: Sendable {
  /// The index of the scoping root, which `:scope` matches; -1 where that is the tree's root.
  package var scope = -1
  /// Whether an answer had to do with the scoping root since this was last set to false: if
  /// not, it holds for every other.
  package var askedForScope = false

  /// The first answers are not kept: most sheets never ask for so many.
  private static let patience = 16

  private var asked = 0
  /// How many elements the tree has.
  private var elementCount = 0
  /// The answers that apply for any scoping root.
  private var general = MatchingMemory()
  /// The answers that apply for one scoping root only.
  private var scoped = MatchingMemory()
  /// The scoping root of ``scoped``.
  private var answeredScope = -1
  /// Questions about candidates that walks have begun to answer, those of the outermost first.
  private var openQuestions: [(question: MatchingQuestion, element: Int)] = []
  /// Each element's place among the siblings of its type, first all that are counted from the first
  /// sibling, then all that are counted from the last; zero where nobody asked.
  var typePlaces: [UInt32] = []
  /// How many lists are being matched, one inside of another.
  var depth = 0

  /// Knows nothing yet.
  package init() {}

  /// Forgets everything if it was about another tree.
  mutating func prepare(for count: Int) {
    guard count != elementCount else { return }
    let scope = scope
    self = MatchingContext()
    self.scope = scope
    elementCount = count
  }
}

extension MatchingContext {
  /// Keeps answers from now on, because one was found with so much work that it is worth it.
  mutating func losePatience() { asked = max(asked, Self.patience + 1) }

  /// The answer to a question, if it is known.
  mutating func recall(_ question: MatchingQuestion, for element: Int) -> Bool? {
    asked &+= 1
    guard asked > Self.patience else { return nil }
    if let answer = general.answers.recall(question, for: element) { return answer }
    guard scope == answeredScope, let answer = scoped.answers.recall(question, for: element) else {
      return nil
    }
    askedForScope = true
    return answer
  }

  /// Keeps the answer to a question; a scoped one could be another for another scoping root.
  mutating func remember(
    _ answer: Bool, to question: MatchingQuestion, for element: Int, isScoped: Bool
  ) {
    guard asked > Self.patience else { return }
    if isScoped {
      beginScope()
      scoped.answers.remember(answer, to: question, for: element, of: elementCount)
    } else {
      general.answers.remember(answer, to: question, for: element, of: elementCount)
    }
  }

  /// Forgets what was about another scoping root.
  private mutating func beginScope() {
    guard scope != answeredScope else { return }
    scoped = MatchingMemory()
    answeredScope = scope
  }

  /// Keeps the answers to a question for all elements.
  mutating func remember(
    _ all: UnsafeMutableBufferPointer<UInt64>, to question: MatchingQuestion, isScoped: Bool
  ) {
    if isScoped {
      beginScope()
      scoped.answers.remember(all, to: question, of: elementCount)
    } else {
      general.answers.remember(all, to: question, of: elementCount)
    }
  }
}

extension MatchingContext {
  /// How many elements a `:has()` was tried on so far.
  func effort(of argument: UInt32, isScoped: Bool) -> Int {
    if isScoped, scope != answeredScope { return 0 }
    return isScoped ? scoped.efforts[argument] : general.efforts[argument]
  }

  /// Counts elements that a `:has()` was tried on.
  mutating func add(effort: Int, of argument: UInt32, isScoped: Bool) {
    if isScoped {
      beginScope()
      scoped.efforts[argument] += effort
    } else {
      general.efforts[argument] += effort
    }
    // An answer that took long is worth keeping, be it the first.
    if effort > 64 { losePatience() }
  }
}

extension MatchingContext {
  /// Notes that a walk is about to find the answer to a question.
  mutating func open(_ question: MatchingQuestion, for element: Int) {
    openQuestions.append((question, element))
  }

  /// Answers the latest open questions.
  mutating func close(_ count: Int, with answer: Bool, isScoped: Bool) {
    for _ in 0..<count {
      guard let (question, element) = openQuestions.popLast() else { return }
      remember(answer, to: question, for: element, isScoped: isScoped)
    }
  }
}
