// SPDX-License-Identifier: Apache-2.0

/// Returns the indices of a longest increasing subsequence of distinct numbers (patience sorting).
///
/// ```swift
/// longestIncreasingSubsequence(of: [3, 1, 2, 0, 4])   // 1, 2 and 4, the indices of 1, 2 and 4
/// ```
///
/// - Complexity: O(*n* log *n*); O(*n*) for numbers in increasing order.
package func longestIncreasingSubsequence(of numbers: [Int]) -> [Int] {
  // For each length, the index of the smallest last number; for each index, its predecessor.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    let isLongest = ends.last.map { numbers[$0] < number } ?? true
    let length = isLongest ? ends.count : ends.partitioningIndex { numbers[$0] >= number }
    if length > 0 { previous[index] = ends[length - 1] }
    if isLongest { ends.append(index) } else { ends[length] = index }
  }
  var indices: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    indices.append(index)
    index = previous[index]
  }
  return indices.reversed()
}
