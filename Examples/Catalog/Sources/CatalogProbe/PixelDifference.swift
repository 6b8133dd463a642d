// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  /// How far two pictures are from each other.
  struct PixelDifference: CustomStringConvertible {
    /// Both sizes where they are not the same.
    let sizes: String?
    /// How many pixels there are.
    let total: Int
    /// How many pixels differ by an amount, by the amount.
    private(set) var counts = [Int](repeating: 0, count: 256)
    /// The first pixel that differs.
    private(set) var first: (x: Int, y: Int)?

    init(sizes: String? = nil, total: Int) {
      self.sizes = sizes
      self.total = total
    }

    /// Counts a pixel whose channels differ by an amount at most; those that do not differ need not be counted.
    mutating func add(_ amount: Int, x: Int, y: Int) {
      counts[amount] += 1
      if amount > 0, first == nil { first = (x, y) }
    }

    /// The largest difference of a channel.
    var largest: Int { counts.lastIndex { $0 > 0 } ?? 0 }

    /// How many pixels differ by more than an amount.
    func count(above amount: Int) -> Int { counts[(amount + 1)...].reduce(0, +) }

    var description: String {
      if let sizes { return sizes }
      let place = first.map { ", the first at \($0.x), \($0.y)" } ?? ""
      return "\(count(above: 0)) of \(total) pixels, by \(largest) of 255 at most\(place)"
    }
  }

  /// How far a picture may be from its reference, as the project's picture tests have it.
  struct PixelTolerance {
    /// What every channel may differ by.
    let everywhere: Int
    /// The part of the pixels that may differ by more.
    let exceptions: Double
    /// What these may differ by.
    let atExceptions: Int

    init?(name: String) {
      switch name {
      case "exact": (everywhere, exceptions, atExceptions) = (0, 0, 0)
      // Other versions of the libraries for texts smooth them in another way.
      case "texts": (everywhere, exceptions, atExceptions) = (6, 0.01, 48)
      default: return nil
      }
    }

    /// Whether a difference is within it.
    func accepts(_ difference: PixelDifference) -> Bool {
      let allowed = (exceptions * Double(difference.total)).rounded(.up)
      return difference.sizes == nil && difference.largest <= atExceptions
        && Double(difference.count(above: everywhere)) <= allowed
    }
  }
#endif
