// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  /// The pixel differences of two images.
  struct PixelDifference: CustomStringConvertible {
    /// Both sizes if they differ.
    let sizes: String?
    /// The number of pixels.
    let total: Int
    /// The number of pixels for each amount of difference.
    private(set) var counts = [Int](repeating: 0, count: 256)
    /// The position of the first differing pixel.
    private(set) var first: (x: Int, y: Int)?

    init(sizes: String? = nil, total: Int) {
      self.sizes = sizes
      self.total = total
    }

    /// Counts a pixel by its largest channel difference; equal pixels need not be counted.
    mutating func add(_ amount: Int, x: Int, y: Int) {
      counts[amount] += 1
      if amount > 0, first == nil { first = (x, y) }
    }

    /// The largest difference of a channel.
    var largest: Int { counts.lastIndex { $0 > 0 } ?? 0 }

    /// Returns the number of pixels that differ by more than an amount.
    func count(above amount: Int) -> Int { counts[(amount + 1)...].reduce(0, +) }

    var description: String {
      if let sizes { return sizes }
      let position = first.map { ", the first at \($0.x), \($0.y)" } ?? ""
      return "\(count(above: 0)) of \(total) pixels, by \(largest) of 255 at most\(position)"
    }
  }

  /// The tolerance of a comparison with a reference, equal to that of the project's picture tests.
  struct PixelTolerance {
    /// The maximum difference of every channel.
    let everywhere: Int
    /// The fraction of pixels that may differ by more.
    let exceptions: Double
    /// The maximum difference of these pixels.
    let atExceptions: Int

    init?(name: String) {
      switch name {
      case "exact": (everywhere, exceptions, atExceptions) = (0, 0, 0)
      // The antialiasing of texts depends on the versions of the text libraries.
      case "texts": (everywhere, exceptions, atExceptions) = (6, 0.01, 48)
      default: return nil
      }
    }

    /// Returns whether a difference is within the tolerance.
    func accepts(_ difference: PixelDifference) -> Bool {
      let allowed = (exceptions * Double(difference.total)).rounded(.up)
      return difference.sizes == nil && difference.largest <= atExceptions
        && Double(difference.count(above: everywhere)) <= allowed
    }
  }
#endif
