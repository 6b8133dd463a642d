// SPDX-License-Identifier: Apache-2.0

/// Heights in order, with their sums: 8 bytes each, and a tree of the sums of 64 at a time.
///
/// A sum is always that of its two halves, so it depends on the heights alone and not on the order in which they were set. An
/// estimate is kept as a negative number.
struct HeightTree: Sendable, Hashable {
  private static let blockSize = 64
  /// No height is larger, in px.
  static let maximum = 1e9

  private var heights: [Double]
  /// The root at 1, the halves of what stands at n at 2n and 2n + 1, the blocks from ``leaves`` on.
  private var sums: [Double] = []
  private var leaves = 1

  /// Heights in order; negative ones are estimates.
  init(_ heights: [Double]) {
    self.heights = heights
    sum()
  }

  var count: Int { heights.count }
  var total: Double { sums[1] }

  /// The height at a place.
  func height(_ index: Int) -> Double { abs(heights[index]) }

  /// The height at a place as it is kept: negative for an estimate.
  func stored(_ index: Int) -> Double { heights[index] }

  /// Whether the height at a place was measured.
  func isExact(_ index: Int) -> Bool { heights[index].sign == .plus }

  /// Sets a height.
  mutating func set(_ index: Int, _ height: Double, isExact: Bool = true) {
    heights[index] = Self.stored(height, isExact: isExact)
    var node = index / Self.blockSize
    let block = blockSum(node)
    node += leaves
    sums[node] = block
    while node > 1 {
      node /= 2
      sums[node] = sums[2 * node] + sums[2 * node + 1]
    }
  }

  /// Makes all heights estimates.
  mutating func estimateAll() {
    for index in heights.indices { heights[index] = -abs(heights[index]) }
  }

  /// How a height is kept: within limits, and negative for an estimate.
  static func stored(_ height: Double, isExact: Bool) -> Double {
    let height = height > 0 ? min(height, maximum) : 0
    return isExact ? height : -height
  }

  /// The sum of all heights in front of a place.
  func offset(_ index: Int) -> Double {
    let block = index / Self.blockSize
    var offset = 0.0
    var node = 1
    var size = leaves
    var first = 0
    while size > 1, block < leaves {
      size /= 2
      node *= 2
      if block >= first + size {
        offset += sums[node]
        node += 1
        first += size
      }
    }
    if block >= leaves { offset = total }
    for index in min(block * Self.blockSize, count)..<index { offset += height(index) }
    return offset
  }

  /// The place whose height lies at an offset; nil before the first and behind the last.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var rest = offset
    var node = 1
    while node < leaves {
      node *= 2
      if rest >= sums[node], sums[node + 1] > 0 {
        rest -= sums[node]
        node += 1
      }
    }
    let start = (node - leaves) * Self.blockSize
    var last: Int?
    for index in start..<min(start + Self.blockSize, count) where height(index) > 0 {
      if rest < height(index) { return index }
      rest -= height(index)
      last = index
    }
    return last
  }
}

extension HeightTree {
  private mutating func sum() {
    let blocks = (count + Self.blockSize - 1) / Self.blockSize
    leaves = 1
    while leaves < blocks { leaves *= 2 }
    sums = Array(repeating: 0, count: 2 * leaves)
    for block in 0..<blocks { sums[leaves + block] = blockSum(block) }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      sums[node] = sums[2 * node] + sums[2 * node + 1]
    }
  }

  private func blockSum(_ block: Int) -> Double {
    heights.withUnsafeBufferPointer { heights in
      let start = block * Self.blockSize
      var sum = 0.0
      for index in start..<min(start + Self.blockSize, heights.count) { sum += abs(heights[index]) }
      return sum
    }
  }
}
