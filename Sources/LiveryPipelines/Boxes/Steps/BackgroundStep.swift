// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryDisplay

/// Draws the background of the box: its color, and the layers above it.
///
/// ```css
/// background(red)
/// background(white url(dots.png) at 50% 50% repeat no-repeat, linear-gradient(white, silver) clip padding-box)
/// background(linear-gradient(red, blue) clip text) text(bold 30px transparent)
/// ```
///
/// Defined by [CSS Backgrounds 3, section 2](https://drafts.csswg.org/css-backgrounds-3/#backgrounds).
package struct BackgroundStep: PipelineStep {
  /// The color.
  package var color: RGBA
  /// The area that the color fills: one of the boxes, or the glyphs of the texts that follow.
  package var clip: BackgroundClip
  /// The layers above the color, topmost first.
  package var layers: [BackgroundLayer]

  /// Creates a background.
  package init(
    _ color: RGBA = .clear, clip: BackgroundClip = .box(.borderBox), layers: [BackgroundLayer] = []
  ) {
    self.color = color
    self.clip = clip
    self.layers = layers
  }

  /// A transparent background without layers.
  package static let prototype = BackgroundStep()
  /// The schema, with the color, its clip, and the layers.
  package static let schema = Schema<BackgroundStep>(
    "background", "Draws the background of the box.",
    parameters: [
      Parameter("color", \.color, form: .optional, summary: "The color."),
      Parameter(
        "clip", \.clip, form: .labeled("clip"),
        summary: "The box that the color fills, or the glyphs of the texts after the step."),
      Parameter(
        "layers", \.list, form: .optional, summary: "The layers above the color, topmost first."),
    ])

  private var list: BackgroundLayerList {
    get { BackgroundLayerList(layers) }
    set { layers = newValue.layers }
  }

  /// Fills the box with the color, and draws the layers, the topmost last.
  ///
  /// Blend modes of layers apply within the background, not to the backdrop of the box.
  package func draw(in context: inout DrawingContext) {
    let isBlended = layers.contains { $0.blending != .normal }
    if isBlended { context.add(.group(DisplayGroup())) }
    if color.alpha > 0, !context.rect(of: clip.box).isEmpty {
      context.draw(within: clip) {
        $0.add(.fill($0.outline(of: clip.box), .color(color)))
      }
    }
    LayerPainter(layers).draw(in: &context)
    if isBlended { context.add(.end) }
  }
}
