// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// How far an inline element reaches above and below its baseline.
struct InlineMetrics {
  /// Its letters above the baseline.
  var ascent: Double
  /// Its letters below the baseline.
  var descent: Double
  /// Its line above the baseline.
  var above: Double
  /// Its line below the baseline.
  var below: Double
  /// How far its baseline is below that of the line.
  var shift = 0.0
  /// The distance of lines; nil for what the fonts say.
  let lineHeight: Double?
  /// The size of the font in px.
  let fontSize: Double

  init(_ look: TextLook, _ measuring: any TextMeasuring) {
    let extent = measuring.extent(of: look.font)
    ascent = extent.ascent
    descent = extent.descent
    lineHeight = look.lineHeight
    fontSize = look.font.size
    (above, below) = Self.line(extent, look.lineHeight)
  }

  /// The height of a line of nothing but the element's text.
  var height: Double { above + below }

  /// What a line takes: half of what its distance is more than the letters stands above, and half below.
  static func line(_ extent: FontExtent, _ lineHeight: Double?) -> (above: Double, below: Double) {
    guard let lineHeight else { return (extent.ascent, extent.descent) }
    let leading = (lineHeight - extent.height) / 2
    return (extent.ascent + leading, extent.descent + leading)
  }
}

extension InlineMetrics {
  /// Places the element's baseline by its style.
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
