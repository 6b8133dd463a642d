// SPDX-License-Identifier: Apache-2.0

extension TokenMatching {
  /// The number of elements to look ahead for an equal element.
  private static let window = 8
  /// The number of consecutive mismatches that ends the linear pass.
  private static let patience = 64

  /// Pairs equal elements linearly: backward from the ends, then forward from the starts.
  ///
  /// - Parameters:
  ///   - oldRange: a range of the old elements.
  ///   - newRange: a range of the new elements.
  ///   - isSame: returns whether an old element equals a new one.
  mutating func matchInStep(
    _ oldRange: Range<Int>, _ newRange: Range<Int>, isSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while oldEnd > oldRange.lowerBound, newEnd > newRange.lowerBound,
      isSame(oldEnd - 1, newEnd - 1)
    {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      pair(oldEnd, newEnd)
    }
    var (oldPlace, newPlace) = (oldRange.lowerBound, newRange.lowerBound)
    var misses = 0
    while oldPlace < oldEnd, newPlace < newEnd, misses < Self.patience {
      if isSame(oldPlace, newPlace) {
        pair(oldPlace, newPlace)
        (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
        misses = 0
        continue
      }
      var ahead: (old: Int, new: Int)?
      for step in 1...Self.window where ahead == nil {
        if oldPlace + step < oldEnd, isSame(oldPlace + step, newPlace) {
          ahead = (step, 0)
        } else if newPlace + step < newEnd, isSame(oldPlace, newPlace + step) {
          ahead = (0, step)
        }
      }
      misses += ahead == nil ? 1 : 0
      oldPlace += ahead?.old ?? 1
      newPlace += ahead?.new ?? 1
    }
  }
}
