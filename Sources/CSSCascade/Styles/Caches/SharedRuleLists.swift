// SPDX-License-Identifier: Apache-2.0

/// The facts and decisions of lists of rules, without blocks that are attached to elements.
struct SharedRuleLists: Sendable {
  /// A list of rules.
  struct List: Sendable {
    /// The positions of the rules among all.
    fileprivate let rules: Range<Int>
    let facts: RuleListFacts
    /// The decisions, for each flow that elements had.
    var decisions: [SharedDecision] = []
  }

  /// A decision with its winners.
  struct SharedDecision: Sendable {
    /// The number of the flow; zero for a list without logical longhands.
    let flow: Int
    let winners: [Decision.Winner]
    /// The number of winners that children inherit.
    let inheritedCount: Int
  }

  private var rules: [UInt32] = []
  private var lists: [List] = []
  private var numbers = NumberTable()
  /// The rules that declare custom properties, by number; number 0 stands for none.
  private var variableRules: [[UInt32]] = [[]]
  private var variableNumbers: [[UInt32]: UInt32] = [:]
  private var plans: [UInt32: VariablePlan] = [:]
  /// The number of rules, winners and declarations that are kept.
  private var size = 0

  private static let capacity = 1 << 20

  /// Whether no more are kept: lists of rules may differ from tree to tree without end.
  private var isFull: Bool { size > Self.capacity }
}

extension SharedRuleLists {
  /// The number of a list, or `nil` if it is not known.
  func number(of matches: [RuleMatch]) -> Int? {
    numbers.find(RuleLists.hash(matches)) { number in
      let range = lists[number].rules
      return range.count == matches.count
        && matches.indices.allSatisfy { rules[range.lowerBound + $0] == matches[$0].rule }
    }
  }

  /// A list that is known.
  subscript(number: Int) -> List { lists[number] }

  /// Adds a list that is not known; returns its number, or `nil` if no more are kept.
  mutating func insert(_ matches: [RuleMatch], _ facts: RuleListFacts) -> Int? {
    if isFull { return nil }
    let start = rules.count
    rules += matches.lazy.map(\.rule)
    size += matches.count + 16
    numbers.insert(lists.count, RuleLists.hash(matches))
    lists.append(List(rules: start..<rules.count, facts: facts))
    return lists.count - 1
  }

  /// Keeps a decision of a list, unless another tree has kept it.
  mutating func keep(_ decision: SharedDecision, of number: Int) {
    if isFull || lists[number].decisions.contains(where: { $0.flow == decision.flow }) { return }
    size += decision.winners.count
    lists[number].decisions.append(decision)
  }

  /// The number of rules that declare custom properties, strongest first; `nil` if no more are kept.
  mutating func number(ofVariables rules: [UInt32]) -> UInt32? {
    if let known = variableNumbers[rules] { return known }
    if isFull { return nil }
    let number = UInt32(truncatingIfNeeded: variableRules.count)
    size += rules.count + 16
    variableRules.append(rules)
    variableNumbers[rules] = number
    return number
  }

  /// The plan of the rules with a number, as far as it is known, and the rules.
  func plan(of number: UInt32) -> (plan: VariablePlan?, rules: [UInt32]) {
    (plans[number], variableRules[Int(number)])
  }

  /// Keeps the plan of the rules with a number.
  mutating func keep(_ plan: VariablePlan, of number: UInt32) {
    if isFull { return }
    size += plan.declarations.count
    plans[number] = plan
  }
}
