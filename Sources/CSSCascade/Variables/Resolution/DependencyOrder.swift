// SPDX-License-Identifier: Apache-2.0

/// Settles things that refer to one another, each after those it refers to, and finds those in a cycle.
///
/// The references of a thing are asked for one after the other, so that the later ones may depend on what has become of
/// the earlier ones: a fallback is referred to only if it is used.
///
/// Tarjan's algorithm for strongly connected components, with a stack of its own instead of recursion: a chain may be of
/// any length.
struct DependencyOrder {
  /// The place in a thing up to which its references were asked for.
  struct Progress {
    /// The position of the next reference.
    var position = 0
    /// Whether the reference at the position was followed.
    var isFollowed = false
  }

  /// A thing whose references are being followed.
  private struct Visit {
    let thing: Int
    var progress = Progress()
  }

  private var path: [Visit] = []
  /// The place of each thing among those met, from 1; zero for one that was not met yet.
  private var number: [Int]
  /// The first thing met that a thing leads back to.
  private var lowest: [Int]
  /// The things that were met and may be in a cycle.
  private var pending: [Int] = []
  private var isPending: [Bool]
  private var refersToItself: [Bool]
  private var met = 0

  /// Settles the things from 0 to `count`.
  ///
  /// - Parameters:
  ///   - count: the number of the things.
  ///   - next: returns the next thing that a thing refers to; nil if there is no other one. A reference to a thing that is
  ///     still not settled after it was followed is part of a cycle.
  ///   - settle: takes a thing all of whose references are settled, or the things of a cycle.
  init(
    count: Int, next: (Int, inout Progress) -> Int?,
    settle: (_ things: ArraySlice<Int>, _ isCycle: Bool) -> Void
  ) {
    isPending = [Bool](repeating: false, count: count)
    refersToItself = isPending
    number = [Int](repeating: 0, count: count)
    lowest = number
    for thing in 0..<count where number[thing] == 0 { follow(thing, next: next, settle: settle) }
  }

  private mutating func follow(
    _ start: Int, next: (Int, inout Progress) -> Int?, settle: (ArraySlice<Int>, Bool) -> Void
  ) {
    enter(start)
    while let last = path.indices.last {
      let thing = path[last].thing
      guard let target = next(thing, &path[last].progress) else {
        leave(thing, settle)
        continue
      }
      if number[target] == 0 {
        enter(target)
      } else if isPending[target] {
        lowest[thing] = min(lowest[thing], number[target])
        if target == thing { refersToItself[thing] = true }
      }
    }
  }

  private mutating func enter(_ thing: Int) {
    met += 1
    number[thing] = met
    lowest[thing] = met
    pending.append(thing)
    isPending[thing] = true
    path.append(Visit(thing: thing))
  }

  private mutating func leave(_ thing: Int, _ settle: (ArraySlice<Int>, Bool) -> Void) {
    path.removeLast()
    if let above = path.last?.thing { lowest[above] = min(lowest[above], lowest[thing]) }
    guard lowest[thing] == number[thing] else { return }
    // All that is pending from this thing on leads back to it.
    let first = pending.lastIndex(of: thing) ?? pending.endIndex
    let members = pending[first...]
    settle(members, members.count > 1 || refersToItself[thing])
    for member in members { isPending[member] = false }
    pending.removeSubrange(first...)
  }
}
