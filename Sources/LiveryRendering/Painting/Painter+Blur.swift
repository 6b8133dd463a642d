// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  extension Painter {
    /// Draws offscreen, grows a mask by the spread, and blurs the result.
    ///
    /// Large blurs are drawn and blurred at a lower resolution, and upsampled afterwards.
    ///
    /// - Parameters:
    ///   - blur: the blur.
    ///   - spread: the distance in pixels by which a mask grows before the blur.
    ///   - part: the grid rectangle of the result.
    ///   - source: the grid rectangle that is drawn, which contributes to the part.
    ///   - matrix: the transformation from px to grid pixels.
    ///   - format: the pixel format.
    ///   - draw: a closure that draws with an offscreen painter.
    /// - Returns: the pixels of the part.
    func blurred(
      _ blur: GaussianBlur, spread: Double = 0, _ part: GridRect, from source: GridRect,
      matrix: AffineTransform, format: PixelBuffer.Format = .mask, draw: (Painter) -> Void
    ) -> PixelBuffer {
      let divisor = blur.divisor
      let share = 1 / Double(divisor)
      let reducedArea =
        divisor == 1
        ? source
        : GridRect(covering: AffineTransform.scale(share).applied(to: source.rect))
      let pixels = PixelBuffer(width: reducedArea.width, height: reducedArea.height, format: format)
      draw(
        painter(on: pixels, reducedArea, matrix: AffineTransform.scale(share).concatenating(matrix))
      )
      if spread != 0 { pixels.spread(by: spread * share) }
      GaussianBlur(deviation: blur.deviation * share).apply(to: pixels)
      guard divisor > 1 || source != part else { return pixels }
      let result = PixelBuffer(width: part.width, height: part.height, format: format)
      result.drawUpscaled(
        pixels, x: reducedArea.x * divisor - part.x, y: reducedArea.y * divisor - part.y,
        times: divisor
      )
      return result
    }
  }
#endif
