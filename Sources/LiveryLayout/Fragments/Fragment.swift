// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A fragment of an element: a box, the part of an inline box on one line, or a text on one line.
///
/// Positions are relative to the upper left corner of the parent fragment, so that a fragment moves
/// with its descendants.
///
/// Defined by [CSS Break 4, "fragment"](https://drafts.csswg.org/css-break-4/#fragment).
struct Fragment: Sendable {
  /// A kind of fragment.
  enum Kind: Sendable {
    /// The border box of an element.
    case box
    /// The part of an inline element on one line, with its slice of the whole.
    case inline(InlineSlice)
    /// A text on one line.
    case text(TextFragment)
    /// The static position of an absolutely positioned element.
    case placeholder
  }

  /// The index of the element.
  var element: Int
  /// The border box.
  var frame: Rect
  var kind = Kind.box
  var children: [Fragment] = []
  /// Whether the fragment is the marker of a list item.
  var isMarker = false
  /// The distance of the first baseline from the top; `nil` for a box without text.
  var baseline: Double?
  /// The distance of the last baseline from the top.
  var lastBaseline: Double?
}

/// A text on one line with a single style and direction.
struct TextFragment: Sendable {
  /// The text, including a hyphen or an ellipsis at its end.
  var text: String
  /// The distance of the baseline from the top of the fragment.
  var baseline: Double
  /// Whether the text runs from right to left.
  var isRightToLeft: Bool
  /// The additional width of each space in a justified line, in px.
  var spacing = 0.0
  /// The index of the paragraph, and the first byte in it, which set the reading order.
  var paragraph = 0
  var start = 0
}

/// A slice of a broken inline box: the widths of the other fragments to its left and right, in px.
///
/// The whole box is painted as if its fragments were on one line, and then cut. So only the first
/// and last fragments have rounded corners and side borders, and a gradient continues across the
/// fragments.
///
/// Defined by [CSS Break 4, section 5.3](https://drafts.csswg.org/css-break-4/#break-decoration).
struct InlineSlice: Sendable, Hashable {
  var left = 0.0
  var right = 0.0

  /// Whether there are no other fragments with a width.
  var isWhole: Bool { !hasMoreLeft && !hasMoreRight }
  /// Whether the fragment is cut on its left.
  var hasMoreLeft: Bool { left > 0.001 }
  /// Whether the fragment is cut on its right.
  var hasMoreRight: Bool { right > 0.001 }
}
