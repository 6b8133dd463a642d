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
  /// The width of the line, its position and its dashes.
  public var stroke: BorderStroke
  /// The color.
  public var color: RGBA

  /// A border of a color.
  public init(
    width: Double = 1, _ color: RGBA, place: BorderPlace = .inside, dash: [Double] = []
  ) {
    stroke = BorderStroke(width: width, place: place, dash: dash)
    self.color = color
  }

  /// A black line of 1 px.
  public static let prototype = SolidBorder(.black)
  /// The width, the color, the place, and strokes and gaps behind a word.
  public static let schema = Schema<SolidBorder>(
    "border", "Draws a line along the shape.",
    parameters: [
      .borderWidth(\.stroke.width),
      Parameter("color", \.color, form: .optional, summary: "The color."),
      .borderPlace(\.stroke.place),
      .borderDash(\.stroke.dash),
    ])

  /// Draws the line; the frame loses what of it lies inside.
  public func draw(in context: inout DrawingContext) {
    context.strokeBorder(stroke, .color(color))
  }
}
