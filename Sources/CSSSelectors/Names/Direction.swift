// SPDX-License-Identifier: Apache-2.0

/// The direction of an element's text, which `:dir()` tests.
///
/// Defined by [Selectors Level 4, section 10.1](https://drafts.csswg.org/selectors-4/#the-dir-pseudo).
package enum Direction: UInt8, Sendable, Hashable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl

  /// The offset of the atom number of an unknown direction, to keep it distinct.
  static let unknownKeywordOffset: UInt32 = 2
}
