// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line along each side of the shape that has a color, and goes on inside of them.
///
/// ```css
/// border-sides(1px bottom gray)
/// border-sides(1px top white left white dash 2px)
/// ```
///
/// The frame loses the width on each side that has a color. A round corner belongs to the side that ends there,
/// going clockwise; the one at the top left belongs to the top.
public struct FourSideBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color of the upper side; nil for no line.
  public var top: RGBA?
  /// The color of the right side; nil for no line.
  public var right: RGBA?
  /// The color of the lower side; nil for no line.
  public var bottom: RGBA?
  /// The color of the left side; nil for no line.
  public var left: RGBA?
  /// The lengths of strokes and gaps in px; none for lines without gaps.
  public var dash: [Double]

  /// A border by the colors of its sides.
  public init(
    width: Double = 1, top: RGBA? = nil, right: RGBA? = nil, bottom: RGBA? = nil,
    left: RGBA? = nil, dash: [Double] = []
  ) {
    self.width = width
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
    self.dash = dash
  }

  /// A width of 1 px, and no side.
  public static let prototype = FourSideBorder()
  /// The width, and the color of each side behind its name.
  public static let schema = Schema<FourSideBorder>(
    "border-sides", "Draws a line along some sides of the shape.",
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width."),
      Parameter("top", \.top, form: .labeled("top"), summary: "The color of the upper side."),
      Parameter("right", \.right, form: .labeled("right"), summary: "The color of the right side."),
      Parameter(
        "bottom", \.bottom, form: .labeled("bottom"), summary: "The color of the lower side."),
      Parameter("left", \.left, form: .labeled("left"), summary: "The color of the left side."),
      Parameter(
        "dash", \.dash, form: .labeled("dash"), in: .nonNegative,
        summary: "The lengths of strokes and gaps, in turn."),
    ])

  /// Draws the lines; the frame loses the width on each side that has one.
  public func draw(in context: inout DrawingContext) {
    let colors = SideColors(top: top, right: right, bottom: bottom, left: left)
    context.strokeSides(colors, width: width, dash: dash, light: BevelBorder.defaultLight)
  }
}
