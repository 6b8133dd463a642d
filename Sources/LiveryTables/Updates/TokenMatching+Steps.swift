// SPDX-License-Identifier: Apache-2.0

extension TokenMatching {
  /// The number of elements to look ahead for an equal element.
  private static let window = 8
  /// The number of consecutive mismatches that ends the linear pass.
  private static let maximumMisses = 64

  /// Pairs equal elements linearly: backward from the ends, then forward from the starts.
  ///
  /// - Parameters:
  ///   - oldRange: a range of the old elements.
  ///   - newRange: a range of the new elements.
  ///   - isSame: returns whether an old element equals a new one.
  mutating func matchInStep(
    old oldRange: Range<Int>, new newRange: Range<Int>, isSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldEnd > oldRange.lowerBound, newEnd > newRange.lowerBound,
      isSame(oldEnd - 1, newEnd - 1)
    {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      pair(old: oldEnd, new: newEnd)
    }
    var (oldIndex, newIndex) = (oldRange.lowerBound, newRange.lowerBound)
    var misses = 0
    while oldIndex < oldEnd, newIndex < newEnd, misses < Self.maximumMisses {
      if isSame(oldIndex, newIndex) {
        pair(old: oldIndex, new: newIndex)
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
        misses = 0
        continue
      }
      var skip: (old: Int, new: Int)?
      for step in 1...Self.window where skip == nil {
        if oldIndex + step < oldEnd, isSame(oldIndex + step, newIndex) {
          skip = (step, 0)
        } else if newIndex + step < newEnd, isSame(oldIndex, newIndex + step) {
          skip = (0, step)
        }
      }
      misses += skip == nil ? 1 : 0
      oldIndex += skip?.old ?? 1
      newIndex += skip?.new ?? 1
    }
  }
}
