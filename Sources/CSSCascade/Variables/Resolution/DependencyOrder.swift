// SPDX-License-Identifier: Apache-2.0

/// Orders things that refer to one another so that each stands behind those it refers to, and finds those in a cycle.
///
/// Tarjan's algorithm for strongly connected components, with a stack of its own instead of
/// recursion: a chain may be of any length.
struct DependencyOrder {
  /// The numbers of the things, in order.
  private(set) var order: [Int] = []
  /// Whether a thing refers to itself, at once or through others.
  private(set) var isCyclic: [Bool]
  /// The cycles, each with all that are in it.
  private(set) var cycles: [[Int]] = []

  /// A thing whose references are being followed.
  private struct Visit {
    let thing: Int
    let references: [Int]
    var next = 0
  }

  private var path: [Visit] = []
  /// The place of each thing among those met, from 1; zero for one that was not met yet.
  private var number: [Int]
  /// The first thing met that a thing leads back to.
  private var lowest: [Int]
  /// What was met and may still turn out to be in a cycle.
  private var pending: [Int] = []
  private var isPending: [Bool]
  private var met = 0

  /// Orders the things from 0 to `count`, whose references `references` tells.
  init(count: Int, references: (Int) -> [Int]) {
    isCyclic = [Bool](repeating: false, count: count)
    isPending = isCyclic
    number = [Int](repeating: 0, count: count)
    lowest = number
    order.reserveCapacity(count)
    for thing in 0..<count where number[thing] == 0 { follow(thing, references) }
  }

  private mutating func follow(_ start: Int, _ references: (Int) -> [Int]) {
    enter(start, references)
    while let last = path.indices.last {
      let thing = path[last].thing
      guard path[last].next < path[last].references.count else {
        leave(thing)
        continue
      }
      let target = path[last].references[path[last].next]
      path[last].next += 1
      if number[target] == 0 {
        enter(target, references)
      } else if isPending[target] {
        lowest[thing] = min(lowest[thing], number[target])
        if target == thing { isCyclic[thing] = true }
      }
    }
  }

  private mutating func enter(_ thing: Int, _ references: (Int) -> [Int]) {
    met += 1
    number[thing] = met
    lowest[thing] = met
    pending.append(thing)
    isPending[thing] = true
    path.append(Visit(thing: thing, references: references(thing)))
  }

  private mutating func leave(_ thing: Int) {
    path.removeLast()
    if let above = path.last?.thing { lowest[above] = min(lowest[above], lowest[thing]) }
    guard lowest[thing] == number[thing] else { return }
    // The last thing pending that leads back to this one ends the component that this one began.
    let isAlone = pending.last == thing
    let first = order.count
    while let member = pending.popLast() {
      isPending[member] = false
      if !isAlone { isCyclic[member] = true }
      order.append(member)
      if member == thing { break }
    }
    if isCyclic[thing] { cycles.append(Array(order[first...])) }
  }
}
