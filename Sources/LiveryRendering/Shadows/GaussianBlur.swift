// SPDX-License-Identifier: Apache-2.0
#if Rendering
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A blur of pixels by a Gaussian of a standard deviation in pixels.
  ///
  /// From two pixels on it is three averages in a row, as
  /// [Filter Effects 1](https://drafts.fxtf.org/filter-effects-1/#feGaussianBlurElement) describes it, which takes the same
  /// time however large the deviation is; below, where these would be visibly square, the Gaussian itself.
  struct GaussianBlur {
    /// The standard deviation, 500 at most.
    let deviation: Double

    /// A blur; a deviation that is no number or below zero blurs nothing.
    init(deviation: Double) {
      self.deviation = deviation > 0 ? min(deviation, Self.greatestDeviation) : 0
    }

    private static let greatestDeviation = 500.0
    /// Below it the kernel of the Gaussian itself is short enough to be used.
    private static let boxesBegin = 2.0
    /// A deviation that moves less than half of a step of 8 bits to a neighbor.
    private static let leastDeviation = 0.12

    /// Whether nothing would change.
    var isNone: Bool { deviation < Self.leastDeviation }

    /// By how much coarser pixels may be, and still show all that such a blur leaves.
    var divisor: Int {
      var divisor = 1
      while deviation / Double(2 * divisor) >= Self.smooth { divisor *= 2 }
      return divisor
    }

    /// What is blurred by so much can be made larger without anybody seeing it.
    private static let smooth = 8.0

    /// How many pixels beyond itself a pixel reaches.
    var reach: Int {
      if isNone { return 0 }
      return deviation < Self.boxesBegin ? kernel.count - 1 : 3 * boxSize / 2 + 1
    }

    /// The width of the averages: `floor(s * 3 * sqrt(2 * pi) / 4 + 0.5)`.
    private var boxSize: Int { Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)) }

    /// Half of the Gaussian's kernel from the middle outwards; all of it sums up to one.
    private var kernel: [Float] {
      let reach = Int((3.2 * deviation).rounded(.up))
      var weights = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
      let sum = 2 * weights.reduce(0, +) - weights[0]
      weights = weights.map { $0 / sum }
      return weights.map(Float.init)
    }
  }

  extension GaussianBlur {
    /// Blurs pixels in place; what is beyond their edges counts as transparent.
    ///
    /// Where that leaves nothing fine, fewer and larger pixels are blurred instead.
    func apply(to buffer: PixelBuffer) {
      guard !isNone else { return }
      let divisor = divisor
      guard divisor == 1 else {
        let coarse = buffer.averaged(by: divisor)
        GaussianBlur(deviation: deviation / Double(divisor)).apply(to: coarse)
        return buffer.fill(with: coarse, x: 0, y: 0, times: divisor)
      }
      let (width, height) = (buffer.width, buffer.height)
      let channels = buffer.format.channels
      // Columns are blurred side by side, which the machine does many at a time; rows are turned into columns for it.
      var upright = Lanes(rows: height, columns: width * channels)
      upright.read(buffer)
      blur(&upright)
      var turned = upright.transposed(channels: channels)
      blur(&turned)
      turned.transposed(channels: channels).write(to: buffer)
    }

    private func blur(_ lanes: inout Lanes) {
      if deviation < Self.boxesBegin {
        lanes.convolve(kernel)
      } else if boxSize % 2 == 1 {
        for _ in 0..<3 { lanes.average(before: boxSize / 2, after: boxSize / 2) }
      } else {
        // Two averages that lie half a pixel to either side, and one that is a pixel wider.
        lanes.average(before: boxSize / 2, after: boxSize / 2 - 1)
        lanes.average(before: boxSize / 2 - 1, after: boxSize / 2)
        lanes.average(before: boxSize / 2, after: boxSize / 2)
      }
    }
  }
#endif
