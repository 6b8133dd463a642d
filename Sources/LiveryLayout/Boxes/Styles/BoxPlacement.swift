// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The position of a box: in the flow, beside it, or out of it.
///
/// Defined by [CSS Positioned Layout 3](https://drafts.csswg.org/css-position-3/) and
/// [CSS 2, section 9.5](https://drafts.csswg.org/css2/#floats).
struct BoxPlacement: Sendable {
  /// The side of the lines on which a box floats.
  enum Float: Sendable { case none, left, right }

  var position = PositionProperty.static
  var float = Float.none
  /// Whether the box goes below the floats at the left.
  var clearsLeft = false
  /// Whether the box goes below the floats at the right.
  var clearsRight = false
  /// The distances from the edges of the containing block.
  var offsets = BoxEdges(top: .auto, right: .auto, bottom: .auto, left: .auto)
  /// The order among the children of a flex or grid container.
  var order = 0
  /// The order in which boxes are painted; `nil` for that of the document.
  var zIndex: Int?
}
