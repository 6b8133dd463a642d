// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line along the inside of the shape and a light line below it, which looks engraved.
///
/// ```css
/// highlight-border(1px rgb(0 0 0 / 50%) rgb(255 255 255 / 70%))
/// ```
///
/// The line looks engraved. The frame shrinks by the width on the left and right, and by twice the
/// width at the top and bottom.
///
/// The dimensions are those of Three20.
public struct HighlightBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color of the line.
  public var color: RGBA
  /// The color of the lower line.
  public var highlight: RGBA

  /// Creates a border from its two colors.
  public init(width: Double = 1, _ color: RGBA, highlight: RGBA) {
    self.width = width
    self.color = color
    self.highlight = highlight
  }

  /// A black line of 1 px over a white line.
  public static let prototype = HighlightBorder(.black, highlight: .white)
  /// The schema, with the width and both colors.
  public static let schema = Schema<HighlightBorder>(
    "highlight-border", "Draws a line along the inside of the shape, with a light line below.",
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width of each line."),
      Parameter("color", \.color, summary: "The color of the line."),
      Parameter("highlight", \.highlight, summary: "The color of the line below."),
    ])

  /// Draws both lines, and shrinks the frame: once the width left and right, else twice.
  public func draw(in context: inout DrawingContext) {
    let width = max(0, width.limited)
    let stroke = DisplayStroke(width: width)
    var rect = context.frame.inset(by: width / 2)
    rect.size.height -= 2
    context.stroke(
      context.shape, in: rect.offset(by: Point(0, 1)), stroke: stroke, paint: .color(highlight))
    context.stroke(context.shape, in: rect, stroke: stroke, paint: .color(color))
    context.frame = context.frame.inset(
      by: Insets(top: 2 * width, right: width, bottom: 2 * width, left: width))
  }
}
