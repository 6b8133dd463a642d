// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Those of an element's own longhands whose values may be the parent's, because a declaration says `inherit` or may
/// come to it.
///
/// They are computed while the parent is at hand.
struct TakenLonghands: Sendable, Equatable {
  /// The values, in the order of the table.
  let values: LonghandValues
  /// Whether one of them is the parent's: then the style is for this parent's children alone.
  let askedParent: Bool

  /// The same values where the parent was asked for them.
  var asked: TakenLonghands { TakenLonghands(values: values, askedParent: true) }

  /// No value may be the parent's.
  static let none = TakenLonghands(values: LonghandValues(), askedParent: false)
}
