// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension PixelBuffer {
    /// Premultiplies the colors by their opacity, as Cairo requires.
    func premultiply() {
      forEachPixel { pixel in
        let opacity = UInt32(pixel[3])
        for channel in 0..<3 { pixel[channel] = Self.product(UInt32(pixel[channel]), opacity) }
      }
    }

    /// Multiplies the premultiplied colors and the opacity by a number from 0 to 1.
    func multiply(by share: Double) {
      let share = UInt32((min(max(share, 0), 1) * 255).rounded())
      forEachPixel { pixel in
        for channel in 0..<4 { pixel[channel] = Self.product(UInt32(pixel[channel]), share) }
      }
    }

    /// Returns the rounded product of two numbers on a scale where 255 stands for one.
    static func product(_ a: UInt32, _ b: UInt32) -> UInt8 {
      let product = a &* b &+ 128
      return UInt8(truncatingIfNeeded: (product &+ product >> 8) >> 8)
    }

    /// Calls a closure with the four bytes of each pixel: blue, green, red and opacity.
    func forEachPixel(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
      precondition(format == .color, "only colors can be multiplied")
      for row in 0..<height {
        var pixel = bytes + row * stride
        for _ in 0..<width {
          body(pixel)
          pixel += 4
        }
      }
    }
  }
#endif
