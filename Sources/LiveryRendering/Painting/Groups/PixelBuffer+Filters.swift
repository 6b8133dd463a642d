// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CCairo

  extension PixelBuffer {
    /// Applies a filter to all pixels.
    ///
    /// - Parameters:
    ///   - filter: the filter, with lengths in px.
    ///   - matrix: the transformation from px to pixels.
    func apply(_ filter: DisplayFilter, matrix: AffineTransform) {
      switch filter {
      case .blur(let deviation):
        GaussianBlur(deviation: deviation * matrix.lengthScale).apply(to: self)
      case .dropShadow(let shadow): addShadow(shadow, matrix: matrix)
      case .colorMatrix(let numbers): apply(matrix: numbers)
      }
    }

    /// The opacity of each pixel, as a mask.
    var opacityMask: PixelBuffer {
      let mask = PixelBuffer(width: width, height: height, format: .mask)
      for row in 0..<height {
        let (source, target) = (bytes + row * stride, mask.bytes + row * mask.stride)
        for column in 0..<width { target[column] = source[4 * column + 3] }
      }
      return mask
    }

    /// The luminance of each pixel, as a mask.
    ///
    /// Defined by [CSS Masking 1](https://drafts.fxtf.org/css-masking-1/#MaskValues).
    var luminanceMask: PixelBuffer {
      let mask = PixelBuffer(width: width, height: height, format: .mask)
      for row in 0..<height {
        let (source, target) = (bytes + row * stride, mask.bytes + row * mask.stride)
        for column in 0..<width {
          let pixel = source + 4 * column
          // Weights in 65,536ths with sum one: 0.0722 of blue, 0.7152 of green, 0.2126 of red.
          let light =
            UInt32(pixel[0]) * 4732 + UInt32(pixel[1]) * 46871 + UInt32(pixel[2]) * 13933
          target[column] = UInt8(truncatingIfNeeded: (light + 32768) >> 16)
        }
      }
      return mask
    }

    /// Paints the shadow of the pixels beneath them.
    private func addShadow(_ shadow: DisplayShadow, matrix: AffineTransform) {
      let mask = opacityMask
      mask.spread(by: shadow.spread * matrix.lengthScale)
      GaussianBlur(deviation: shadow.blur / 2 * matrix.lengthScale).apply(to: mask)
      let offset = AffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, e: 0, f: 0)
        .applied(to: shadow.offset)
      guard offset.isFinite else { return }
      let context = Context(on: makeSurface())
      let color = shadow.color
      cairo_set_source_rgba(context.pointer, color.red, color.green, color.blue, color.alpha)
      cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OVER)
      let surface = mask.makeSurface()
      cairo_mask_surface(context.pointer, surface.pointer, offset.x, offset.y)
    }

    /// Applies a color matrix to red, green, blue and opacity, which are not premultiplied.
    private func apply(matrix: [Double]) {
      guard matrix.count == 20, matrix.allSatisfy({ abs($0) < 1e9 }) else { return }
      let rows = (0..<4).map { row in
        (
          SIMD4(matrix[row * 5], matrix[row * 5 + 1], matrix[row * 5 + 2], matrix[row * 5 + 3]),
          matrix[row * 5 + 4]
        )
      }
      forEachPixel { pixel in
        let opacity = Double(pixel[3]) / 255
        let share = opacity > 0 ? 1 / (255 * opacity) : 0
        let color = SIMD4(
          Double(pixel[2]) * share, Double(pixel[1]) * share, Double(pixel[0]) * share, opacity)
        func result(_ row: Int) -> Double {
          min(max((rows[row].0 * color).sum() + rows[row].1, 0), 1)
        }
        let covered = result(3) * 255
        pixel[2] = UInt8((result(0) * covered).rounded())
        pixel[1] = UInt8((result(1) * covered).rounded())
        pixel[0] = UInt8((result(2) * covered).rounded())
        pixel[3] = UInt8(covered.rounded())
      }
    }

    /// Composites pixels of equal size with `plus-darker`.
    ///
    /// With premultiplied colors, the result is `max(0, a - ((as - cs) + (ab - cb)))`, where `a` is
    /// `min(1, as + ab)`.
    func blendPlusDarker(_ other: PixelBuffer) {
      precondition(
        width == other.width && height == other.height && format == .color,
        "the pixels must have the same size and be colors")
      for row in 0..<height {
        var (target, source) = (bytes + row * stride, other.bytes + row * other.stride)
        for _ in 0..<width {
          let (below, above) = (Int(target[3]), Int(source[3]))
          let opacity = min(255, below + above)
          for channel in 0..<3 {
            let lacking = below - Int(target[channel]) + above - Int(source[channel])
            target[channel] = UInt8(min(max(0, opacity - lacking), 255))
          }
          target[3] = UInt8(opacity)
          target += 4
          source += 4
        }
      }
    }
  }
#endif
