// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Draws a gradient line along the shape, inside by default, and shrinks the frame by it.
///
/// ```css
/// border(1px linear-gradient(white 20%, gray 80%))
/// ```
///
/// The gradient's box is the frame. The two colors of Three20 with their positions correspond to
/// `linear-gradient(red 20%, blue 80%)`.
public struct GradientBorder: PipelineStep {
  /// The width of the line, its position and its dashes.
  public var stroke: BorderStroke
  /// The gradient.
  public var gradient: CSSGradient

  /// Creates a border with a gradient.
  public init(
    width: Double = 1, _ gradient: CSSGradient, position: BorderPosition = .inside,
    dash: [Double] = []
  ) {
    stroke = BorderStroke(width: width, position: position, dash: dash)
    self.gradient = gradient.normalized
  }

  /// Creates a border with two colors from top to bottom, interpolated in sRGB.
  ///
  /// - Parameters:
  ///   - width: The width in px.
  ///   - top: The upper color.
  ///   - bottom: The lower color.
  ///   - start: The end of the upper color, as a fraction of the height.
  ///   - end: The start of the lower color, as a fraction of the height.
  public init(
    width: Double = 1, _ top: RGBA, _ bottom: RGBA, from start: Double = 0, to end: Double = 1
  ) {
    let stops: [GradientStop] = [.color(top, at: start), .color(bottom, at: end)]
    self.init(width: width, CSSGradient(downwards: stops))
  }

  /// A line of 1 px, from white at the top to black at the bottom.
  public static let prototype = GradientBorder(.white, .black)
  /// The schema, with the width, the gradient, the position, and the labeled dashes.
  public static let schema = Schema<GradientBorder>(
    "border", "Draws a line of a gradient along the shape.",
    parameters: [
      .borderWidth(\.stroke.width),
      Parameter("gradient", \.gradient, summary: "A CSS gradient, whose box is the frame."),
      .borderPosition(\.stroke.position),
      .borderDash(\.stroke.dash),
    ])

  /// Draws the line, and shrinks the frame by the part that lies inside.
  public func draw(in context: inout DrawingContext) {
    let paint = Paint(gradient, in: context.frame, currentColor: context.color)
    context.strokeBorder(stroke, paint)
  }
}
