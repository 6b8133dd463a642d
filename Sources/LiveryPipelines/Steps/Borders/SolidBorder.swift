// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a solid line along the shape, by default inside of it, and shrinks the frame by the line.
///
/// ```css
/// border(2px white)
/// border(1px gray dash 4px 2px)
/// border(3px navy outside)
/// ```
///
/// The frame shrinks by the part of the line that lies inside, so that two borders nest. The
/// content frame is unchanged.
public struct SolidBorder: PipelineStep {
  /// The width of the line, its position and its dashes.
  public var stroke: BorderStroke
  /// The color.
  public var color: RGBA

  /// Creates a border with a color.
  public init(
    width: Double = 1, _ color: RGBA, position: BorderPosition = .inside, dash: [Double] = []
  ) {
    stroke = BorderStroke(width: width, position: position, dash: dash)
    self.color = color
  }

  /// A black line of 1 px.
  public static let prototype = SolidBorder(.black)
  /// The schema, with the width, the color, the position, and the labeled dashes.
  public static let schema = Schema<SolidBorder>(
    "border", "Draws a line along the shape.",
    parameters: [
      .borderWidth(\.stroke.width),
      Parameter("color", \.color, form: .optional, summary: "The color."),
      .borderPosition(\.stroke.position),
      .borderDash(\.stroke.dash),
    ])

  /// Draws the line, and shrinks the frame by the part that lies inside.
  public func draw(in context: inout DrawingContext) {
    context.strokeBorder(stroke, .color(color))
  }
}
