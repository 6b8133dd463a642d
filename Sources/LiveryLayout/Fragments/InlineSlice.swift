// SPDX-License-Identifier: Apache-2.0

/// Which part of an inline element a piece of it is: how wide the other pieces are that stand to its left and to its right, in px.
///
/// A box that is broken is painted as if its pieces stood on one line, and then cut: only the first and the last have round corners and
/// borders at their sides, and a gradient goes on from piece to piece.
///
/// Defined by [CSS Break 4, section 5.3](https://drafts.csswg.org/css-break-4/#break-decoration).
struct InlineSlice: Sendable, Hashable {
  var left = 0.0
  var right = 0.0

  /// Whether there are no other pieces that would take any room.
  var isWhole: Bool { !hasMoreLeft && !hasMoreRight }
  /// Whether the piece is cut at its left.
  var hasMoreLeft: Bool { left > 0.001 }
  /// Whether the piece is cut at its right.
  var hasMoreRight: Bool { right > 0.001 }
}
