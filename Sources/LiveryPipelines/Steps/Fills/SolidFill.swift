// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Fills the shape with a solid color.
///
/// ```css
/// fill(#3b5998)
/// fill(oklch(60% 0.15 250))
/// ```
public struct SolidFill: PipelineStep {
  /// The color.
  public var color: RGBA

  /// Creates a fill with a solid color.
  public init(_ color: RGBA) { self.color = color }

  /// A black fill.
  public static let prototype = SolidFill(.black)
  /// The schema, with the color.
  public static let schema = Schema<SolidFill>(
    "fill", "Fills the shape with one color.",
    parameters: [
      Parameter("color", \.color, summary: "The color; `currentcolor` is the element's.")
    ])

  /// Fills the shape in the frame.
  public func draw(in context: inout DrawingContext) { context.fill(.color(color)) }
}
