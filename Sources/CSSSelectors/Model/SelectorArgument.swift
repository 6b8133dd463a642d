// SPDX-License-Identifier: Apache-2.0

/// The selector list of a function such as `:is()`.
///
/// Defined by [Selectors Level 4, section 4](https://drafts.csswg.org/selectors-4/#logical-combination).
package struct SelectorArgument: Sendable, Hashable {
  /// The records in ``SelectorTable/branches``; empty for a forgiving list without valid ones.
  let branches: Range<UInt32>
  /// The maximum specificity in the list.
  let specificity: Specificity
  /// Whether a combinator or a function with one occurs, so that the result is worth caching.
  let isComplex: Bool
}
