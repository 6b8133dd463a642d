// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CCairo

  extension PixelBuffer {
    /// Returns a downsampled copy, each pixel of which is the average of a square of pixels.
    ///
    /// Pixels beyond the edges count as transparent.
    func downsampled(by divisor: Int) -> PixelBuffer {
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

    /// Replaces all pixels by an upsampled image, interpolated bilinearly.
    ///
    /// - Parameters:
    ///   - downsampled: the image to upsample.
    ///   - x: the left edge of the image, in pixels of this buffer.
    ///   - y: the top edge of the image, in pixels of this buffer.
    ///   - factor: the size of an image pixel along each side, in pixels of this buffer.
    func drawUpscaled(_ downsampled: PixelBuffer, x: Int, y: Int, times factor: Int) {
      let context = Context(on: makeSurface())
      cairo_translate(context.pointer, Double(x), Double(y))
      cairo_scale(context.pointer, Double(factor), Double(factor))
      let surface = downsampled.makeSurface()
      cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_BILINEAR)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context.pointer)
    }
  }
#endif
