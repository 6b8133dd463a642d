// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Fills the shape with a color under a shine: bright at the top, with an edge across the middle.
///
/// ```css
/// fill(reflective crimson)
/// fill(reflective rgb(40 80 160) bottom-highlight)
/// ```
///
/// The shine is white with the opacity 0.685 at the top and 0.13 above the middle, nothing below it down to 0.6 of
/// the height, and at the bottom 0.27 where `bottom-highlight` is written, otherwise nothing.
///
/// The figures are those of Three20.
public struct ReflectiveFill: PipelineStep {
  /// The color under the shine.
  public var color: RGBA
  /// Whether the shape shines at the bottom as well.
  public var hasBottomHighlight: Bool

  /// A fill of a color that shines.
  public init(_ color: RGBA, hasBottomHighlight: Bool = false) {
    self.color = color
    self.hasBottomHighlight = hasBottomHighlight
  }

  /// Black, which shines at the top alone.
  public static let prototype = ReflectiveFill(.black)
  /// The color behind a word, and a word for the lower shine.
  public static let schema = Schema<ReflectiveFill>(
    "fill", "Fills the shape with a color that shines.",
    parameters: [
      Parameter(
        "color", \.color, form: .required("reflective"), summary: "The color under the shine."),
      Parameter(
        flag: "bottom-highlight", \.hasBottomHighlight,
        summary: "Whether the shape shines at the bottom as well."),
    ])

  /// Fills the shape with the color, and with white of several opacities on top.
  public func draw(in context: inout DrawingContext) {
    context.fill(.color(color))
    let frame = context.frame
    let shine = DisplayGradient(
      .linear(Point(frame.minX, frame.minY), Point(frame.minX, frame.maxY)), stops: stops)
    context.fill(.gradient(shine))
  }

  /// The opacities of white from top to bottom.
  private var stops: [DisplayGradient.Stop] {
    [(0, 0.685), (0.5, 0.13), (0.5, 0), (0.6, 0), (1, hasBottomHighlight ? 0.27 : 0)].map {
      DisplayGradient.Stop($0, .white.withAlpha($1))
    }
  }
}
