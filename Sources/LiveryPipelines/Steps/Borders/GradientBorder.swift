// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws a line of a gradient along the shape, inside of it where nothing else is said, and goes on inside of the line.
///
/// ```css
/// border(1px linear-gradient(white 20%, gray 80%))
/// ```
///
/// The gradient's box is the frame. Three20 has two colors with a place each: `linear-gradient(red 20%, blue 80%)`.
public struct GradientBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The gradient.
  public var gradient: Gradient
  /// On which side of the shape's edge the line lies.
  public var place: BorderPlace
  /// The lengths of strokes and gaps in px; none for a line without gaps.
  public var dash: [Double]

  /// A border of a gradient.
  public init(
    width: Double = 1, _ gradient: Gradient, place: BorderPlace = .inside, dash: [Double] = []
  ) {
    self.width = width
    self.place = place
    self.gradient = gradient.normalized
    self.dash = dash
  }

  /// A border of two colors from top to bottom, mixed in sRGB.
  ///
  /// - Parameters:
  ///   - width: the width in px.
  ///   - top: the upper color.
  ///   - bottom: the lower color.
  ///   - start: where the upper color ends, a part of the height.
  ///   - end: where the lower color begins.
  public init(
    width: Double = 1, _ top: RGBA, _ bottom: RGBA, from start: Double = 0, to end: Double = 1
  ) {
    let stops: [GradientStop] = [.color(top, at: start), .color(bottom, at: end)]
    self.init(width: width, Gradient(downwards: stops))
  }

  /// A line of 1 px, white above and black below.
  public static let prototype = GradientBorder(.white, .black)
  /// The width, the gradient, the place, and strokes and gaps behind a word.
  public static let schema = Schema<GradientBorder>(
    "border", "Draws a line of a gradient along the shape.",
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width."),
      Parameter("gradient", \.gradient, summary: "Any gradient of CSS, whose box is the frame."),
      Parameter(
        "place", \.place, form: .optional,
        summary: "The side of the shape's edge on which the line lies."),
      Parameter(
        "dash", \.dash, form: .labeled("dash"), in: .nonNegative,
        summary: "The lengths of strokes and gaps, in turn."),
    ])

  /// Draws the line; the frame loses what of it lies inside.
  public func draw(in context: inout DrawingContext) {
    let paint = Paint(gradient, in: context.frame, currentColor: context.color)
    context.strokeBorder(width: width, place, dash: dash, paint)
  }
}
