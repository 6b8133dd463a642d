// SPDX-License-Identifier: Apache-2.0

/// The test of `:nth-child()`, `:nth-last-child()`, `:nth-of-type()` or `:nth-last-of-type()`.
///
/// An element's position, counted from 1, must be `step * n + offset` for some integer `n` that is
/// not negative.
///
/// Defined by [Selectors Level 4, section 13.3](https://drafts.csswg.org/selectors-4/#child-index).
package struct NthTest: Sendable, Hashable {
  /// The siblings that count, and the direction.
  let order: Order
  /// The `A` of `An+B`.
  let step: Int32
  /// The `B` of `An+B`.
  let offset: Int32
  /// The index of the ``SelectorArgument`` after `of`, or `nil` if all siblings count.
  let argument: UInt32?

  /// The siblings that count, and the direction.
  package enum Order: UInt8, Sendable, Hashable {
    /// All siblings, from the first.
    case child
    /// All siblings, from the last.
    case lastChild
    /// Siblings of the element's type, from the first.
    case ofType
    /// Siblings of the element's type, from the last.
    case lastOfType
  }

  /// Returns whether a position, counted from 1, passes the test.
  package func matches(at index: Int) -> Bool {
    let distance = index - Int(offset)
    if step == 0 { return distance == 0 }
    return distance % Int(step) == 0 && distance / Int(step) >= 0
  }
}
