// SPDX-License-Identifier: Apache-2.0
#if Rendering
  /// How far two pictures of one size are from each other.
  struct PixelDifference: Sendable {
    /// For each pixel, the largest difference of its channels.
    let amounts: [Int]
    /// The mean difference of all channels.
    let mean: Double

    /// Compares; nil for pictures of different sizes.
    init?(_ a: PixelGrid, _ b: PixelGrid) {
      guard a.width == b.width, a.height == b.height else { return nil }
      var sum = 0
      var amounts: [Int] = []
      amounts.reserveCapacity(a.width * a.height)
      a.bytes.withUnsafeBufferPointer { a in
        b.bytes.withUnsafeBufferPointer { b in
          for place in stride(from: 0, to: a.count, by: 4) {
            var largest = 0
            for channel in place..<place + 4 {
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

    /// How many pixels differ by more than an amount.
    func count(above amount: Int) -> Int { amounts.count { $0 > amount } }
  }

  /// How far a picture may be from its reference: rounding everywhere, and somewhat more at a few edges.
  struct PixelTolerance: Sendable {
    /// What every channel may differ by.
    let everywhere: Int
    /// The part of the pixels that may differ by more.
    let exceptions: Double
    /// What these may differ by.
    let atExceptions: Int

    /// For what Cairo and the project draw by themselves.
    static let shapes = PixelTolerance(everywhere: 3, exceptions: 0.002, atExceptions: 24)
    /// For pictures with texts, which other versions of the libraries for them smooth in another way.
    static let texts = PixelTolerance(everywhere: 6, exceptions: 0.01, atExceptions: 48)

    /// Whether a difference is within it.
    func accepts(_ difference: PixelDifference) -> Bool {
      let allowed = (exceptions * Double(difference.amounts.count)).rounded(.up)
      return Double(difference.count(above: everywhere)) <= allowed
        && difference.largest <= atExceptions
    }
  }
#endif
