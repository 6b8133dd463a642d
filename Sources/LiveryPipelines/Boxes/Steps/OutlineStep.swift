// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws a line around the box, which takes up no space.
///
/// ```css
/// outline(2px solid blue offset 1px)
/// ```
///
/// Defined by [CSS UI 4, section 3](https://drafts.csswg.org/css-ui-4/#outline-props).
package struct OutlineStep: PipelineStep {
  /// The width in px.
  package var width: Double
  /// The style and color of the line.
  package var line: BorderLine
  /// The distance from the border box, in px; negative values are inwards.
  package var offset: Double

  /// Creates an outline.
  package init(_ width: Double, _ line: BorderLine, offset: Double = 0) {
    self.width = width
    self.line = line
    self.offset = offset
  }

  /// A solid black line of 1 px.
  package static let prototype = OutlineStep(1, BorderLine(.solid, .black))
  /// The schema, with the width, the style, the color and the offset.
  package static let schema = Schema<OutlineStep>(
    "outline", "Draws a line around the box.",
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width."),
      Parameter("line", \.line, summary: "The style and the color of the line."),
      Parameter(
        "offset", \.offset, form: .labeled("offset"),
        summary: "The distance from the border box; a negative distance is inwards."),
    ])

  /// Draws the line; a negative offset is limited to the center of the box.
  package func draw(in context: inout DrawingContext) {
    let frame = context.frame
    guard width > 0, !frame.isEmpty, !line.isClear else { return }
    let distance = max(offset, -min(frame.width, frame.height) / 2) + width
    let before = context
    BorderPainter(
      lines: Dictionary(uniqueKeysWithValues: Edge.allCases.map { ($0, line) }),
      frame: frame.inset(by: -distance), widths: Insets(width),
      isRound: context.corners?.areSharp != true,
      outline: { before.outline(outsetBy: distance - $0.top) }
    ).draw(in: &context)
  }
}
