// SPDX-License-Identifier: Apache-2.0

/// The role of a box in the boxes around it, and the layout of its content.
///
/// Defined by [CSS Display 3, section 2](https://drafts.csswg.org/css-display-3/#the-display-properties).
struct BoxDisplay: Sendable {
  /// The layout of the content of a box.
  enum Inside: Sendable {
    /// Blocks and lines.
    case flow
    /// Items along an axis.
    case flex
    /// Items in rows and columns.
    case grid
  }

  /// Whether the element and its children have no boxes.
  var isNone = false
  /// Whether the element has no box of its own, so that its children take its place.
  var isContents = false
  var isInline = false
  var isListItem = false
  var inside = Inside.flow
  /// Whether the box establishes a formatting context.
  ///
  /// Margins do not collapse through such a box, and floats stay inside it.
  var isFormattingContextRoot = false
}
