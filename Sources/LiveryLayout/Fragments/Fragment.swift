// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A piece of an element at its place: a whole box, the part of an inline box on one line, or a text on it.
///
/// Places are relative to the upper left corner of the fragment around, so that what is moved takes along what is in it.
///
/// Defined by [CSS Break 4, "fragment"](https://drafts.csswg.org/css-break-4/#fragment).
struct Fragment: Sendable {
  /// What a fragment is.
  enum Kind: Sendable {
    /// The border box of an element.
    case box
    /// What a line has of an inline element, and which part of the whole that is.
    case inline(InlineSlice)
    /// A text on one line.
    case text(TextFragment)
    /// The place where an element would stand that has a place of its own.
    case placeholder
  }

  /// The element's number.
  var element: Int
  /// The border box.
  var frame: Rect
  var kind = Kind.box
  var children: [Fragment] = []
  /// Whether it is what stands before an item of a list.
  var isMarker = false
  /// How far the first baseline is below the top; nil for a box without text.
  var baseline: Double?
  /// How far the last baseline is below the top.
  var lastBaseline: Double?
}

/// A text on one line, in one look and one direction.
struct TextFragment: Sendable {
  /// The letters, with the hyphen or the ellipsis at their end.
  var text: String
  /// How far the baseline is below the top of the fragment.
  var baseline: Double
  /// Whether it runs from the right.
  var isRightToLeft: Bool
  /// What each space is wider than usual, so that the line is as wide as all others.
  var spacing = 0.0
  /// The number of its text, and its first byte there: the order in which it is read.
  var paragraph = 0
  var start = 0
}

/// The part of an inline element that a piece shows: the widths of the pieces to its left and to its right, in px.
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
