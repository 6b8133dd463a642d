// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// The index of the first element for which a condition is true, in a collection whose elements for which it is false
  /// come first; the end index if there is none.
  ///
  /// ```swift
  /// [1, 3, 5].partitioningIndex { $0 >= 3 }   // 1
  /// ```
  ///
  /// Search the indices of a collection, as `numbers.indices.partitioningIndex { numbers[$0] >= 3 }`, if copying an element
  /// is expensive.
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
