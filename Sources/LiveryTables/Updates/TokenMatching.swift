// SPDX-License-Identifier: Apache-2.0

/// Which of the new things was which of the old ones.
///
/// What is seen to be the same by going through both in step is paired first, so that few things are hashed. Of the others
/// those that are there once in both are the same; their neighbors are if they are equal; what is left is paired in order.
///
/// Defined by Paul Heckel, "A technique for isolating differences between files", 1978.
struct TokenMatching {
  /// The tokens of both, for what is not paired by the time these are asked for; -1 for the others.
  private var old: [Int32] = []
  private var new: [Int32] = []
  /// The new place of each old thing; -1 for none.
  private(set) var newPlaces: [Int32]
  /// The old place of each new thing; -1 for none.
  private(set) var oldPlaces: [Int32]
  /// For each token how often it is there, and where; all zero between two calls.
  private var oldCounts: [Int32] = []
  private var newCounts: [Int32] = []
  private var places: [Int32] = []
  /// The next old place of the same token; -1 for none.
  private var next: [Int32] = []

  /// Nothing is paired yet.
  init(oldCount: Int, newCount: Int) {
    newPlaces = Array(repeating: -1, count: oldCount)
    oldPlaces = Array(repeating: -1, count: newCount)
  }

  /// Takes the tokens of what is not paired.
  ///
  /// - Parameters:
  ///   - old: the token of each old thing; -1 for what is paired.
  ///   - new: the token of each new thing; -1 for what is paired.
  ///   - tokenCount: how many different tokens there are.
  mutating func setTokens(old: [Int32], new: [Int32], tokenCount: Int) {
    self.old = old
    self.new = new
    oldCounts = Array(repeating: 0, count: tokenCount)
    newCounts = Array(repeating: 0, count: tokenCount)
    places = Array(repeating: -1, count: tokenCount)
    next = Array(repeating: -1, count: old.count)
  }

  /// Pairs things of a part of the old ones with things of a part of the new ones.
  mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    matchUnique(oldRange, newRange)
    extendDown(oldRange, newRange)
    extendUp(oldRange, newRange)
    matchRest(oldRange, newRange)
  }

  /// Pairs what is left in order of appearance.
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

  /// Pairs what follows pairs, and what both parts begin with.
  private mutating func extendDown(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in newRange where oldPlaces[place] < 0 {
      let isFirst = place == newRange.lowerBound
      let before = isFirst ? oldRange.lowerBound - 1 : Int(oldPlaces[place - 1])
      guard isFirst || before >= 0, oldRange.contains(before + 1) else { continue }
      pairIfEqual(before + 1, place)
    }
  }

  /// Pairs what precedes pairs, and what both parts end with.
  private mutating func extendUp(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    for place in newRange.reversed() where oldPlaces[place] < 0 {
      let isLast = place == newRange.upperBound - 1
      let behind = isLast ? oldRange.upperBound : Int(oldPlaces[place + 1])
      guard oldRange.contains(behind - 1) else { continue }
      pairIfEqual(behind - 1, place)
    }
  }

  private mutating func pairIfEqual(_ oldPlace: Int, _ newPlace: Int) {
    if newPlaces[oldPlace] < 0, old[oldPlace] == new[newPlace] { pair(oldPlace, newPlace) }
  }

  /// Notes that two things are the same.
  mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
    newPlaces[oldPlace] = Int32(truncatingIfNeeded: newPlace)
    oldPlaces[newPlace] = Int32(truncatingIfNeeded: oldPlace)
  }
}
