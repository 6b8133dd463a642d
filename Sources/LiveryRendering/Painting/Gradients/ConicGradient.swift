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

  /// A gradient about a center, whose pixels are computed one by one.
  struct ConicGradient: Hashable {
    /// The colors.
    let ramp: GradientRamp
    /// The center, in px.
    let center: Point
    /// Where offset 0 is, in degrees clockwise from straight up.
    let angle: Double

    /// The pixels of a part of the grid.
    ///
    /// - Parameters:
    ///   - area: the part.
    ///   - matrix: the transformation from px to pixels of the grid.
    /// - Returns: the pixels; nil where the transformation cannot be turned around.
    func pixels(in area: GridRect, matrix: AffineTransform) -> PixelBuffer? {
      guard let inverse = matrix.inverted else { return nil }
      let buffer = PixelBuffer(width: area.width, height: area.height, format: .color)
      // Twice as many angles as there are pixels around the area, so that none of them is wider than one.
      let count = min(max(4 * (area.width + area.height), 1_024), Self.mostAngles)
      let table = table(of: count)
      let steps = Double(count)
      let start = angle / 360
      for row in 0..<area.height {
        let target = UnsafeMutableRawPointer(buffer.bytes + row * buffer.stride)
          .assumingMemoryBound(to: UInt32.self)
        for column in 0..<area.width {
          let place = inverse.applied(
            to: Point(Double(area.x + column) + 0.5, Double(area.y + row) + 0.5))
          // Clockwise from straight up, y growing downwards.
          var turn = atan2(place.x - center.x, center.y - place.y) / (2 * .pi) - start
          turn -= turn.rounded(.down)
          target[column] = table[min(Int(turn * steps), count - 1)]
        }
      }
      return buffer
    }

    private static let mostAngles = 16_384

    /// The colors at angles all around, as pixels of Cairo.
    private func table(of count: Int) -> [UInt32] {
      (0..<count).map { ramp.color(at: (Double($0) + 0.5) / Double(count)).pixel }
    }
  }

  extension RGBA {
    /// The color as a pixel of Cairo.
    var pixel: UInt32 {
      func byte(_ value: Double) -> UInt32 {
        UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
      }
      return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
  }
#endif
