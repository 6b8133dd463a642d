// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Keeps of what was painted before it, as far back as the last group began, what its layers let through.
///
/// ```css
/// opacity(1) background(red) mask-image(linear-gradient(black, transparent))
/// ```
///
/// A layer lets through what it covers, as far as it is opaque, or bright. The step before which a group begins is mostly
/// ``OpacityStep``.
///
/// Defined by [CSS Masking 1, section 7](https://drafts.csswg.org/css-masking-1/#positioned-masks).
public struct MaskImageStep: PipelineStep {
  /// The layers, topmost first.
  public var layers: [BackgroundLayer]
  /// Whether brightness lets through; otherwise opacity does.
  public var usesLuminance: Bool

  /// A mask.
  public init(_ layers: [BackgroundLayer], usesLuminance: Bool = false) {
    self.layers = layers
    self.usesLuminance = usesLuminance
  }

  /// A layer that lets all through.
  public static let prototype = MaskImageStep([BackgroundLayer(.black)])
  /// The layers, and what of them lets through.
  public static let schema = Schema<MaskImageStep>(
    "mask-image", "Keeps of what was painted before it what its layers let through.",
    [
      Parameter(flag: "luminance", \.usesLuminance),
      Parameter("layers", \.list),
    ])

  private var list: BackgroundLayerList {
    get { BackgroundLayerList(layers) }
    set { layers = newValue.layers }
  }

  /// Draws the layers as a group that what is there is kept by.
  public func draw(in context: inout DrawingContext) {
    context.add(
      .group(
        DisplayGroup(
          filters: usesLuminance ? [.luminanceToAlpha] : [], compositing: .destinationIn)))
    LayerPainter(layers).draw(in: &context)
    context.add(.end)
  }
}
