// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension PaintableImage {
  /// Draws each of the images with a function, and adds them up if there are several.
  ///
  /// The fractions add up to at most 1, so `plus-lighter` computes their sum exactly.
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
  /// Fills a path with the visible tiles of the image.
  ///
  /// A few tiles of a color or a gradient are drawn individually, sharp at every scale; many tiles
  /// become a single command.
  ///
  /// - Parameters:
  ///   - outline: The path.
  ///   - box: The bounding box of the path.
  ///   - geometry: The positions of the tiles.
  ///   - maximum: The maximum number of tiles that are drawn individually, 64 by default.
  ///   - context: The drawing context.
  func fill(
    _ outline: Path, of box: Rect, _ geometry: LayerGeometry, maximum: Int = maximumTileCount,
    in context: inout DrawingContext
  ) {
    draw(in: &context) { content, context in
      if !content.isSource,
        let tiles = geometry.tiles(in: box, maximum: max(1, maximum / parts.count))
      {
        content.fill(tiles, in: outline, of: box, &context)
      } else {
        let pattern = DisplayPattern(
          content.tile(in: geometry.tile, currentColor: context.color), tile: geometry.tile,
          step: geometry.step, repeatsHorizontally: geometry.repeatsHorizontally,
          repeatsVertically: geometry.repeatsVertically)
        context.add(.fill(outline, .pattern(pattern)))
      }
    }
  }
}

extension PaintableImage {
  /// The maximum number of tiles that are drawn individually.
  static let maximumTileCount = 64
}

extension PaintableImage.Content {
  /// Fills the tiles inside of a path with a color or a gradient.
  fileprivate func fill(
    _ tiles: [Rect], in outline: Path, of box: Rect, _ context: inout DrawingContext
  ) {
    let color = context.color
    if let tile = tiles.first, tiles.count == 1, tile.contains(box) {
      return context.add(.fill(outline, paint(in: tile, currentColor: color)))
    }
    guard let first = tiles.first else { return }
    let paint = paint(in: first, currentColor: color)
    context.add(.clip(outline))
    for tile in tiles {
      context.add(.fill(Path(tile), paint.offset(by: tile.origin - first.origin)))
    }
    context.add(.end)
  }

  /// Whether the content is an image file, which the renderer draws.
  fileprivate var isSource: Bool {
    if case .source = self { true } else { false }
  }

  /// Returns the content of a tile.
  fileprivate func tile(in tile: Rect, currentColor: RGBA) -> DisplayPattern.Content {
    if case .source(let source) = self { return .image(source) }
    return .paint(paint(in: tile, currentColor: currentColor))
  }

  /// Returns the paint of a single tile.
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

extension Paint {
  /// Returns the paint moved by a distance.
  fileprivate func offset(by distance: Point) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    switch gradient.geometry {
    case .linear(let start, let end):
      gradient.geometry = .linear(start + distance, end + distance)
    case .radial(let center, let radii):
      gradient.geometry = .radial(center: center + distance, radii: radii)
    case .conic(let center, let angle):
      gradient.geometry = .conic(center: center + distance, from: angle)
    }
    return .gradient(gradient)
  }
}

extension Rect {
  /// Returns whether the rectangle contains another.
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
