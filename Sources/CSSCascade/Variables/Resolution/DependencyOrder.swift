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
    let node: Int
    var progress = Progress()
  }

  private var path: [Visit] = []
  /// The visit number of each item, from 1, or zero before its visit.
  private var number: [Int]
  /// The lowest visit number that is reachable from each item.
  private var lowLink: [Int]
  /// The visited items that may be part of a cycle.
  private var stack: [Int] = []
  private var isOnStack: [Bool]
  private var refersToItself: [Bool]
  private var visitCount = 0

  /// Settles the items from 0 to `count`.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - next: Returns the next item that an item refers to, or `nil` if there are no more. A
  ///     reference that remains unsettled after it was followed is part of a cycle.
  ///   - settle: Receives an item whose references are all settled, or the items of a cycle.
  init(
    count: Int, next: (Int, inout Progress) -> Int?,
    settle: (_ nodes: ArraySlice<Int>, _ isCycle: Bool) -> Void
  ) {
    isOnStack = [Bool](repeating: false, count: count)
    refersToItself = isOnStack
    number = [Int](repeating: 0, count: count)
    lowLink = number
    for node in 0..<count where number[node] == 0 { follow(node, next: next, settle: settle) }
  }

  private mutating func follow(
    _ start: Int, next: (Int, inout Progress) -> Int?, settle: (ArraySlice<Int>, Bool) -> Void
  ) {
    enter(start)
    while let last = path.indices.last {
      let node = path[last].node
      guard let target = next(node, &path[last].progress) else {
        leave(node, settle)
        continue
      }
      if number[target] == 0 {
        enter(target)
      } else if isOnStack[target] {
        lowLink[node] = min(lowLink[node], number[target])
        if target == node { refersToItself[node] = true }
      }
    }
  }

  private mutating func enter(_ node: Int) {
    visitCount += 1
    number[node] = visitCount
    lowLink[node] = visitCount
    stack.append(node)
    isOnStack[node] = true
    path.append(Visit(node: node))
  }

  private mutating func leave(_ node: Int, _ settle: (ArraySlice<Int>, Bool) -> Void) {
    path.removeLast()
    if let above = path.last?.node { lowLink[above] = min(lowLink[above], lowLink[node]) }
    guard lowLink[node] == number[node] else { return }
    // All pending items from this one on lead back to it.
    let first = stack.lastIndex(of: node) ?? stack.endIndex
    let members = stack[first...]
    settle(members, members.count > 1 || refersToItself[node])
    for member in members { isOnStack[member] = false }
    stack.removeSubrange(first...)
  }
}
