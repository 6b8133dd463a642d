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
  let text: TextLook
  /// The style of text without the text step of `-livery-pipeline`.
  let plainText: TextLook
  /// The layout of children along an axis or in a grid.
  let flex: FlexStyle
  /// The steps that paint the box.
  let pipeline: Pipeline
  /// Whether the steps are those of `-livery-pipeline`.
  let hasOwnPipeline: Bool
  /// Whether only the content of the box is painted.
  let isPlain: Bool
  /// Whether the box is painted as a layer: it is transparent, transformed, filtered or clipped.
  let isLayer: Bool

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

extension BoxStyle.Box {
  /// Whether the box is out of the flow and placed by its offsets.
  var isAbsolute: Bool { placement.position == .absolute || placement.position == .fixed }
  /// Whether the box floats.
  var floats: Bool { placement.float != .none && !isAbsolute }
}
