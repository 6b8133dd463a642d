// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Fills the shape with a color under a gloss: bright at the top, with an edge across the middle.
///
/// ```css
/// fill(reflective crimson)
/// fill(reflective rgb(40 80 160) bottom-highlight)
/// ```
///
/// The gloss is white with an opacity of 0.685 at the top and 0.13 above the middle. Below the
/// middle it is transparent, down to 0.6 of the height. At the bottom its opacity is 0.27 with
/// `bottom-highlight`, and zero without.
///
/// The dimensions are those of Three20.
public struct ReflectiveFill: PipelineStep {
  /// The color under the gloss.
  public var color: RGBA
  /// Whether the shape is glossy at the bottom as well.
  public var hasBottomHighlight: Bool

  /// Creates a glossy fill of a color.
  public init(_ color: RGBA, hasBottomHighlight: Bool = false) {
    self.color = color
    self.hasBottomHighlight = hasBottomHighlight
  }

  /// A black fill that is glossy only at the top.
  public static let prototype = ReflectiveFill(.black)
  /// The schema, with the labeled color and a keyword for the lower gloss.
  public static let schema = Schema<ReflectiveFill>(
    "fill", "Fills the shape with a color and a glossy highlight.",
    parameters: [
      Parameter(
        "color", \.color, form: .required("reflective"), summary: "The color below the highlight."),
      Parameter(
        flag: "bottom-highlight", \.hasBottomHighlight,
        summary: "Whether the shape has a highlight at the bottom as well."),
    ])

  /// Fills the shape with the color, and with white of varying opacity on top.
  public func draw(in context: inout DrawingContext) {
    context.fill(.color(color))
    let frame = context.frame
    let shine = DisplayGradient(
      .linear(Point(frame.minX, frame.minY), Point(frame.minX, frame.maxY)), stops: stops)
    context.fill(.gradient(shine))
  }

  /// The gradient stops of the gloss from top to bottom.
  private var stops: [DisplayGradient.Stop] {
    [(0, 0.685), (0.5, 0.13), (0.5, 0), (0.6, 0), (1, hasBottomHighlight ? 0.27 : 0)].map {
      DisplayGradient.Stop($0, .white.withAlpha($1))
    }
  }
}
