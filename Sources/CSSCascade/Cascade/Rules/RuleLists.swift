// SPDX-License-Identifier: Apache-2.0

/// The rules that match an element, by their position among all matches of a ``StyleTables``.
struct RuleList: BitwiseCopyable, Equatable, Sendable {
  var start: UInt32
  var count: UInt32
}

extension AppendOnlyList<RuleMatch> {
  /// The matches of a list, weakest first.
  func elements(of list: RuleList) -> some BidirectionalCollection<RuleMatch> {
    (Int(list.start)..<Int(list.start + list.count)).lazy.map { self[$0] }
  }
}

/// The distinct lists of rules that match elements, each with a number: elements with the same list are given the same
/// declarations, whatever put the rules into their order.
struct RuleLists: Sendable {
  /// The matches of all lists, each list's weakest first.
  let matches: AppendOnlyList<RuleMatch>
  /// The lists by number; list 0 is empty.
  let lists: AppendOnlyList<RuleList>
  /// The facts of each list that decide how its elements are styled.
  var facts = [RuleListFacts()]
  /// The decisions of lists, and of lists in a flow.
  var decisions: [Decision] = []
  /// The index of the decision for a list whose rules declare logical longhands, by the flow of the element.
  var flowDecisions: [FlowedList: Int] = [:]
  private var numbers = NumberTable()

  /// A list of rules for elements of a flow.
  struct FlowedList: Hashable {
    let list: Int
    let flow: Int
  }

  init(_ matches: AppendOnlyList<RuleMatch>, _ lists: AppendOnlyList<RuleList>) {
    self.matches = matches
    self.lists = lists
    _ = number(of: [])
  }

  /// The matches of a list, weakest first.
  func all(of list: Int) -> some BidirectionalCollection<RuleMatch> {
    matches.elements(of: lists[list])
  }

  /// The number of lists.
  var count: Int { lists.count }

  /// The number of a list of matches, weakest first, and whether it is new.
  mutating func number(of found: [RuleMatch]) -> (number: Int, isNew: Bool) {
    let hash = Self.hash(found)
    if let known = numbers.find(hash, { isEqual(found, Int($0)) }) { return (known, false) }
    let list = RuleList(
      start: UInt32(truncatingIfNeeded: matches.count),
      count: UInt32(truncatingIfNeeded: found.count))
    for match in found { matches.append(match) }
    let number = lists.append(list)
    numbers.insert(number, hash)
    return (number, true)
  }

  /// The hash of a list of matches.
  static func hash(_ matches: [RuleMatch]) -> UInt32 {
    var hash = UInt64(matches.count)
    for match in matches { hash = NumberTable.mixed(hash, UInt64(match.rule)) }
    return UInt32(truncatingIfNeeded: hash)
  }

  @inline(__always)
  private func isEqual(_ found: [RuleMatch], _ number: Int) -> Bool {
    let list = lists[number]
    guard Int(list.count) == found.count else { return false }
    for offset in found.indices
    where matches.address(of: Int(list.start) + offset).pointee.rule != found[offset].rule {
      return false
    }
    return true
  }
}
