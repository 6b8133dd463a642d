// SPDX-License-Identifier: Apache-2.0
import CSSValues

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
