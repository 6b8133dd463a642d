// SPDX-License-Identifier: Apache-2.0

/// What `&` was found to match, so that rules nested in rules cost the sum of their lists and not
/// the product.
///
/// Good for one table of selectors and one tree that does not change; keep it while many selectors
/// are matched against it.
package struct NestingMemo: Sendable {
  /// The first answers are not kept: most sheets never ask for so many.
  private static let patience = 16

  private var asked = 0
  private var answers: [UInt64: Bool]?

  /// Knows nothing yet.
  package init() {}

  /// The answer for a list and an element, from memory or found by `find`.
  mutating func answer(
    _ nesting: UInt32, _ element: Int, _ find: (inout NestingMemo) -> Bool
  ) -> Bool {
    asked &+= 1
    guard asked > Self.patience else { return find(&self) }
    let key = UInt64(nesting) << 32 | UInt64(UInt32(truncatingIfNeeded: element))
    if let answer = answers?[key] { return answer }
    let answer = find(&self)
    if answers == nil { answers = [:] }
    answers?[key] = answer
    return answer
  }
}
