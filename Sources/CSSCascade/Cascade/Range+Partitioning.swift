// SPDX-License-Identifier: Apache-2.0

extension Range<Int> {
  /// The first number for which a condition holds that holds for all behind it as well; the upper bound for none.
  ///
  /// It takes numbers and not elements, so that nothing of a list is copied while its place is looked for.
  ///
  /// - Complexity: logarithmic in the length of the range.
  @inline(__always)
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
