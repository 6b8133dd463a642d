// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line of one color along the shape, inside of it where nothing else is said, and goes on inside of the line.
///
/// ```css
/// border(2px white)
/// border(1px gray dash 4px 2px)
/// border(3px navy outside)
/// ```
///
/// The frame loses what of the line lies inside, so that two borders lie within each other. The content frame
/// stays.
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
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width."),
      Parameter("color", \.color, form: .optional, summary: "The color."),
      Parameter(
        "place", \.place, form: .optional,
        summary: "The side of the shape's edge on which the line lies."),
      Parameter(
        "dash", \.dash, form: .labeled("dash"), in: .nonNegative,
        summary: "The lengths of strokes and gaps, in turn."),
    ])

  /// Draws the line; the frame loses what of it lies inside.
  public func draw(in context: inout DrawingContext) {
    context.strokeBorder(width: width, place, dash: dash, .color(color))
  }
}
