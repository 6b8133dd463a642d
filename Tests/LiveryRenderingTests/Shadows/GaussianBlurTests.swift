// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import Testing

  @testable import LiveryRendering

  @Suite("The Gaussian blur")
  struct GaussianBlurTests {
    /// Returns a mask with a square in its center.
    private func box(side: Int, in size: Int) -> PixelBuffer {
      let buffer = PixelBuffer(width: size, height: size, format: .mask)
      let start = (size - side) / 2
      for y in start..<start + side {
        for x in start..<start + side { buffer.bytes[y * buffer.stride + x] = 255 }
      }
      return buffer
    }

    private func sum(_ buffer: PixelBuffer) -> Int {
      (0..<buffer.height).reduce(0) { sum, y in
        (0..<buffer.width).reduce(sum) { $0 + Int(buffer.bytes[y * buffer.stride + $1]) }
      }
    }

    @Test(
      "a blurred box is the Gaussian-weighted sum of its pixels",
      arguments: [(0.5, 1), (1, 1), (1.5, 1), (1.99, 1), (2, 14), (3, 14), (5, 14), (10, 14)])
    func comparison(deviation: Double, tolerance: Int) {
      let (side, size) = (20, 100)
      let buffer = box(side: side, in: size)
      GaussianBlur(deviation: deviation).apply(to: buffer)
      let weights = (-99...99).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = weights.reduce(0, +)
      func share(_ offset: Int) -> Double {
        (40..<60).reduce(0) { $0 + weights[$1 - offset + 99] } / sum
      }
      for y in stride(from: 20, to: 80, by: 3) {
        for x in 20..<80 {
          let expected = Int((share(x) * share(y) * 255).rounded())
          let found = Int(buffer.bytes[y * buffer.stride + x])
          #expect(abs(found - expected) <= tolerance, "at \(x), \(y)")
        }
      }
    }

    @Test("preserves the total", arguments: [0.3, 0.8, 1.5, 2, 2.5, 4, 7.3, 12])
    func integral(deviation: Double) {
      let buffer = box(side: 12, in: 120)
      let before = sum(buffer)
      GaussianBlur(deviation: deviation).apply(to: buffer)
      #expect(abs(sum(buffer) - before) <= before / 50)
    }

    @Test("is symmetric", arguments: [0.7, 1.9, 2, 2.2, 3.1, 4.4, 9])
    func symmetry(deviation: Double) {
      let buffer = box(side: 10, in: 90)
      GaussianBlur(deviation: deviation).apply(to: buffer)
      let last = buffer.width - 1
      for y in 0..<buffer.height {
        for x in 0..<buffer.width {
          let value = Int(buffer.bytes[y * buffer.stride + x])
          #expect(abs(value - Int(buffer.bytes[y * buffer.stride + last - x])) <= 1)
          #expect(abs(value - Int(buffer.bytes[x * buffer.stride + y])) <= 1)
        }
      }
    }

    @Test("changes nothing beyond its reach", arguments: [0.5, 1.2, 2, 3.3, 8])
    func reach(deviation: Double) {
      let blur = GaussianBlur(deviation: deviation)
      let buffer = box(side: 2, in: 100)
      blur.apply(to: buffer)
      for x in 0..<(49 - blur.reach) { #expect(buffer.bytes[49 * buffer.stride + x] == 0) }
    }

    @Test("keeps uniform areas")
    func flat() {
      let buffer = box(side: 80, in: 100)
      GaussianBlur(deviation: 4).apply(to: buffer)
      #expect((35..<65).allSatisfy { buffer.bytes[50 * buffer.stride + $0] == 255 })
    }

    @Test("blurs each channel independently")
    func channels() {
      let buffer = PixelBuffer(width: 40, height: 40, format: .color)
      let offset = 20 * buffer.stride + 20 * 4
      for (channel, value) in [UInt8(40), 80, 160, 255].enumerated() {
        for y in -2...2 {
          for x in -2...2 { buffer.bytes[offset + y * buffer.stride + x * 4 + channel] = value }
        }
      }
      GaussianBlur(deviation: 1.5).apply(to: buffer)
      let (blue, opacity) = (Double(buffer.bytes[offset]), Double(buffer.bytes[offset + 3]))
      #expect(abs(blue / opacity - 40.0 / 255) < 0.01)
      #expect(Int(buffer.bytes[offset + 5 * 4 + 3]) > 0)
    }

    @Test("a downsampled wide blur equals the full one", arguments: [16.0, 21, 64])
    func coarse(deviation: Double) {
      let (buffer, other) = (box(side: 90, in: 301), box(side: 90, in: 301))
      GaussianBlur(deviation: deviation).apply(to: buffer)
      // Narrower blurs, which are not downsampled, have the same total variance.
      let count = Int((deviation * deviation / 200).rounded(.up))
      let narrow = GaussianBlur(deviation: deviation / Double(count).squareRoot())
      #expect(narrow.divisor == 1)
      for _ in 0..<count { narrow.apply(to: other) }
      for x in 0..<301 {
        let offset = 150 * buffer.stride + x
        #expect(abs(Int(buffer.bytes[offset]) - Int(other.bytes[offset])) <= 6)
      }
    }

    @Test("a deviation of zero or NaN changes nothing", arguments: [0, -3, .nan])
    func none(deviation: Double) {
      let buffer = box(side: 4, in: 10)
      let before = sum(buffer)
      GaussianBlur(deviation: deviation).apply(to: buffer)
      #expect(sum(buffer) == before && buffer.bytes[2 * buffer.stride + 5] == 0)
    }
  }
#endif
