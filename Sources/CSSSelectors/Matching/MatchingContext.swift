// SPDX-License-Identifier: Apache-2.0

/// The scoping root of a match, and the match caches that persist between calls.
///
/// A context is valid for one selector table and one tree that does not change. Keep it while many
/// selectors are matched against the tree. The caches make the time linear in the number of
/// elements. They store results for `&`, for lists with combinators, for `:has()`, for positions
/// among siblings, and for combinators with very many candidates.
package struct MatchingContext: Sendable {
  /// The index of the scoping root, which `:scope` matches, or -1 for the root of the tree.
  package var scope = -1
  /// Whether a result depended on the scoping root since this was last set to `false`.
  ///
  /// If not, the result is valid for every scoping root.
  package var dependedOnScope = false

  /// The number of queries before results are cached: most style sheets never need as many.
  private static let patience = 16

  private var asked = 0
  /// The number of elements of the tree.
  private var elementCount = 0
  /// The results that are valid for any scoping root.
  private var general = MatchCaches()
  /// The results that are valid for one scoping root only.
  private var scoped = MatchCaches()
  /// The scoping root of ``scoped``.
  private var resultDependedOnScope = -1
  /// The queries about candidates that are in progress, outermost first.
  private var openQuestions: [(question: MatchingQuery, element: Int)] = []
  /// The position of each element among the siblings of its type, or zero if it is not computed.
  ///
  /// The positions from the first sibling come first, then those from the last.
  var typePlaces: [UInt32] = []
  /// The nesting depth of the lists that are being matched.
  var depth = 0

  /// Creates an empty context.
  package init() {}

  /// Clears the caches if they belong to a tree of another size.
  mutating func prepare(for count: Int) {
    guard count != elementCount else { return }
    let scope = scope
    self = MatchingContext()
    self.scope = scope
    elementCount = count
  }
}

extension MatchingContext {
  /// Starts to cache results, because a result was expensive enough.
  mutating func startCaching() { asked = max(asked, Self.patience + 1) }

  /// Returns the cached result of a query, or `nil` if there is none.
  mutating func recall(_ question: MatchingQuery, for element: Int) -> Bool? {
    asked &+= 1
    guard asked > Self.patience else { return nil }
    if let answer = general.answers.recall(question, for: element) { return answer }
    guard scope == resultDependedOnScope, let answer = scoped.answers.recall(question, for: element)
    else {
      return nil
    }
    dependedOnScope = true
    return answer
  }

  /// Caches the result of a query; a scoped result is valid for the current scoping root only.
  mutating func remember(
    _ answer: Bool, to question: MatchingQuery, for element: Int, isScoped: Bool
  ) {
    guard asked > Self.patience else { return }
    if isScoped {
      beginScope()
      scoped.answers.remember(answer, to: question, for: element, of: elementCount)
    } else {
      general.answers.remember(answer, to: question, for: element, of: elementCount)
    }
  }

  /// Clears the results for another scoping root.
  private mutating func beginScope() {
    guard scope != resultDependedOnScope else { return }
    scoped = MatchCaches()
    resultDependedOnScope = scope
  }

  /// Caches the results of a query for all elements.
  mutating func remember(
    _ all: UnsafeMutableBufferPointer<UInt64>, to question: MatchingQuery, isScoped: Bool
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
  /// Returns the number of elements that a `:has()` was tried on so far.
  func effort(of argument: UInt32, isScoped: Bool) -> Int {
    if isScoped, scope != resultDependedOnScope { return 0 }
    return isScoped ? scoped.efforts[argument] : general.efforts[argument]
  }

  /// Adds to the number of elements that a `:has()` was tried on.
  mutating func add(effort: Int, of argument: UInt32, isScoped: Bool) {
    if isScoped {
      beginScope()
      scoped.efforts[argument] += effort
    } else {
      general.efforts[argument] += effort
    }
    // An expensive result is worth caching, even the first.
    if effort > 64 { startCaching() }
  }
}

extension MatchingContext {
  /// Records that a walk begins to compute the result of a query.
  mutating func open(_ question: MatchingQuery, for element: Int) {
    openQuestions.append((question, element))
  }

  /// Sets the result of the latest open queries.
  mutating func close(_ count: Int, with answer: Bool, isScoped: Bool) {
    for _ in 0..<count {
      guard let (question, element) = openQuestions.popLast() else { return }
      remember(answer, to: question, for: element, isScoped: isScoped)
    }
  }
}
