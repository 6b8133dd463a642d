// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The cascade among the declarations of the rules that match one element.
///
/// Declarations are visited strongest first. The first declaration of a longhand wins, unless its
/// value is `revert` or `revert-layer`: then the declarations that it reverts are skipped.
///
/// Defined by [CSS Cascade 5, section 6](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct Cascade: Sendable {
  typealias Winner = Decision.Winner

  let levels: CascadeLevels
  /// The declarations of the rules.
  var declarations: RuleDeclarations

  /// Creates a cascade over cascade levels.
  ///
  /// - Parameters:
  ///   - levels: the cascade levels.
  ///   - index: the index of the rules; `nil` if all declarations will be attached.
  ///   - values: the table that numbers the values that no sheet declares.
  init(
    _ levels: CascadeLevels, of index: RuleIndex? = nil,
    values: ValueTable = ValueTable(ofTree: true)
  ) {
    self.levels = levels
    declarations = RuleDeclarations(index, values: values)
  }

  /// Returns a match as the match of a block that is not a rule of the sheets.
  mutating func attach(_ block: DeclarationBlock, as match: RuleMatch) -> RuleMatch {
    match.numbered(declarations.attach(block))
  }

  /// Returns the runs of declarations of some rules: important ones, then normal ones.
  ///
  /// Both are ordered strongest first.
  ///
  /// - Parameter matches: the rules, weakest first.
  /// - Returns: the runs.
  func runs(of matches: some BidirectionalCollection<RuleMatch>) -> [DeclaredRun] {
    var runs: [DeclaredRun] = []
    for match in matches.reversed()
    where declarations.record(of: match.rule).flags.contains(.important) {
      runs.append(DeclaredRun(match: match, isImportant: true))
    }
    // Without layers the important runs are already in order.
    if runs.count > 1,
      (1..<runs.count).contains(where: { isStronger(runs[$0].match, than: runs[$0 - 1].match) })
    {
      runs.sort { isStronger($0.match, than: $1.match) }
    }
    for match in matches.reversed() { runs.append(DeclaredRun(match: match, isImportant: false)) }
    return runs
  }

  /// Whether the important declarations of one rule win over those of another.
  private func isStronger(_ match: RuleMatch, than other: RuleMatch) -> Bool {
    let first = levels.importance[Int(match.level.rawValue)]
    let second = levels.importance[Int(other.level.rawValue)]
    return first != second ? first > second : other < match
  }
}

extension Cascade {
  /// Returns the winning declarations of a list of rules.
  ///
  /// - Parameters:
  ///   - matches: the rules, weakest first.
  ///   - flags: the flags of the rules.
  ///   - flow: the flow of the element; `nil` if no logical longhand is declared.
  ///   - slots: memory for twice as many winners as there are longhands.
  /// - Returns: the decision, stored in `slots`.
  func decide(
    among matches: some BidirectionalCollection<RuleMatch>, _ flags: RuleFlags, in flow: Flow?,
    _ slots: UnsafeMutablePointer<Winner>
  ) -> Decision {
    var deciding = DecisionBuilder(slots: slots, flow: flow, levels: levels)
    if flags.isDisjoint(with: [.important, .logical, .expansion, .reverts]) {
      for match in matches.reversed() {
        let rule = match.rule
        deciding.decide(declarations.keyList(of: rule), in: declarations.record(of: rule).normal)
      }
    } else {
      for run in runs(of: matches) { decide(run, &deciding) }
    }
    return decision(deciding)
  }

  /// Returns the longhands that some runs, strongest first, declare for an element.
  func longhands(among runs: [DeclaredRun], in flow: Flow) -> Set<Property> {
    withUnsafeTemporaryAllocation(of: Winner.self, capacity: LonghandSet.capacity) { slots in
      guard let start = slots.baseAddress else { return [] }
      var deciding = DecisionBuilder(slots: start, flow: flow, levels: levels)
      for run in runs { decide(run, &deciding) }
      var longhands: Set<Property> = []
      deciding.decided.forEach { longhands.insert(slots[Int($0)].property) }
      return longhands
    }
  }

  /// Adds the declarations of a run of any kind to a decision.
  private func decide(_ run: DeclaredRun, _ deciding: inout DecisionBuilder) {
    let rule = run.match.rule
    let record = declarations.record(of: rule)
    let range = run.isImportant ? record.important : record.normal
    if record.flags.isDisjoint(with: [.logical, .expansion, .reverts]), deciding.reverted.isEmpty {
      return deciding.decide(declarations.keyList(of: rule), in: range)
    }
    guard let block = declarations.block(of: rule) else { return }
    deciding.decide(
      declarations.keyList(of: rule), in: range, of: run, longhands: run.longhands(of: block),
      expandedAs: run.isImportant ? record.importantExpansion : record.expansion)
  }

  /// Returns the decision, with its winners in the order of computation.
  private func decision(_ deciding: DecisionBuilder) -> Decision {
    let ordered = deciding.slots + LonghandSet.capacity
    let inheritedRankCount = Property.inheritedRankCount
    var (count, inheritedCount) = (0, 0)
    deciding.decided.forEach { rank in
      (ordered + count).initialize(to: deciding.slots[Int(rank)])
      count += 1
      if rank < inheritedRankCount { inheritedCount = count }
    }
    return Decision(
      winners: UnsafeBufferPointer(start: ordered, count: count), inheritedCount: inheritedCount)
  }
}
