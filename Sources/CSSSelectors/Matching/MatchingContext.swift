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
  private static let cachingThreshold = 16

  private var queryCount = 0
  /// The number of elements of the tree.
  private var elementCount = 0
  /// The results that are valid for any scoping root.
  private var unscoped = MatchCaches()
  /// The results that are valid for one scoping root only.
  private var scoped = MatchCaches()
  /// The scoping root of ``scoped``.
  private var cachedScope = -1
  /// The queries about candidates that are in progress, outermost first.
  private var openQueries: [(query: MatchingQuery, element: Int)] = []
  /// The position of each element among the siblings of its type, or zero if it is not computed.
  ///
  /// The positions from the first sibling come first, then those from the last.
  var typeIndices: [UInt32] = []
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
  mutating func startCaching() { queryCount = max(queryCount, Self.cachingThreshold + 1) }

  /// Returns the cached result of a query, or `nil` if there is none.
  mutating func cachedResult(of query: MatchingQuery, for element: Int) -> Bool? {
    queryCount &+= 1
    guard queryCount > Self.cachingThreshold else { return nil }
    if let result = unscoped.results.cachedResult(of: query, for: element) { return result }
    guard scope == cachedScope, let result = scoped.results.cachedResult(of: query, for: element)
    else {
      return nil
    }
    dependedOnScope = true
    return result
  }

  /// Caches the result of a query; a scoped result is valid for the current scoping root only.
  mutating func cache(
    _ result: Bool, of query: MatchingQuery, for element: Int, isScoped: Bool
  ) {
    guard queryCount > Self.cachingThreshold else { return }
    if isScoped {
      beginScope()
      scoped.results.cache(result, of: query, for: element, elementCount: elementCount)
    } else {
      unscoped.results.cache(result, of: query, for: element, elementCount: elementCount)
    }
  }

  /// Clears the results for another scoping root.
  private mutating func beginScope() {
    guard scope != cachedScope else { return }
    scoped = MatchCaches()
    cachedScope = scope
  }

  /// Caches the results of a query for all elements.
  mutating func cache(
    _ all: UnsafeMutableBufferPointer<UInt64>, of query: MatchingQuery, isScoped: Bool
  ) {
    if isScoped {
      beginScope()
      scoped.results.cache(all, of: query, elementCount: elementCount)
    } else {
      unscoped.results.cache(all, of: query, elementCount: elementCount)
    }
  }
}

extension MatchingContext {
  /// Returns the number of elements that a `:has()` was tried on so far.
  func testedElementCount(of argument: UInt32, isScoped: Bool) -> Int {
    if isScoped, scope != cachedScope { return 0 }
    return isScoped ? scoped.testedElementCounts[argument] : unscoped.testedElementCounts[argument]
  }

  /// Adds to the number of elements that a `:has()` was tried on.
  mutating func addTestedElements(_ count: Int, of argument: UInt32, isScoped: Bool) {
    if isScoped {
      beginScope()
      scoped.testedElementCounts[argument] += count
    } else {
      unscoped.testedElementCounts[argument] += count
    }
    // An expensive result is worth caching, even the first.
    if count > 64 { startCaching() }
  }
}

extension MatchingContext {
  /// Records that a walk begins to compute the result of a query.
  mutating func open(_ query: MatchingQuery, for element: Int) {
    openQueries.append((query, element))
  }

  /// Sets the result of the latest open queries.
  mutating func close(_ count: Int, with result: Bool, isScoped: Bool) {
    for _ in 0..<count {
      guard let (query, element) = openQueries.popLast() else { return }
      cache(result, of: query, for: element, isScoped: isScoped)
    }
  }
}
