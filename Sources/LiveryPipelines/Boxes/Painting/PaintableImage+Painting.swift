// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension PaintableImage {
  /// Draws each of the pictures with a function, and adds them up where there are several.
  ///
  /// Sums of shares that are no more than one in all are what `plus-lighter` gives exactly.
  func draw(
    in context: inout DrawingContext, _ draw: (Content, inout DrawingContext) -> Void
  ) {
    if let only = parts.first, parts.count == 1, only.share == 1 {
      return draw(only.content, &context)
    }
    context.add(.group(DisplayGroup()))
    for part in parts {
      context.add(.group(DisplayGroup(opacity: part.share, compositing: .plusLighter)))
      draw(part.content, &context)
      context.add(.end)
    }
    context.add(.end)
  }
}

extension PaintableImage {
  /// Fills an outline with the picture's tiles, as far as they are seen in its box.
  func fill(
    _ outline: Path, of box: Rect, _ geometry: LayerGeometry, in context: inout DrawingContext
  ) {
    draw(in: &context) { content, context in
      if case .source(let source) = content {
        let pattern = DisplayPattern(
          source, tile: geometry.tile, step: geometry.step,
          repeatsHorizontally: geometry.repeatsHorizontally,
          repeatsVertically: geometry.repeatsVertically)
        context.add(.fill(outline, .pattern(pattern)))
      } else {
        let tiles = geometry.tiles(in: box, most: LayerGeometry.maximumCount / parts.count)
        content.fill(tiles, in: outline, of: box, &context)
      }
    }
  }
}

extension PaintableImage.Content {
  /// Fills tiles with a color or a gradient, as far as they lie in an outline.
  fileprivate func fill(
    _ tiles: [Rect], in outline: Path, of box: Rect, _ context: inout DrawingContext
  ) {
    let color = context.color
    if let tile = tiles.first, tiles.count == 1, tile.holds(box) {
      return context.add(.fill(outline, paint(in: tile, currentColor: color)))
    }
    guard !tiles.isEmpty else { return }
    context.add(.clip(outline))
    for tile in tiles { context.add(.fill(Path(tile), paint(in: tile, currentColor: color))) }
    context.add(.end)
  }

  /// What fills one tile.
  func paint(in tile: Rect, currentColor: RGBA) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient):
      .gradient(DisplayGradient(gradient, in: tile, currentColor: currentColor))
    case .source(let source):
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
