// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  extension PixelBuffer {
    /// Fewer pixels, each the average of a square of these; beyond the edges all is transparent.
    func averaged(by divisor: Int) -> PixelBuffer {
      func divided(_ length: Int) -> Int { (length + divisor - 1) / divisor }
      let channels = format.channels
      let result = PixelBuffer(width: divided(width), height: divided(height), format: format)
      var sums = [UInt32](repeating: 0, count: result.width * channels)
      let area = UInt32(divisor * divisor)
      for y in 0..<height {
        let source = bytes + y * stride
        for x in 0..<width {
          for channel in 0..<channels {
            sums[x / divisor * channels + channel] &+= UInt32(source[x * channels + channel])
          }
        }
        guard y % divisor == divisor - 1 || y == height - 1 else { continue }
        let target = result.bytes + y / divisor * result.stride
        for index in sums.indices {
          target[index] = UInt8((sums[index] + area / 2) / area)
          sums[index] = 0
        }
      }
      return result
    }

    /// Replaces all pixels by others, each made as large as several, with what lies between them.
    ///
    /// - Parameters:
    ///   - coarse: the other pixels.
    ///   - x: where the first of them begins, in these pixels from the left.
    ///   - y: the same from the top.
    ///   - factor: how many of these pixels one of them is along each side.
    func fill(with coarse: PixelBuffer, x: Int, y: Int, times factor: Int) {
      let context = Context(on: makeSurface())
      cairo_translate(context.pointer, Double(x), Double(y))
      cairo_scale(context.pointer, Double(factor), Double(factor))
      let surface = coarse.makeSurface()
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context.pointer)
    }
  }
#endif
