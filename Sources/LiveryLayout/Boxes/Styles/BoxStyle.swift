// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The values of a style that layout and painting use, read once.
final class BoxStyle: Sendable {
  /// The values of the box.
  let box: Box
  /// The style of text.
  let text: TextStyle
  /// The style of text without the text step of `-livery-pipeline`.
  let textWithoutPipeline: TextStyle
  /// The layout of children along an axis or in a grid.
  let flex: FlexStyle
  /// The steps that paint the box.
  let pipeline: Pipeline
  /// Whether the steps are those of `-livery-pipeline`.
  let hasOwnPipeline: Bool
  /// Whether only the content of the box is painted.
  let isPlain: Bool
  /// Whether the box is painted as a layer: it is transparent, transformed, filtered or clipped.
  let createsStackingContext: Bool

  /// The values of a box.
  struct Box: Sendable {
    var display = BoxDisplay()
    var placement = BoxPlacement()
    var sizes = BoxSizes()
    var margin = BoxEdges()
    var padding = BoxEdges()
    var border = Insets.zero
    var lines = LineStyle()
    var list = ListStyle()
    /// Whether content outside of the box is cut off.
    var clips = false
    /// Whether the box takes space and is not painted.
    var isHidden = false
  }

  init(
    box: Box, text: TextStyle, textWithoutPipeline: TextStyle, flex: FlexStyle, pipeline: Pipeline,
    hasOwnPipeline: Bool
  ) {
    self.box = box
    self.text = text
    self.textWithoutPipeline = textWithoutPipeline
    self.flex = flex
    self.pipeline = pipeline
    self.hasOwnPipeline = hasOwnPipeline
    isPlain = !hasOwnPipeline && !pipeline.paintsBox
    createsStackingContext = !hasOwnPipeline && pipeline.createsStackingContext
  }
}

extension BoxStyle.Box {
  /// Whether the box is out of the flow and placed by its offsets.
  var isAbsolute: Bool { placement.position == .absolute || placement.position == .fixed }
  /// Whether the box floats.
  var floats: Bool { placement.float != .none && !isAbsolute }
}

/// The layout of the lines of a block, and the position of an inline box in its line.
struct LineStyle: Sendable {
  var align = TextAlign.start
  /// The indentation of the first line.
  var indent = LengthPercentage.zero
  /// The maximum number of lines; 0 for no limit.
  var maxLines = 0
  /// Whether a line that is cut off ends with an ellipsis.
  var hasEllipsis = false
  var verticalAlign = VerticalAlign.baseline
}

/// The marker of a list item.
struct ListStyle: Sendable {
  var marker = ListMarker.none
  /// Whether the marker is in the first line of the item, and not beside it.
  var isInside = false
}

/// A marker before an item of a list.
enum ListMarker: Sendable, Hashable {
  case none, disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman
  /// A text of the theme.
  case text(String)
}

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

/// The sizing properties of a box.
///
/// Defined by [CSS Sizing 3, section 3](https://drafts.csswg.org/css-sizing-3/#sizing-properties).
struct BoxSizes: Sendable {
  var width = SizingValue()
  var height = SizingValue()
  var minWidth = SizingValue()
  var minHeight = SizingValue()
  var maxWidth = SizingValue()
  var maxHeight = SizingValue()
  /// Whether the sizes include padding and border.
  var usesBorderBoxSizing = false
  /// The width divided by the height, if the style prefers a ratio.
  var ratio: Double?
}
