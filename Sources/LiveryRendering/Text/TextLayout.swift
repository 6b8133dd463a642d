// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// The layout of a text: its lines and their positions.
  final class TextLayout {
    /// The lines, from the top.
    let lines: [Line]
    /// The size and baseline of the text.
    let textMetrics: TextMetrics
    /// The metrics of the font at the size that was used.
    let metrics: FontMetrics
    /// The available width of the lines, in px.
    let width: Double
    /// A Boolean value that indicates whether a line is wider than the available width.
    let overflows: Bool
    /// A Boolean value that indicates whether lines are clipped at the available width.
    let isClipped: Bool
    /// The owners of the lines.
    private let layouts: [PangoObject]

    /// Creates a layout from its parts.
    init(
      lines: [Line], textMetrics: TextMetrics, metrics: FontMetrics, width: Double, overflows: Bool,
      isClipped: Bool, layouts: [PangoObject]
    ) {
      self.lines = lines
      self.textMetrics = textMetrics
      self.metrics = metrics
      self.width = width
      self.overflows = overflows
      self.isClipped = isClipped
      self.layouts = layouts
    }

    /// A line of a text.
    struct Line {
      /// The Pango line, which lives as long as the layout that it belongs to.
      let pointer: UnsafeMutablePointer<PangoLayoutLine>
      /// The left edge, in px.
      var x: Double
      /// The baseline, in px from the top.
      var baseline: Double
      /// The width, in px.
      let width: Double
    }
  }
#endif
