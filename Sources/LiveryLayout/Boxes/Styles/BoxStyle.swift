// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// What layout and painting know of a style: its values as they are used, read once.
final class BoxStyle: Sendable {
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
