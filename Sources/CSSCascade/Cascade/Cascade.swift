// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Decides between the declarations of the rules that match one element.
///
/// Declarations are considered strongest first, and the first one for a longhand decides, unless it says `revert` or
/// `revert-layer`: then the declarations that it takes back are skipped.
///
/// Defined by [CSS Cascade 5, section 6](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct Cascade: Sendable {
  typealias Winner = Decision.Winner

  let levels: CascadeLevels
  /// The declarations of the rules.
  var declarations: RuleDeclarations
  /// The winners of all decisions.
  private(set) var winners: [Winner] = []
  /// The empty list that the runs of the next decision are collected in.
  private var spareRuns: [DeclaredRun] = []

  /// Creates a cascade over some levels.
  ///
  /// - Parameters:
  ///   - levels: the levels.
  ///   - index: the index of the rules; `nil` if all declarations will be attached.
  ///   - values: numbers the values that no sheet declares.
  init(
    _ levels: CascadeLevels, of index: RuleIndex? = nil,
    values: ValueTable = ValueTable(ofTree: true)
  ) {
    self.levels = levels
    declarations = RuleDeclarations(index, values: values)
  }

  /// Makes a match one of a block that is not a rule of the sheets.
  mutating func attach(_ block: DeclarationBlock, as match: RuleMatch) -> RuleMatch {
    match.numbered(declarations.attach(block))
  }

  /// The runs of declarations of a list of rules, strongest first: important ones, then normal ones.
  ///
  /// - Parameter matches: the rules, weakest first.
  /// - Returns: the runs.
  func runs(of matches: some BidirectionalCollection<RuleMatch>) -> [DeclaredRun] {
    var runs: [DeclaredRun] = []
    collect(&runs, of: matches)
    return runs
  }

  private func collect(
    _ runs: inout [DeclaredRun], of matches: some BidirectionalCollection<RuleMatch>
  ) {
    for match in matches.reversed()
    where declarations.record(of: match.rule).flags.contains(.important) {
      runs.append(DeclaredRun(match: match, isImportant: true))
    }
    // Without layers the important runs are in order already.
    if runs.count > 1,
      (1..<runs.count).contains(where: { isStronger(runs[$0].match, than: runs[$0 - 1].match) })
    {
      runs.sort { isStronger($0.match, than: $1.match) }
    }
    for match in matches.reversed() { runs.append(DeclaredRun(match: match, isImportant: false)) }
  }

  /// Whether the important declarations of one rule win over those of another.
  private func isStronger(_ match: RuleMatch, than other: RuleMatch) -> Bool {
    let first = levels.importance[Int(match.level.rawValue)]
    let second = levels.importance[Int(other.level.rawValue)]
    return first != second ? first > second : other < match
  }
}

extension Cascade {
  /// Decides for a list of rules.
  ///
  /// - Parameters:
  ///   - matches: the matches of all lists.
  ///   - list: the list.
  ///   - flags: the flags of its rules.
  ///   - flow: the flow of the element; `nil` if no logical longhand is declared.
  ///   - slots: memory for twice as many winners as there are longhands.
  /// - Returns: the decision.
  mutating func decide(
    among matches: AppendOnlyList<RuleMatch>, _ list: RuleList, _ flags: RuleFlags,
    in flow: Flow?, _ slots: UnsafeMutablePointer<Winner>
  ) -> Decision {
    var deciding = Deciding(slots: slots, flow: flow, levels: levels)
    if flags.isDisjoint(with: [.important, .logical, .expansion, .reverts]) {
      for offset in (0..<Int(list.count)).reversed() {
        let rule = matches.address(of: Int(list.start) + offset).pointee.rule
        deciding.decide(declarations.keys(of: rule), declarations.record(of: rule).normal)
      }
    } else {
      var runs: [DeclaredRun] = []
      swap(&runs, &spareRuns)
      collect(&runs, of: matches.elements(of: list))
      for run in runs { decide(run, &deciding) }
      runs.removeAll(keepingCapacity: true)
      swap(&runs, &spareRuns)
    }
    return append(deciding)
  }

  /// The longhands that some runs, strongest first, declare for an element.
  func longhands(among runs: [DeclaredRun], in flow: Flow) -> Set<Property> {
    withUnsafeTemporaryAllocation(of: Winner.self, capacity: LonghandSet.capacity) { slots in
      guard let start = slots.baseAddress else { return [] }
      var deciding = Deciding(slots: start, flow: flow, levels: levels)
      for run in runs { decide(run, &deciding) }
      var longhands: Set<Property> = []
      deciding.decided.forEach { longhands.insert(slots[Int($0)].property) }
      return longhands
    }
  }

  /// Considers the declarations of a run of any kind.
  private func decide(_ run: DeclaredRun, _ deciding: inout Deciding) {
    let rule = run.match.rule
    let record = declarations.record(of: rule)
    let range = run.isImportant ? record.important : record.normal
    if record.flags.isDisjoint(with: [.logical, .expansion, .reverts]), deciding.reverted.isEmpty {
      return deciding.decide(declarations.keys(of: rule), range)
    }
    guard let block = declarations.block(of: rule) else { return }
    deciding.decide(
      declarations.keys(of: rule), range, of: run, run.longhands(of: block),
      expandedAs: run.isImportant ? record.importantExpansion : record.expansion)
  }

  /// Appends the winners of a decision that was made before.
  mutating func append(_ decision: SharedRuleLists.SharedDecision) -> Decision {
    let start = winners.count
    winners += decision.winners
    return Decision(
      winners: start..<winners.count, inheritedEnd: start + decision.inheritedCount)
  }

  /// The decision with its winners, to be kept.
  func shared(_ decision: Decision, inFlow flow: Int) -> SharedRuleLists.SharedDecision {
    SharedRuleLists.SharedDecision(
      flow: flow, winners: Array(winners[decision.winners]),
      inheritedCount: decision.inheritedEnd - decision.winners.lowerBound)
  }

  /// Appends the winners of a decision in the order in which they are computed.
  private mutating func append(_ deciding: Deciding) -> Decision {
    var decision = Decision()
    let (start, inheritedRankCount) = (winners.count, Property.inheritedRankCount)
    let ordered = deciding.slots + LonghandSet.capacity
    var (count, inheritedCount) = (0, 0)
    deciding.decided.forEach { rank in
      (ordered + count).initialize(to: deciding.slots[Int(rank)])
      count += 1
      if rank < inheritedRankCount { inheritedCount = count }
    }
    winners.append(contentsOf: UnsafeBufferPointer(start: ordered, count: count))
    decision.inheritedEnd = start + inheritedCount
    decision.winners = start..<start + count
    return decision
  }
}
