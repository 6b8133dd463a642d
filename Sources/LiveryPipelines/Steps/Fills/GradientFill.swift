// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// Fills the shape with colors that pass into each other: along a line, around a center or about it.
///
/// ```css
/// fill(linear-gradient(white, silver))
/// fill(repeating-radial-gradient(circle, gold 0 4px, orange 0 8px))
/// fill(conic-gradient(in hsl longer hue, red, red))
/// ```
///
/// Three20's fill has two colors from top to bottom. This takes every gradient of CSS, whose box is the frame.
public struct GradientFill: PipelineStep {
  /// The gradient.
  public var gradient: CSSGradient

  /// A fill of a gradient.
  public init(_ gradient: CSSGradient) { self.gradient = gradient.normalized }

  /// Two colors from the top of the frame to its bottom, mixed in sRGB.
  public init(_ top: RGBA, _ bottom: RGBA) {
    self.init(CSSGradient(downwards: [.color(top), .color(bottom)]))
  }

  /// White to black.
  public static let prototype = GradientFill(.white, .black)
  /// The gradient.
  public static let schema = Schema<GradientFill>(
    "fill", "Fills the shape with colors that pass into each other.",
    parameters: [
      Parameter("gradient", \.gradient, summary: "Any gradient of CSS, whose box is the frame.")
    ])

  /// Fills the shape.
  public func draw(in context: inout DrawingContext) {
    guard !context.frame.isEmpty else { return }
    context.fill(Paint(gradient, in: context.frame, currentColor: context.color))
  }
}
