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
  private(set) var newPlaces: [Int32]
  /// The old index of each new element; -1 for none.
  private(set) var oldPlaces: [Int32]
  /// The number of occurrences of each token, and its index; reset between two calls.
  private var oldCounts: [Int32] = []
  private var newCounts: [Int32] = []
  private var places: [Int32] = []
  /// The next old index with the same token; -1 for none.
  private var next: [Int32] = []

  /// Creates a matching without pairs.
  init(oldCount: Int, newCount: Int) {
    newPlaces = Array(repeating: -1, count: oldCount)
    oldPlaces = Array(repeating: -1, count: newCount)
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
    places = Array(repeating: -1, count: tokenCount)
    next = Array(repeating: -1, count: old.count)
  }

  /// Pairs the elements of a range of the old list with those of a range of the new list.
  mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    matchUnique(oldRange, newRange)
    extendDown(oldRange, newRange)
    extendUp(oldRange, newRange)
    matchRest(oldRange, newRange)
  }

  /// Pairs the remaining elements in order of appearance.
  mutating func matchRest(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in oldRange.reversed() where newPlaces[place] < 0 {
      let token = Int(old[place])
      next[place] = places[token]
      places[token] = Int32(truncatingIfNeeded: place)
    }
    for place in newRange where oldPlaces[place] < 0 {
      let token = Int(new[place])
      let first = Int(places[token])
      guard first >= 0 else { continue }
      places[token] = next[first]
      pair(first, place)
    }
    for place in oldRange where old[place] >= 0 { places[Int(old[place])] = -1 }
  }

  private mutating func matchUnique(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in oldRange where newPlaces[place] < 0 {
      let token = Int(old[place])
      oldCounts[token] += 1
      places[token] = Int32(truncatingIfNeeded: place)
    }
    for place in newRange where oldPlaces[place] < 0 { newCounts[Int(new[place])] += 1 }
    for place in newRange where oldPlaces[place] < 0 {
      let token = Int(new[place])
      guard oldCounts[token] == 1, newCounts[token] == 1 else { continue }
      pair(Int(places[token]), place)
    }
    for place in newRange where new[place] >= 0 { newCounts[Int(new[place])] = 0 }
    for place in oldRange where old[place] >= 0 {
      oldCounts[Int(old[place])] = 0
      places[Int(old[place])] = -1
    }
  }

  /// Pairs equal elements after existing pairs, and at the start of both ranges.
  private mutating func extendDown(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in newRange where oldPlaces[place] < 0 {
      let isFirst = place == newRange.lowerBound
      let before = isFirst ? oldRange.lowerBound - 1 : Int(oldPlaces[place - 1])
      guard isFirst || before >= 0, oldRange.contains(before + 1) else { continue }
      pairIfEqual(before + 1, place)
    }
  }

  /// Pairs equal elements before existing pairs, and at the end of both ranges.
  private mutating func extendUp(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in newRange.reversed() where oldPlaces[place] < 0 {
      let isLast = place == newRange.upperBound - 1
      let after = isLast ? oldRange.upperBound : Int(oldPlaces[place + 1])
      guard oldRange.contains(after - 1) else { continue }
      pairIfEqual(after - 1, place)
    }
  }

  private mutating func pairIfEqual(_ oldPlace: Int, _ newPlace: Int) {
    if newPlaces[oldPlace] < 0, old[oldPlace] == new[newPlace] { pair(oldPlace, newPlace) }
  }

  /// Records a pair of equal elements.
  mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
    newPlaces[oldPlace] = Int32(truncatingIfNeeded: newPlace)
    oldPlaces[newPlace] = Int32(truncatingIfNeeded: oldPlace)
  }
}
