// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// A table of distinct lists of rules, each with a number.
///
/// All trees share a table. A tree has a table of its own for lists with blocks attached to its
/// elements. Number 0 is the empty list of the shared table. The numbers of a tree's table have
/// their highest bit set, so that both kinds can be mixed.
final class RuleListTable: Sendable {
  private let lists = AppendOnlyList<RuleList>()
  private let matches = Arena<RuleMatch>()
  private let winners = Arena<Decision.Winner>()
  private let state = Mutex(State())
  private let mark: UInt32
  /// The bit that marks the numbers of a tree's table.
  static let treeMark: UInt32 = 1 << 31

  private struct State {
    var numbers = NumberTable()
    /// The number of stored matches and winners.
    var size = 0
  }

  /// The maximum number of matches and winners in the shared table.
  ///
  /// The number of distinct lists is unbounded without it.
  private static let capacity = 1 << 21

  /// Creates a table with the empty list, shared or for one tree.
  init(ofTree isTree: Bool = false) {
    mark = isTree ? Self.treeMark : 0
    _ = insert([], summary: RuleList.Summary(), decision: Decision())
  }

  /// The number of lists, which is approximate while other threads append.
  var count: Int { lists.count }

  /// Returns the address of a list, valid for the lifetime of the table.
  @inline(__always)
  func list(_ number: UInt32) -> UnsafePointer<RuleList> {
    lists.address(of: Int(number & ~Self.treeMark))
  }

  /// Returns the number of a list of matches, weakest first; `nil` if the table lacks it.
  func number(of matches: [RuleMatch]) -> UInt32? {
    let hash = Self.hash(matches)
    return state.withLock { find(matches, hash: hash, in: $0) }
  }

  /// Adds a list with copies of its matches and winners, unless the table contains it.
  ///
  /// - Returns: the number of the list; `nil` if the shared table is full.
  func insert(_ matches: [RuleMatch], summary: RuleList.Summary, decision: Decision) -> UInt32? {
    let hash = Self.hash(matches)
    return state.withLock { state in
      if let cached = find(matches, hash: hash, in: state) { return cached }
      if mark == 0, state.size > Self.capacity { return nil }
      state.size += matches.count + decision.winners.count
      let list = RuleList(
        matches.withUnsafeBufferPointer { self.matches.append($0) }, summary: summary,
        decision: copy(of: decision))
      let number = lists.append(list)
      state.numbers.insert(number, hash)
      return UInt32(truncatingIfNeeded: number) | mark
    }
  }

  /// Returns a copy of a decision that lives as long as the table.
  func stored(_ decision: Decision) -> Decision {
    state.withLock { _ in copy(of: decision) }
  }

  private func copy(of decision: Decision) -> Decision {
    Decision(winners: winners.append(decision.winners), inheritedCount: decision.inheritedCount)
  }

  @inline(__always)
  private func find(_ matches: [RuleMatch], hash: UInt32, in state: borrowing State) -> UInt32? {
    state.numbers.find(hash) { number in
      lists.address(of: number).pointee.hasRules(of: matches)
    }.map { UInt32(truncatingIfNeeded: $0) | mark }
  }

  private static func hash(_ matches: [RuleMatch]) -> UInt32 {
    var hash = UInt64(matches.count)
    for match in matches { hash = NumberTable.mixed(hash, UInt64(match.rule)) }
    return UInt32(truncatingIfNeeded: hash)
  }
}
