// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// Draws the layers of a background or of a mask.
struct LayerPainter {
  /// The layers, topmost first.
  let layers: [BackgroundLayer]

  init(_ layers: [BackgroundLayer]) { self.layers = layers }

  /// Draws the layers in painting order, the topmost last.
  func draw(in context: inout DrawingContext) {
    for layer in layers.reversed() {
      let isBlended = layer.blending != .normal
      if isBlended { context.add(.group(DisplayGroup(compositing: layer.blending))) }
      draw(layer, in: &context)
      if isBlended { context.add(.end) }
    }
  }

  /// The maximum number of individually drawn tiles in all layers.
  private static let maximumTotalTileCount = 1_024

  private func draw(_ layer: BackgroundLayer, in context: inout DrawingContext) {
    let clipRect = context.rect(of: layer.clip.box)
    guard !clipRect.isEmpty, let image = PaintableImage(layer.image, in: context),
      let geometry = LayerGeometry(layer, of: image.size, in: context.rect(of: layer.origin))
    else { return }
    context.draw(within: layer.clip) { context in
      image.fill(
        context.outline(of: layer.clip.box), of: clipRect, geometry,
        maximum: min(PaintableImage.maximumTileCount, Self.maximumTotalTileCount / layers.count),
        in: &context)
    }
  }
}
