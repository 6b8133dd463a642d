// SPDX-License-Identifier: Apache-2.0
#if Rendering
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A Gaussian blur with a standard deviation in pixels.
  ///
  /// From two pixels on, the blur is three successive box blurs, as [Filter Effects
  /// 1](https://drafts.fxtf.org/filter-effects-1/#feGaussianBlurElement) describes. Their time does
  /// not depend on the deviation. Below two pixels, where box blurs look square, the blur is a
  /// convolution with the Gaussian kernel.
  struct GaussianBlur {
    /// The standard deviation in pixels, at most 500.
    let deviation: Double

    /// Creates a blur; a deviation that is negative or not a number has no effect.
    init(deviation: Double) {
      self.deviation = deviation > 0 ? min(deviation, Self.maximumDeviation) : 0
    }

    private static let maximumDeviation = 500.0
    /// The smallest deviation for box blurs; below it the Gaussian kernel is short enough.
    private static let minimumBoxBlurDeviation = 2.0
    /// The smallest deviation that moves at least half of an 8-bit step to a neighbor.
    private static let minimumDeviation = 0.12

    /// A Boolean value that indicates whether the blur has no effect.
    var isIdentity: Bool { deviation < Self.minimumDeviation }

    /// The downsampling factor that loses no visible detail at this deviation.
    var divisor: Int {
      var divisor = 1
      while deviation / Double(2 * divisor) >= Self.minimumReducedDeviation { divisor *= 2 }
      return divisor
    }

    /// The deviation at which blurred pixels can be upsampled without visible loss.
    private static let minimumReducedDeviation = 8.0

    /// The distance in pixels that the blur spreads a pixel.
    var reach: Int {
      if isIdentity { return 0 }
      return deviation < Self.minimumBoxBlurDeviation ? kernel.count - 1 : 3 * boxSize / 2 + 1
    }

    /// The width of a box blur: `floor(s * 3 * sqrt(2 * pi) / 4 + 0.5)`.
    private var boxSize: Int { Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)) }

    /// Half of the Gaussian kernel, from the center outwards; the whole kernel sums to one.
    private var kernel: [Float] {
      let reach = Int((3.2 * deviation).rounded(.up))
      var weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = 2 * weights.reduce(0, +) - weights[0]
      weights = weights.map { $0 / sum }
      return weights.map(Float.init)
    }
  }

  extension GaussianBlur {
    /// Blurs pixels in place, with transparent pixels beyond their edges.
    ///
    /// Large deviations are applied to a downsampled image.
    func apply(to buffer: PixelBuffer) {
      guard !isIdentity else { return }
      let divisor = divisor
      guard divisor == 1 else {
        let downsampled = buffer.downsampled(by: divisor)
        GaussianBlur(deviation: deviation / Double(divisor)).apply(to: downsampled)
        return buffer.drawUpscaled(downsampled, x: 0, y: 0, times: divisor)
      }
      let (width, height) = (buffer.width, buffer.height)
      let channels = buffer.format.channels
      // Columns are blurred side by side, which vectorizes; rows are transposed into columns.
      var rowSamples = SampleMatrix(rows: height, columns: width * channels)
      rowSamples.read(buffer)
      blur(&rowSamples)
      var columnSamples = rowSamples.transposed(channels: channels)
      blur(&columnSamples)
      columnSamples.transposed(channels: channels).write(to: buffer)
    }

    private func blur(_ samples: inout SampleMatrix) {
      if deviation < Self.minimumBoxBlurDeviation {
        samples.convolve(kernel)
      } else if boxSize % 2 == 1 {
        for _ in 0..<3 { samples.average(before: boxSize / 2, after: boxSize / 2) }
      } else {
        // Two box blurs offset by half a pixel to either side, and a third that is a pixel wider.
        samples.average(before: boxSize / 2, after: boxSize / 2 - 1)
        samples.average(before: boxSize / 2 - 1, after: boxSize / 2)
        samples.average(before: boxSize / 2, after: boxSize / 2)
      }
    }
  }
#endif
