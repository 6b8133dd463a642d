// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// Draws a line of a gradient along the inside of the shape, and goes on inside of it.
///
/// The gradient's box is the frame. Three20 has two colors with a place each: `linear-gradient(red 20%, blue 80%)`.
public struct GradientBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The gradient.
  public var gradient: Gradient
  /// The lengths of strokes and gaps in px; none for a line without gaps.
  public var dash: [Double]

  /// A border of a gradient.
  public init(width: Double = 1, _ gradient: Gradient, dash: [Double] = []) {
    self.width = width
    self.gradient = gradient.normalized
    self.dash = dash
  }

  /// A border of two colors from top to bottom.
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
    self.init(width: width, Gradient(.linear(.side(.bottom)), stops: stops))
  }

  /// A line of 1 px, white above and black below.
  public static let prototype = GradientBorder(.white, .black)
  /// The width and the gradient, and strokes and gaps behind a word.
  public static let schema = Schema<GradientBorder>(
    "border", "Draws a line of a gradient along the inside of the shape.",
    [
      Parameter("width", \.width, in: .nonNegative),
      Parameter("gradient", \.gradient),
      Parameter("dash", \.dash, .labelled("dash"), in: .nonNegative),
    ])

  /// Draws the line in the outermost part of the frame, which is then smaller by its width.
  public func draw(in context: inout DrawingContext) {
    let paint = Paint(gradient, in: context.frame, currentColor: context.color)
    context.strokeBorder(width: width, dash: dash, paint)
  }
}
