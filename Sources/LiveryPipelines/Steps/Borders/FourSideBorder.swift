// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line along each side of the shape that has a color, and shrinks the frame by the lines.
///
/// ```css
/// border-sides(1px bottom gray)
/// border-sides(1px top white left white dash 2px)
/// ```
///
/// The frame shrinks by the width on each side that has a color. A round corner belongs to the side
/// that ends there in clockwise direction; the top left corner belongs to the top.
public struct FourSideBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color of the top, or `nil` for no line.
  public var top: RGBA?
  /// The color of the right side, or `nil` for no line.
  public var right: RGBA?
  /// The color of the bottom, or `nil` for no line.
  public var bottom: RGBA?
  /// The color of the left side, or `nil` for no line.
  public var left: RGBA?
  /// The lengths of dashes and gaps in px, or an empty array for solid lines.
  public var dash: [Double]

  /// Creates a border from the colors of its sides.
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

  /// A border with a width of 1 px and no colors.
  public static let prototype = FourSideBorder()
  /// The schema, with the width and the labeled color of each side.
  public static let schema = Schema<FourSideBorder>(
    "border-sides", "Draws a line along each side of the shape that has a color.",
    parameters: [
      Parameter("width", \.width, in: .nonNegative, summary: "The width."),
      Parameter("top", \.top, form: .labeled("top"), summary: "The color of the top side."),
      Parameter("right", \.right, form: .labeled("right"), summary: "The color of the right side."),
      Parameter(
        "bottom", \.bottom, form: .labeled("bottom"), summary: "The color of the bottom side."),
      Parameter("left", \.left, form: .labeled("left"), summary: "The color of the left side."),
      Parameter(
        "dash", \.dash, form: .labeled("dash"), in: .nonNegative,
        summary: "The alternating lengths of dashes and gaps."),
    ])

  /// Draws the lines, and shrinks the frame by the width on each side that has one.
  public func draw(in context: inout DrawingContext) {
    let colors = SideColors(top: top, right: right, bottom: bottom, left: left)
    context.strokeSides(colors, width: width, dash: dash, light: BevelBorder.defaultLight)
  }
}
