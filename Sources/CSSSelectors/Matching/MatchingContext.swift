// SPDX-License-Identifier: Apache-2.0

/// What matching is told beside selector and element, and what it remembers between calls.
///
/// Good for one table of selectors and one tree that does not change; keep it while many selectors
/// are matched against it.
package struct MatchingContext: Sendable {
  /// The index of the scoping root, which `:scope` matches; -1 where that is the tree's root.
  package var scope = -1

  /// The first answers are not kept: most sheets never ask for so many.
  private static let patience = 16

  private var asked = 0
  private var answers: [UInt64: Bool] = [:]

  /// Knows nothing yet.
  package init() {}

  mutating func answer(_ nesting: UInt32, _ element: Int) -> Bool? {
    asked &+= 1
    guard asked > Self.patience else { return nil }
    return answers[UInt64(nesting) << 32 | UInt64(UInt32(truncatingIfNeeded: element))]
  }

  mutating func remember(_ answer: Bool, _ nesting: UInt32, _ element: Int) {
    guard asked > Self.patience else { return }
    answers[UInt64(nesting) << 32 | UInt64(UInt32(truncatingIfNeeded: element))] = answer
  }
}
