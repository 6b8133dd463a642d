// SPDX-License-Identifier: Apache-2.0

/// A list of heights, 8 bytes each, with a tree over the sums of blocks of 64.
///
/// A node is always the sum of its two children. So the sums depend on the heights alone, not on
/// the order in which they were set. An estimate is stored as a negative number.
struct HeightTree: Sendable, Hashable {
  private static let blockSize = 64
  /// The maximum height, in px.
  static let maximum = 1e9

  private var heights: [Double]
  /// The tree of sums: the root is at 1, the children of n are at 2n and 2n + 1.
  ///
  /// The blocks start at ``leaves``.
  private var sums: [Double] = []
  private var leaves = 1

  /// Creates a tree from heights in order; negative heights are estimates.
  init(_ heights: [Double]) {
    self.heights = heights
    sum()
  }

  var count: Int { heights.count }
  var total: Double { sums[1] }

  /// Returns the height at an index.
  func height(_ index: Int) -> Double { abs(heights[index]) }

  /// Returns the stored height at an index, which is negative for an estimate.
  func stored(_ index: Int) -> Double { heights[index] }

  /// Returns whether the height at an index is measured.
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

  /// Returns the stored form of a height: clamped, and negative for an estimate.
  static func stored(_ height: Double, isExact: Bool) -> Double {
    let height = height > 0 ? min(height, maximum) : 0
    return isExact ? height : -height
  }

  /// Returns the sum of all heights before an index.
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

  /// Returns the index of the height that contains an offset, or `nil` if the offset is outside.
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
