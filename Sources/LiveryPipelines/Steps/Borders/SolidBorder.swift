// SPDX-License-Identifier: Apache-2.0

/// Draws a line of one color along the inside of the shape, and goes on inside of it.
///
/// ```swift
/// Pipeline(parsing: "border(2px white)")
/// Pipeline(parsing: "border(1px gray dash 4px 2px)")
/// ```
public struct SolidBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color.
  public var color: RGBA
  /// The lengths of strokes and gaps in px; none for a line without gaps.
  public var dash: [Double]

  /// A border of a color.
  public init(width: Double = 1, _ color: RGBA, dash: [Double] = []) {
    self.width = width
    self.color = color
    self.dash = dash
  }

  /// A black line of 1 px.
  public static let prototype = SolidBorder(.black)
  /// The width and the color, and strokes and gaps behind a word.
  public static let schema = Schema<SolidBorder>(
    "border", "Draws a line along the inside of the shape.",
    [
      Parameter("width", \.width, in: .nonNegative),
      Parameter("color", \.color, .optional),
      Parameter("dash", \.dash, .labelled("dash"), in: .nonNegative),
    ])

  /// Draws the line in the outermost part of the frame, which is then smaller by its width.
  public func draw(in context: inout DrawingContext) {
    context.strokeBorder(width: width, dash: dash, .color(color))
  }
}

extension DrawingContext {
  /// Draws a line along the inside of the shape, and makes the frame smaller by its width.
  mutating func strokeBorder(width: Double, dash: [Double] = [], _ paint: Paint) {
    let width = max(0, width.limited)
    let stroke = DisplayStroke(width: width, dash: dash.map { max(0, $0.limited) })
    self.stroke(shape, in: frame.inset(by: width / 2), stroke, paint)
    frame = frame.inset(by: width)
  }
}
