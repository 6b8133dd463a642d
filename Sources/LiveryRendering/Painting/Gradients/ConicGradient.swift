// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A conic gradient, whose pixels are computed individually.
  struct ConicGradient: Hashable {
    /// The colors.
    let ramp: GradientRamp
    /// The center, in px.
    let center: Point
    /// The angle of offset 0, in degrees clockwise from straight up.
    let angle: Double

    /// Returns the pixels of the gradient in a grid rectangle.
    ///
    /// - Parameters:
    ///   - area: the grid rectangle.
    ///   - matrix: the transformation from px to grid pixels.
    /// - Returns: the pixels, or `nil` if the transformation is not invertible.
    func pixels(in area: GridRect, matrix: AffineTransform) -> PixelBuffer? {
      guard let inverse = matrix.inverted else { return nil }
      let buffer = PixelBuffer(width: area.width, height: area.height, format: .color)
      // Twice as many angles as pixels on the perimeter keep each step narrower than a pixel.
      let count = min(max(4 * (area.width + area.height), 1_024), Self.maximumAngles)
      let table = table(of: count)
      let steps = Double(count)
      let start = angle / 360
      for row in 0..<area.height {
        let target = UnsafeMutableRawPointer(buffer.bytes + row * buffer.stride)
          .assumingMemoryBound(to: UInt32.self)
        for column in 0..<area.width {
          let point = inverse.applied(
            to: Point(Double(area.x + column) + 0.5, Double(area.y + row) + 0.5))
          // Clockwise from straight up, with y growing downwards.
          var turn = atan2(point.x - center.x, center.y - point.y) / (2 * .pi) - start
          turn -= turn.rounded(.down)
          target[column] = table[min(Int(turn * steps), count - 1)]
        }
      }
      return buffer
    }

    private static let maximumAngles = 16_384

    /// Returns the colors at equally spaced angles, as Cairo pixels.
    private func table(of count: Int) -> [UInt32] {
      (0..<count).map { ramp.color(at: (Double($0) + 0.5) / Double(count)).pixel }
    }
  }

  extension RGBA {
    /// The color as a premultiplied Cairo pixel.
    var pixel: UInt32 {
      func byte(_ value: Double) -> UInt32 {
        UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
      }
      return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
#endif
