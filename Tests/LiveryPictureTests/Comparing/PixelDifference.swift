// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// The pixel differences of two images of equal size.
  struct PixelDifference: Sendable {
    /// The largest channel difference of each pixel.
    let amounts: [Int]
    /// The mean difference of all channels.
    let mean: Double

    /// Compares two images, or returns `nil` if their sizes differ.
    init?(_ a: PixelGrid, _ b: PixelGrid) {
      guard a.width == b.width, a.height == b.height else { return nil }
      var sum = 0
      var amounts: [Int] = []
      amounts.reserveCapacity(a.width * a.height)
      a.bytes.withUnsafeBufferPointer { a in
        b.bytes.withUnsafeBufferPointer { b in
          for offset in stride(from: 0, to: a.count, by: 4) {
            var largest = 0
            for channel in offset..<offset + 4 {
              let amount = abs(Int(a[channel]) - Int(b[channel]))
              largest = max(largest, amount)
              sum += amount
            }
            amounts.append(largest)
          }
        }
      }
      self.amounts = amounts
      mean = Double(sum) / Double(max(a.bytes.count, 1))
    }

    /// The largest difference of a channel.
    var largest: Int { amounts.max() ?? 0 }

    /// Returns the number of pixels that differ by more than an amount.
    func count(above amount: Int) -> Int { amounts.count { $0 > amount } }
  }

  /// The tolerance of a comparison: rounding everywhere, and more at a few edges.
  struct PixelTolerance: Sendable {
    /// The maximum difference of every channel.
    let everywhere: Int
    /// The fraction of pixels that may differ by more.
    let exceptions: Double
    /// The maximum difference of these pixels.
    let atExceptions: Int

    /// The tolerance for drawing that depends only on Cairo and the project.
    static let shapes = PixelTolerance(everywhere: 3, exceptions: 0.002, atExceptions: 24)
    /// The tolerance for images with texts, whose antialiasing depends on library versions.
    static let texts = PixelTolerance(everywhere: 6, exceptions: 0.01, atExceptions: 48)

    /// Returns whether a difference is within the tolerance.
    func accepts(_ difference: PixelDifference) -> Bool {
      let allowed = (exceptions * Double(difference.amounts.count)).rounded(.up)
      return Double(difference.count(above: everywhere)) <= allowed
        && difference.largest <= atExceptions
    }
  }
#endif
