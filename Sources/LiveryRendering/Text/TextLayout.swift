// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  /// A text laid out: its lines, and where they stand.
  final class TextLayout {
    /// The lines from the top.
    let lines: [Line]
    /// How large it is.
    let measure: TextMeasure
    /// The measures of its font at the size that was used.
    let metrics: FontMetrics
    /// The width that lines stand in.
    let width: Double
    /// Whether a line is wider than the width.
    let overflows: Bool
    /// Whether lines are cut off at the width.
    let isClipped: Bool
    /// What the lines belong to.
    private let layouts: [PangoObject]

    /// A layout by its parts.
    init(
      lines: [Line], measure: TextMeasure, metrics: FontMetrics, width: Double, overflows: Bool,
      isClipped: Bool, layouts: [PangoObject]
    ) {
      self.lines = lines
      self.measure = measure
      self.metrics = metrics
      self.width = width
      self.overflows = overflows
      self.isClipped = isClipped
      self.layouts = layouts
    }

    /// A line of a text.
    struct Line {
      /// Pango's line, which lives as long as the layout that it belongs to.
      let pointer: UnsafeMutablePointer<PangoLayoutLine>
      /// Where it begins, in px from the left.
      var x: Double
      /// Where its baseline is, in px from the top.
      var baseline: Double
      /// How wide it is, in px.
      let width: Double
    }
  }
#endif
