// SPDX-License-Identifier: Apache-2.0

/// The places of a longest rising run in a list of numbers that are all different, which may leave numbers out.
///
/// For 3, 1, 2, 0, 4 these are 1, 2 and 4: the places of 1, 2 and 4.
///
/// - Complexity: *n* log *n*.
func longestRise(of numbers: [Int]) -> [Int] {
  // For each length of a run the place where the one with the lowest end ends; for each place the one before it in its run.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var run: [Int] = []
  var place = ends.last ?? -1
  while place >= 0 {
    run.append(place)
    place = previous[place]
  }
  return run.reversed()
}
