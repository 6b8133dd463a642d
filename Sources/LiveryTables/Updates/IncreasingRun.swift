// SPDX-License-Identifier: Apache-2.0

/// Which of some numbers stay where they are, if as few as can be are moved to sort them.
///
/// Defined by the longest increasing subsequence, found by patience sorting.
struct IncreasingRun {
  /// For each number whether it stays; the numbers are all different.
  let stays: [Bool]

  init(_ numbers: [Int32]) {
    guard zip(numbers, numbers.dropFirst()).contains(where: { $0 >= $1 }) else {
      stays = Array(repeating: true, count: numbers.count)
      return
    }
    // The place of the smallest number that a run of each length ends with.
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      if let last = ends.last, numbers[last] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var stays = Array(repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      stays[place] = true
      place = previous[place]
    }
    self.stays = stays
  }
}
