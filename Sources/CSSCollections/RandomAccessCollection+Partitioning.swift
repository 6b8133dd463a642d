// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies a condition, by binary search.
  ///
  /// Elements that do not satisfy the condition must come first. The result is the end index if no
  /// element satisfies it.
  ///
  /// ```swift
  /// [1, 3, 5].partitioningIndex { $0 >= 3 }   // 1
  /// ```
  ///
  /// If copying an element is expensive, search the indices of a collection, as
  /// `numbers.indices.partitioningIndex { numbers[$0] >= 3 }`.
  ///
  /// - Complexity: O(log *n*) in the number of elements.
  @inlinable
  @inline(__always)
  package func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if isInSecondPart(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
