// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  extension Painter {
    /// Draws into pixels of their own, makes what is covered larger, and blurs it.
    ///
    /// Where the blur leaves nothing fine, pixels are drawn and blurred coarser, and made larger afterwards.
    ///
    /// - Parameters:
    ///   - blur: the blur.
    ///   - spread: by how many pixels a mask is made larger before.
    ///   - part: the part of the grid that is asked for.
    ///   - source: the part that is blurred into it.
    ///   - matrix: the transformation from px to pixels of the grid.
    ///   - format: what the pixels are.
    ///   - draw: draws with a painter of these pixels.
    /// - Returns: the pixels of the part.
    func blurred(
      _ blur: GaussianBlur, spread: Double = 0, _ part: GridRect, from source: GridRect,
      matrix: AffineTransform, format: PixelBuffer.Format = .mask, draw: (Painter) -> Void
    ) -> PixelBuffer {
      let divisor = blur.divisor
      let share = 1 / Double(divisor)
      let coarse =
        divisor == 1
        ? source
        : GridRect(covering: AffineTransform.scale(share).applied(to: source.rect))
      let pixels = PixelBuffer(width: coarse.width, height: coarse.height, format: format)
      draw(
        painter(on: pixels, coarse, matrix: AffineTransform.scale(share).concatenating(matrix)))
      if spread != 0 { pixels.spread(by: spread * share) }
      GaussianBlur(deviation: blur.deviation * share).apply(to: pixels)
      guard divisor > 1 || source != part else { return pixels }
      let result = PixelBuffer(width: part.width, height: part.height, format: format)
      result.fill(
        with: pixels, x: coarse.x * divisor - part.x, y: coarse.y * divisor - part.y, times: divisor
      )
      return result
    }
  }
#endif
