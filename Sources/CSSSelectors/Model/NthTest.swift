// SPDX-License-Identifier: Apache-2.0

/// What `:nth-child()`, `:nth-last-child()`, `:nth-of-type()` or `:nth-last-of-type()` asks: a
/// place in a row of siblings.
///
/// An element's place, counted from 1, must be `step * n + offset` for some whole `n` that is not negative.
///
/// Defined by [Selectors Level 4, section 13.3](https://drafts.csswg.org/selectors-4/#child-index).
package struct NthTest: Sendable, Hashable {
  /// Which siblings are counted, and from where.
  let order: Order
  /// The `A` of `An+B`.
  let step: Int32
  /// The `B` of `An+B`.
  let offset: Int32
  /// The index of the ``SelectorArgument`` behind `of`; nil where all siblings count.
  let argument: UInt32?

  /// Which siblings are counted, and from where.
  package enum Order: UInt8, Sendable, Hashable {
    /// All, from the first.
    case child
    /// All, from the last.
    case lastChild
    /// Those of the element's type, from the first.
    case ofType
    /// Those of the element's type, from the last.
    case lastOfType
  }

  /// Whether a place, counted from 1, is one of those asked for.
  package func holds(at place: Int) -> Bool {
    let distance = place - Int(offset)
    if step == 0 { return distance == 0 }
    return distance % Int(step) == 0 && distance / Int(step) >= 0
  }
}
