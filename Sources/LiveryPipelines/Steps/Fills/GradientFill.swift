// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Fills the shape with a linear, radial or conic gradient.
///
/// ```css
/// fill(linear-gradient(white, silver))
/// fill(repeating-radial-gradient(circle, gold 0 4px, orange 0 8px))
/// fill(conic-gradient(in hsl longer hue, red, red))
/// ```
///
/// The step accepts every gradient of CSS, whose box is the frame. Three20's fill has two colors
/// from top to bottom.
public struct GradientFill: PipelineStep {
  /// The gradient.
  public var gradient: CSSGradient

  /// Creates a fill with a gradient.
  public init(_ gradient: CSSGradient) { self.gradient = gradient.normalized }

  /// Creates a fill with two colors from the top of the frame to its bottom, interpolated in sRGB.
  public init(_ top: RGBA, _ bottom: RGBA) {
    self.init(CSSGradient(downwards: [.color(top), .color(bottom)]))
  }

  /// A fill from white to black.
  public static let prototype = GradientFill(.white, .black)
  /// The schema, with the gradient.
  public static let schema = Schema<GradientFill>(
    "fill", "Fills the shape with a gradient.",
    parameters: [
      Parameter("gradient", \.gradient, summary: "A CSS gradient, whose box is the frame.")
    ])

  /// Fills the shape.
  public func draw(in context: inout DrawingContext) {
    guard !context.frame.isEmpty else { return }
    context.fill(Paint(gradient, in: context.frame, currentColor: context.color))
  }
}
