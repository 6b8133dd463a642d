// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws a line along each side of the shape that has a color, and goes on inside of them.
///
/// ```swift
/// Pipeline(parsing: "border-sides(1px bottom gray)")
/// ```
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
    [
      Parameter("width", \.width, in: .nonNegative),
      Parameter("top", \.top, .labeled("top")),
      Parameter("right", \.right, .labeled("right")),
      Parameter("bottom", \.bottom, .labeled("bottom")),
      Parameter("left", \.left, .labeled("left")),
      Parameter("dash", \.dash, .labeled("dash"), in: .nonNegative),
    ])

  /// Draws the lines; the frame loses the width on each side that has one.
  public func draw(in context: inout DrawingContext) {
    let colors = SideColors(top: top, right: right, bottom: bottom, left: left)
    context.strokeSides(colors, width: width, dash: dash, light: BevelBorder.defaultLight)
  }
}
