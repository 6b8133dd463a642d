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

extension PaintableImage.Content {
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
