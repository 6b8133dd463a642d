// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line of one color along the shape, inside of it where nothing else is said, and goes on inside of the line.
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
  /// On which side of the shape's edge the line lies.
  public var place: BorderPlace
  /// The lengths of strokes and gaps in px; none for a line without gaps.
  public var dash: [Double]

  /// A border of a color.
  public init(
    width: Double = 1, _ color: RGBA, place: BorderPlace = .inside, dash: [Double] = []
  ) {
    self.width = width
    self.color = color
    self.place = place
    self.dash = dash
  }

  /// A black line of 1 px.
  public static let prototype = SolidBorder(.black)
  /// The width, the color, the place, and strokes and gaps behind a word.
  public static let schema = Schema<SolidBorder>(
    "border", "Draws a line along the shape.",
    [
      Parameter("width", \.width, in: .nonNegative),
      Parameter("color", \.color, .optional),
      Parameter("place", \.place, .optional),
      Parameter("dash", \.dash, .labeled("dash"), in: .nonNegative),
    ])

  /// Draws the line; the frame loses what of it lies inside.
  public func draw(in context: inout DrawingContext) {
    context.strokeBorder(width: width, place, dash: dash, .color(color))
  }
}
