// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// What layout and painting know of a style: its values as they are used, read once.
final class BoxStyle: Sendable {
  /// How what is in the box is laid out.
  enum Inside: Sendable {
    /// As blocks and lines.
    case flow
    /// Along an axis.
    case flex
    /// In rows and columns.
    case grid
  }

  /// On which side of the lines a box floats.
  enum Float: Sendable { case none, left, right }

  /// The values of the box.
  let box: Box
  /// How text looks.
  let text: TextLook
  /// How text would look without what `-livery-pipeline` says of it.
  let plainText: TextLook
  /// How children stand along an axis, or in a grid.
  let flex: FlexStyle
  /// What is painted.
  let pipeline: Pipeline
  /// Whether `-livery-pipeline` says what is painted.
  let hasOwnPipeline: Bool
  /// Whether nothing is painted but what is in the box.
  let isPlain: Bool
  /// Whether all that is in the box is painted by itself first: it is transparent, turned, filtered or cut.
  let isLayer: Bool

  /// The values of a box.
  struct Box: Sendable {
    var isNone = false
    /// Whether the element has no box, and its children stand for it.
    var isContents = false
    var isInline = false
    var isListItem = false
    var inside = Inside.flow
    /// Whether what is in the box keeps to itself: margins do not collapse through it, and floats stay inside.
    var isRoot = false
    var position = PositionProperty.static
    var float = Float.none
    var clearsLeft = false
    var clearsRight = false
    var margin = BoxEdges()
    var padding = BoxEdges()
    var border = Insets.zero
    var offsets = BoxEdges(top: .auto, right: .auto, bottom: .auto, left: .auto)
    var width = BoxSize()
    var height = BoxSize()
    var minWidth = BoxSize()
    var minHeight = BoxSize()
    var maxWidth = BoxSize()
    var maxHeight = BoxSize()
    var sizesBorderBox = false
    var ratio: Double?
    var clips = false
    var isHidden = false
    var align = TextAlign.start
    var indent = LengthPercentage.zero
    var verticalAlign = VerticalAlign.baseline
    var maxLines = 0
    var hasEllipsis = false
    var order = 0
    /// How far in front the box is painted; nil for where it comes in the document.
    var zIndex: Int?
    var marker = ListMarker.none
    var marksInside = false
  }

  init(
    box: Box, text: TextLook, plainText: TextLook, flex: FlexStyle, pipeline: Pipeline,
    hasOwnPipeline: Bool
  ) {
    self.box = box
    self.text = text
    self.plainText = plainText
    self.flex = flex
    self.pipeline = pipeline
    self.hasOwnPipeline = hasOwnPipeline
    isPlain = !hasOwnPipeline && !pipeline.paintsBox
    isLayer = !hasOwnPipeline && pipeline.isLayer
  }
}

/// What stands before an item of a list.
enum ListMarker: Sendable, Hashable {
  case none, disc, circle, square, decimal, lowerAlpha, upperAlpha, lowerRoman, upperRoman
  /// A text of the theme's.
  case text(String)
}

extension BoxStyle.Box {
  /// Whether the box is out of the flow, in a place of its own.
  var isAbsolute: Bool { position == .absolute || position == .fixed }
  /// Whether the box floats.
  var floats: Bool { float != .none && !isAbsolute }
}
