// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The metrics of an inline element relative to its baseline, in px.
struct InlineMetrics {
  /// The ascent of the font.
  var ascent: Double
  /// The descent of the font.
  var descent: Double
  /// The extent of the line box above the baseline.
  var above: Double
  /// The extent of the line box below the baseline.
  var below: Double
  /// The distance of the baseline below that of the line.
  var shift = 0.0
  /// The line height in px; `nil` for that of the font.
  let lineHeight: Double?
  /// The font size in px.
  let fontSize: Double

  init(_ textStyle: TextStyle, _ measuring: any TextMeasuring) {
    let extent = measuring.extent(of: textStyle.font)
    ascent = extent.ascent
    descent = extent.descent
    lineHeight = textStyle.lineHeight
    fontSize = textStyle.font.size
    (above, below) = Self.line(extent, textStyle.lineHeight)
  }

  /// The height of a line that contains only the text of the element.
  var height: Double { above + below }

  /// Returns the extent of a line above and below the baseline, with half the leading each.
  static func line(_ extent: FontExtent, _ lineHeight: Double?) -> (above: Double, below: Double) {
    guard let lineHeight else { return (extent.ascent, extent.descent) }
    let leading = (lineHeight - extent.height) / 2
    return (extent.ascent + leading, extent.descent + leading)
  }
}

extension InlineMetrics {
  /// Sets the baseline according to `vertical-align`.
  ///
  /// Defined by [CSS 2, section 10.8.1](https://www.w3.org/TR/CSS22/visudet.html#propdef-vertical-align).
  mutating func align(_ align: VerticalAlign, in parent: InlineMetrics) {
    shift = parent.shift
    switch align {
    case .sub: shift += parent.fontSize / 5
    case .super: shift -= parent.fontSize / 3
    case .textTop: shift += ascent - parent.ascent
    case .textBottom: shift += parent.descent - descent
    case .middle: shift += (ascent - descent) / 2 - parent.fontSize / 4
    case .length, .percentage, .calculation:
      let height = lineHeight ?? ascent + descent
      shift -= (align.lengthPercentage?.resolved(percentagesOf: height) ?? 0).bounded
    case .baseline, .top, .bottom: break
    }
  }
}
