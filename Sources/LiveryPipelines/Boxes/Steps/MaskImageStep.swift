// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Shows of all that follows only what its layers let through.
///
/// ```css
/// mask-image(linear-gradient(black, transparent)) background(red)
/// ```
///
/// A layer lets through what it covers, as far as it is opaque, or bright.
///
/// Defined by [CSS Masking 1, section 7](https://drafts.csswg.org/css-masking-1/#positioned-masks).
package struct MaskImageStep: PipelineStep {
  /// The layers, topmost first.
  package var layers: [BackgroundLayer]
  /// Whether brightness lets through; otherwise opacity does.
  package var usesLuminance: Bool

  /// A mask.
  package init(_ layers: [BackgroundLayer], usesLuminance: Bool = false) {
    self.layers = layers
    self.usesLuminance = usesLuminance
  }

  /// A layer that lets all through.
  package static let prototype = MaskImageStep([BackgroundLayer(.black)])
  /// The layers, and what of them lets through.
  package static let schema = Schema<MaskImageStep>(
    "mask-image", "Shows of all that follows only what its layers let through.",
    parameters: [
      Parameter(
        flag: "luminance", \.usesLuminance,
        summary: "Whether brightness lets through; otherwise opacity does."),
      Parameter("layers", \.list, summary: "The layers, topmost first."),
    ])

  private var list: BackgroundLayerList {
    get { BackgroundLayerList(layers) }
    set { layers = newValue.layers }
  }

  /// Draws the layers by themselves, and begins a group that is seen only where they are.
  package func draw(in context: inout DrawingContext) {
    context.add(.group(DisplayGroup()))
    if usesLuminance { context.add(.group(DisplayGroup(filters: [.luminanceToAlpha]))) }
    LayerPainter(layers).draw(in: &context)
    if usesLuminance { context.add(.end) }
    context.add(.group(DisplayGroup(compositing: .sourceIn)))
  }
}
