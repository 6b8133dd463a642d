// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the sides of the shape that face a light in one color, and the others in another one.
///
/// ```swift
/// Pipeline(parsing: "bevel(1px highlight white shadow gray light 270deg)")
/// ```
public struct BevelBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color of the sides that face the light; nil for no line.
  public var highlight: RGBA?
  /// The color of the other sides; nil for no line.
  public var shadow: RGBA?
  /// Where the light comes from, in degrees: 90 is above, 0 is the right, 180 the left, 270 below.
  public var light: Double
  /// The lengths of strokes and gaps in px; none for lines without gaps.
  public var dash: [Double]

  /// The angle of the light where nobody says another one: from above, a little to the left.
  static let defaultLight = 125.0

  /// A border by its two colors.
  public init(
    width: Double = 1, highlight: RGBA? = nil, shadow: RGBA? = nil, light: Double = 125,
    dash: [Double] = []
  ) {
    self.width = width
    self.highlight = highlight
    self.shadow = shadow
    self.light = light
    self.dash = dash
  }

  /// A width of 1 px, and no color.
  public static let prototype = BevelBorder()
  /// The width, and the colors and the light behind their names.
  public static let schema = Schema<BevelBorder>(
    "bevel", "Draws the sides of the shape as if light fell on them.",
    [
      Parameter("width", \.width, .optional, in: .nonNegative),
      Parameter("highlight", \.highlight, .labeled("highlight")),
      Parameter("shadow", \.shadow, .labeled("shadow")),
      Parameter("light", \.light, .labeled("light"), as: .angle),
      Parameter("dash", \.dash, .labeled("dash"), in: .nonNegative),
    ])

  /// Draws the lines; the frame loses the width on each side that has one.
  public func draw(in context: inout DrawingContext) {
    context.strokeSides(colors, width: width, dash: dash, light: turn)
  }

  /// The color of each side.
  var colors: SideColors {
    func color(_ isLit: Bool) -> RGBA? { isLit ? highlight : shadow }
    let angle = turn
    return SideColors(
      top: color(angle <= 180), right: color(angle >= 270 || angle <= 90),
      bottom: color(angle >= 180 || angle == 0), left: color(angle >= 90 && angle <= 270))
  }

  /// The angle of the light from 0 to 360.
  private var turn: Double {
    let light = light.limited
    if (0...360).contains(light) { return light }
    return light - (light / 360).rounded(.down) * 360
  }
}
