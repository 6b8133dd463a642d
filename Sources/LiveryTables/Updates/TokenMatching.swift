// SPDX-License-Identifier: Apache-2.0

/// A matching of the elements of an old list with those of a new list.
///
/// A linear pass pairs equal elements first, so that few elements are hashed. Then elements that
/// occur once in both lists are paired, then their equal neighbors. The rest is paired in order.
///
/// Defined by Paul Heckel, "A technique for isolating differences between files", 1978.
struct TokenMatching {
  /// The tokens of the elements that the linear pass leaves unpaired; -1 for the others.
  private var old: [Int32] = []
  private var new: [Int32] = []
  /// The new index of each old element; -1 for none.
  private(set) var newIndices: [Int32]
  /// The old index of each new element; -1 for none.
  private(set) var oldIndices: [Int32]
  /// The number of occurrences of each token, and its index; reset between two calls.
  private var oldCounts: [Int32] = []
  private var newCounts: [Int32] = []
  private var firstIndices: [Int32] = []
  /// The next old index with the same token; -1 for none.
  private var next: [Int32] = []

  /// Creates a matching without pairs.
  init(oldCount: Int, newCount: Int) {
    newIndices = Array(repeating: -1, count: oldCount)
    oldIndices = Array(repeating: -1, count: newCount)
  }

  /// Sets the tokens of the unpaired elements.
  ///
  /// - Parameters:
  ///   - old: the token of each old element; -1 for paired elements.
  ///   - new: the token of each new element; -1 for paired elements.
  ///   - tokenCount: the number of different tokens.
  mutating func setTokens(old: [Int32], new: [Int32], tokenCount: Int) {
    self.old = old
    self.new = new
    oldCounts = Array(repeating: 0, count: tokenCount)
    newCounts = Array(repeating: 0, count: tokenCount)
    firstIndices = Array(repeating: -1, count: tokenCount)
    next = Array(repeating: -1, count: old.count)
  }

  /// Pairs the elements of a range of the old list with those of a range of the new list.
  mutating func match(old oldRange: Range<Int>, new newRange: Range<Int>) {
    matchUnique(old: oldRange, new: newRange)
    extendDown(old: oldRange, new: newRange)
    extendUp(old: oldRange, new: newRange)
    matchRemaining(old: oldRange, new: newRange)
  }

  /// Pairs the remaining elements in order of appearance.
  mutating func matchRemaining(old oldRange: Range<Int>, new newRange: Range<Int>) {
    for index in oldRange.reversed() where newIndices[index] < 0 {
      let token = Int(old[index])
      next[index] = firstIndices[token]
      firstIndices[token] = Int32(truncatingIfNeeded: index)
    }
    for index in newRange where oldIndices[index] < 0 {
      let token = Int(new[index])
      let first = Int(firstIndices[token])
      guard first >= 0 else { continue }
      firstIndices[token] = next[first]
      pair(old: first, new: index)
    }
    for index in oldRange where old[index] >= 0 { firstIndices[Int(old[index])] = -1 }
  }

  private mutating func matchUnique(old oldRange: Range<Int>, new newRange: Range<Int>) {
    for index in oldRange where newIndices[index] < 0 {
      let token = Int(old[index])
      oldCounts[token] += 1
      firstIndices[token] = Int32(truncatingIfNeeded: index)
    }
    for index in newRange where oldIndices[index] < 0 { newCounts[Int(new[index])] += 1 }
    for index in newRange where oldIndices[index] < 0 {
      let token = Int(new[index])
      guard oldCounts[token] == 1, newCounts[token] == 1 else { continue }
      pair(old: Int(firstIndices[token]), new: index)
    }
    for index in newRange where new[index] >= 0 { newCounts[Int(new[index])] = 0 }
    for index in oldRange where old[index] >= 0 {
      oldCounts[Int(old[index])] = 0
      firstIndices[Int(old[index])] = -1
    }
  }

  /// Pairs equal elements after existing pairs, and at the start of both ranges.
  private mutating func extendDown(old oldRange: Range<Int>, new newRange: Range<Int>) {
    for index in newRange where oldIndices[index] < 0 {
      let isFirst = index == newRange.lowerBound
      let before = isFirst ? oldRange.lowerBound - 1 : Int(oldIndices[index - 1])
      guard isFirst || before >= 0, oldRange.contains(before + 1) else { continue }
      pairIfEqual(old: before + 1, new: index)
    }
  }

  /// Pairs equal elements before existing pairs, and at the end of both ranges.
  private mutating func extendUp(old oldRange: Range<Int>, new newRange: Range<Int>) {
    for index in newRange.reversed() where oldIndices[index] < 0 {
      let isLast = index == newRange.upperBound - 1
      let after = isLast ? oldRange.upperBound : Int(oldIndices[index + 1])
      guard oldRange.contains(after - 1) else { continue }
      pairIfEqual(old: after - 1, new: index)
    }
  }

  private mutating func pairIfEqual(old oldIndex: Int, new newIndex: Int) {
    if newIndices[oldIndex] < 0, old[oldIndex] == new[newIndex] {
      pair(old: oldIndex, new: newIndex)
    }
  }

  /// Records a pair of equal elements.
  mutating func pair(old oldIndex: Int, new newIndex: Int) {
    newIndices[oldIndex] = Int32(truncatingIfNeeded: newIndex)
    oldIndices[newIndex] = Int32(truncatingIfNeeded: oldIndex)
  }
}
