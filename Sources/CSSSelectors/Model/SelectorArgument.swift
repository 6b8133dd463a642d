// SPDX-License-Identifier: Apache-2.0

/// The list of selectors inside of a function such as `:is()`.
///
/// Defined by [Selectors Level 4, section 4](https://drafts.csswg.org/selectors-4/#logical-combination).
package struct SelectorArgument: Sendable, Hashable {
  /// The list's records in ``SelectorTable/branches``; empty for a forgiving list without a valid selector.
  let branches: Range<UInt32>
  /// The highest specificity in the list.
  let specificity: Specificity
  /// Whether a combinator or a function with one occurs: then what it matches is worth remembering.
  let isComplex: Bool
}
