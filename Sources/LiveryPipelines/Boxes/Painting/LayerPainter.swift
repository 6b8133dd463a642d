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
    image.draw(in: &context) { content, context in
      if case .source(let source) = content {
        let pattern = DisplayPattern(
          source, tile: geometry.tile, step: geometry.step,
          repeatsHorizontally: geometry.repeatsHorizontally,
          repeatsVertically: geometry.repeatsVertically)
        context.add(.fill(outline, .pattern(pattern)))
      } else {
        let tiles = geometry.tiles(in: seen, most: LayerGeometry.maximumCount / image.parts.count)
        Self.draw(content, outline, of: seen, in: tiles, &context)
      }
    }
  }

  /// Fills tiles with a color or a gradient, as far as they lie in an outline.
  private static func draw(
    _ content: PaintableImage.Content, _ outline: Path, of box: Rect, in tiles: [Rect],
    _ context: inout DrawingContext
  ) {
    let color = context.color
    if let tile = tiles.first, tiles.count == 1, tile.holds(box) {
      return context.add(.fill(outline, content.paint(in: tile, currentColor: color)))
    }
    guard !tiles.isEmpty else { return }
    context.add(.clip(outline))
    for tile in tiles {
      context.add(.fill(Path(tile), content.paint(in: tile, currentColor: color)))
    }
    context.add(.end)
  }
}

extension Rect {
  /// Whether another box lies inside.
  fileprivate func holds(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
