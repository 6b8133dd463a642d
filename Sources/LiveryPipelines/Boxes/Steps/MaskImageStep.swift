// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Masks the steps that follow with layers of images.
///
/// ```css
/// mask-image(linear-gradient(black, transparent)) background(red)
/// ```
///
/// A layer shows the steps where its image is opaque, or with `luminance` where it is bright.
///
/// Defined by [CSS Masking 1, section 7](https://drafts.csswg.org/css-masking-1/#positioned-masks).
package struct MaskImageStep: PipelineStep {
  /// The layers, topmost first.
  package var layers: [BackgroundLayer]
  /// Whether the luminance of the layers is the mask value, instead of their alpha.
  package var usesLuminance: Bool

  /// Creates a mask.
  package init(_ layers: [BackgroundLayer], usesLuminance: Bool = false) {
    self.layers = layers
    self.usesLuminance = usesLuminance
  }

  /// A mask with a solid black layer, which shows everything.
  package static let prototype = MaskImageStep([BackgroundLayer(.black)])
  /// The schema, with the layers and the kind of mask value.
  package static let schema = Schema<MaskImageStep>(
    "mask-image", "Masks the steps after it with image layers.",
    parameters: [
      Parameter(
        flag: "luminance", \.usesLuminance,
        summary: "Whether the mask uses luminance instead of opacity."),
      Parameter("layers", \.list, summary: "The layers, topmost first."),
    ])

  private var list: BackgroundLayerList {
    get { BackgroundLayerList(layers) }
    set { layers = newValue.layers }
  }

  /// Draws the layers separately, and begins a group that is composited into them.
  package func draw(in context: inout DrawingContext) {
    context.add(.group(DisplayGroup()))
    if usesLuminance { context.add(.group(DisplayGroup(filters: [.luminanceToAlpha]))) }
    LayerPainter(layers).draw(in: &context)
    if usesLuminance { context.add(.end) }
    context.add(.group(DisplayGroup(compositing: .sourceIn)))
  }
}
