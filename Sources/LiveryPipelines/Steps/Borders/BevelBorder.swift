// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// Draws the sides of the shape that face a light in one color, and the other sides in another.
///
/// ```css
/// bevel(1px highlight white shadow gray)
/// bevel(highlight rgb(255 255 255 / 60%) light 270deg)
/// ```
///
/// The frame shrinks by the width on each side that has a color.
public struct BevelBorder: PipelineStep {
  /// The width in px.
  public var width: Double
  /// The color of the sides that face the light, or `nil` for no line.
  public var highlight: RGBA?
  /// The color of the other sides, or `nil` for no line.
  public var shadow: RGBA?
  /// The direction of the light source in degrees: 90 is above, 0 right, 180 left, 270 below.
  public var light: Double
  /// The lengths of dashes and gaps in px, or an empty array for solid lines.
  public var dash: [Double]

  /// The default direction of the light: from above, slightly to the left.
  static let defaultLight = 125.0

  /// Creates a border from its two colors.
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

  /// A border with a width of 1 px and no colors.
  public static let prototype = BevelBorder()
  /// The schema, with the width and the labeled colors and light.
  public static let schema = Schema<BevelBorder>(
    "bevel", "Draws the sides of the shape as if lit from one direction.",
    parameters: [
      Parameter("width", \.width, form: .optional, in: .nonNegative, summary: "The width."),
      Parameter(
        "highlight", \.highlight, form: .labeled("highlight"),
        summary: "The color of the sides that face the light."),
      Parameter(
        "shadow", \.shadow, form: .labeled("shadow"), summary: "The color of the other sides."),
      Parameter(
        "light", \.light, form: .labeled("light"), as: .angle,
        summary:
          "The angle from which the light comes: 0deg is the right, 90deg above, 180deg the left, 270deg below."
      ),
      Parameter(
        "dash", \.dash, form: .labeled("dash"), in: .nonNegative,
        summary: "The alternating lengths of dashes and gaps."),
    ])

  /// Draws the lines, and shrinks the frame by the width on each side that has one.
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

  /// The angle of the light, normalized to 0 through 360.
  private var turn: Double {
    let light = light.limited
    if (0...360).contains(light) { return light }
    return light - (light / 360).rounded(.down) * 360
  }
}
