// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// Draws the layers of a background or of a mask.
struct LayerPainter {
  /// The layers, topmost first.
  let layers: [BackgroundLayer]

  init(_ layers: [BackgroundLayer]) { self.layers = layers }

  /// Draws the layers, the topmost last.
  func draw(in context: inout DrawingContext) {
    for layer in layers.reversed() {
      let isBlended = layer.blending != .normal
      if isBlended { context.add(.group(DisplayGroup(compositing: layer.blending))) }
      draw(layer, in: &context)
      if isBlended { context.add(.end) }
    }
  }

  private func draw(_ layer: BackgroundLayer, in context: inout DrawingContext) {
    let seen = context.rect(of: layer.clip)
    guard !seen.isEmpty, let image = PaintableImage(layer.image, in: context),
      let geometry = LayerGeometry(layer, of: image.size, in: context.rect(of: layer.origin))
    else { return }
    let outline = context.outline(of: layer.clip)
    if case .source(let source, _) = image {
      let pattern = DisplayPattern(
        source, tile: geometry.tile, step: geometry.step,
        repeatsHorizontally: geometry.repeatsHorizontally,
        repeatsVertically: geometry.repeatsVertically)
      return context.add(.fill(outline, .pattern(pattern)))
    }
    let tiles = geometry.tiles(in: seen)
    if let tile = tiles.first, tiles.count == 1, tile.holds(seen) {
      return context.add(.fill(outline, image.paint(in: tile, currentColor: context.color)))
    }
    guard !tiles.isEmpty else { return }
    context.add(.clip(outline))
    for tile in tiles {
      context.add(.fill(Path(tile), image.paint(in: tile, currentColor: context.color)))
    }
    context.add(.end)
  }
}

extension PaintableImage {
  /// What fills one tile.
  func paint(in tile: Rect, currentColor: RGBA) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient):
      .gradient(DisplayGradient(gradient, in: tile, currentColor: currentColor))
    case .source(let source, _):
      .pattern(
        DisplayPattern(source, tile: tile, repeatsHorizontally: false, repeatsVertically: false))
    }
  }
}

extension Rect {
  /// Whether another box lies inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
