// SPDX-License-Identifier: Apache-2.0

/// An ordering of items by their references, which settles each item after its references and
/// detects cycles.
///
/// References are requested one at a time, so later ones may depend on the outcome of earlier ones.
/// For example, a fallback counts as a reference only if it is used.
///
/// The algorithm is Tarjan's for strongly connected components, with an explicit stack instead of
/// recursion, so chains may have any length.
struct DependencyOrder {
  /// The position in an item up to which its references were requested.
  struct Progress {
    /// The position of the next reference.
    var position = 0
    /// Whether the reference at the position was followed.
    var isFollowed = false
  }

  /// An item whose references are being followed.
  private struct Visit {
    let thing: Int
    var progress = Progress()
  }

  private var path: [Visit] = []
  /// The visit number of each item, from 1, or zero before its visit.
  private var number: [Int]
  /// The lowest visit number that is reachable from each item.
  private var lowest: [Int]
  /// The visited items that may be part of a cycle.
  private var pending: [Int] = []
  private var isPending: [Bool]
  private var refersToItself: [Bool]
  private var met = 0

  /// Settles the items from 0 to `count`.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - next: Returns the next item that an item refers to, or `nil` if there are no more. A
  ///     reference that remains unsettled after it was followed is part of a cycle.
  ///   - settle: Receives an item whose references are all settled, or the items of a cycle.
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
    // All pending items from this one on lead back to it.
    let first = pending.lastIndex(of: thing) ?? pending.endIndex
    let members = pending[first...]
    settle(members, members.count > 1 || refersToItself[thing])
    for member in members { isPending[member] = false }
    pending.removeSubrange(first...)
  }
}
