// SPDX-License-Identifier: Apache-2.0

/// The direction in which an element's text runs: what `:dir()` asks for.
///
/// Defined by [Selectors Level 4, section 10.1](https://drafts.csswg.org/selectors-4/#the-dir-pseudo).
package enum Direction: UInt8, Sendable, Hashable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl

  /// What is added to the atom's number of a word that is no direction, to tell it from one.
  static let wordOffset: UInt32 = 2
}
