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
    buildSums()
  }

  var count: Int { heights.count }
  var total: Double { sums[1] }

  /// Returns the height at an index.
  func height(at index: Int) -> Double { abs(heights[index]) }

  /// Returns the stored height at an index, which is negative for an estimate.
  func storedHeight(at index: Int) -> Double { heights[index] }

  /// Returns whether the height at an index is measured.
  func isExact(at index: Int) -> Bool { heights[index].sign == .plus }

  /// Sets a height.
  mutating func setHeight(_ height: Double, at index: Int, isExact: Bool = true) {
    heights[index] = Self.encoded(height, isExact: isExact)
    var node = index / Self.blockSize
    let block = sum(ofBlock: node)
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
  static func encoded(_ height: Double, isExact: Bool) -> Double {
    let height = height > 0 ? min(height, maximum) : 0
    return isExact ? height : -height
  }

  /// Returns the sum of all heights before an index.
  func offset(at index: Int) -> Double {
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
    for index in min(block * Self.blockSize, count)..<index { offset += height(at: index) }
    return offset
  }

  /// Returns the index of the height that contains an offset, or `nil` if the offset is outside.
  func index(at offset: Double) -> Int? {
    guard offset >= 0, offset < total else { return nil }
    var remainder = offset
    var node = 1
    while node < leaves {
      node *= 2
      if remainder >= sums[node], sums[node + 1] > 0 {
        remainder -= sums[node]
        node += 1
      }
    }
    let start = (node - leaves) * Self.blockSize
    var last: Int?
    for index in start..<min(start + Self.blockSize, count) where height(at: index) > 0 {
      if remainder < height(at: index) { return index }
      remainder -= height(at: index)
      last = index
    }
    return last
  }
}

extension HeightTree {
  private mutating func buildSums() {
    let blocks = (count + Self.blockSize - 1) / Self.blockSize
    leaves = 1
    while leaves < blocks { leaves *= 2 }
    sums = Array(repeating: 0, count: 2 * leaves)
    for block in 0..<blocks { sums[leaves + block] = sum(ofBlock: block) }
    for node in stride(from: leaves - 1, to: 0, by: -1) {
      sums[node] = sums[2 * node] + sums[2 * node + 1]
    }
  }

  private func sum(ofBlock block: Int) -> Double {
    heights.withUnsafeBufferPointer { heights in
      let start = block * Self.blockSize
      var sum = 0.0
      for index in start..<min(start + Self.blockSize, heights.count) { sum += abs(heights[index]) }
      return sum
    }
  }
}
