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
  /// The width of the line, its position and its dashes.
  public var stroke: BorderStroke
  /// The gradient.
  public var gradient: CSSGradient

  /// A border of a gradient.
  public init(
    width: Double = 1, _ gradient: CSSGradient, place: BorderPlace = .inside, dash: [Double] = []
  ) {
    stroke = BorderStroke(width: width, place: place, dash: dash)
    self.gradient = gradient.normalized
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
    self.init(width: width, CSSGradient(downwards: stops))
  }

  /// A line of 1 px, white above and black below.
  public static let prototype = GradientBorder(.white, .black)
  /// The width, the gradient, the place, and strokes and gaps behind a word.
  public static let schema = Schema<GradientBorder>(
    "border", "Draws a line of a gradient along the shape.",
    parameters: [
      .borderWidth(\.stroke.width),
      Parameter("gradient", \.gradient, summary: "Any gradient of CSS, whose box is the frame."),
      .borderPlace(\.stroke.place),
      .borderDash(\.stroke.dash),
    ])

  /// Draws the line; the frame loses what of it lies inside.
  public func draw(in context: inout DrawingContext) {
    let paint = Paint(gradient, in: context.frame, currentColor: context.color)
    context.strokeBorder(stroke, paint)
  }
}
