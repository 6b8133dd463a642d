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

  /// Returns the entries of declarations of some rules: important ones, then normal ones.
  ///
  /// Both are ordered strongest first.
  ///
  /// - Parameter matches: the rules, weakest first.
  /// - Returns: the entries.
  func entries(of matches: some BidirectionalCollection<RuleMatch>) -> [CascadeEntry] {
    var entries: [CascadeEntry] = []
    for match in matches.reversed()
    where declarations.record(of: match.rule).flags.contains(.important) {
      entries.append(CascadeEntry(match: match, isImportant: true))
    }
    // Without layers the important entries are already in order.
    if entries.count > 1,
      (1..<entries.count).contains(where: {
        isStronger(entries[$0].match, than: entries[$0 - 1].match)
      })
    {
      entries.sort { isStronger($0.match, than: $1.match) }
    }
    for match in matches.reversed() {
      entries.append(CascadeEntry(match: match, isImportant: false))
    }
    return entries
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
    var builder = DecisionBuilder(slots: slots, flow: flow, levels: levels)
    if flags.isDisjoint(with: [.important, .logical, .expansion, .reverts]) {
      for match in matches.reversed() {
        let rule = match.rule
        builder.decide(declarations.keyList(of: rule), in: declarations.record(of: rule).normal)
      }
    } else {
      for entry in entries(of: matches) { decide(entry, &builder) }
    }
    return decision(builder)
  }

  /// Returns the longhands that some entries, strongest first, declare for an element.
  func longhands(among entries: [CascadeEntry], in flow: Flow) -> Set<Property> {
    withUnsafeTemporaryAllocation(of: Winner.self, capacity: LonghandSet.capacity) { slots in
      guard let start = slots.baseAddress else { return [] }
      var builder = DecisionBuilder(slots: start, flow: flow, levels: levels)
      for entry in entries { decide(entry, &builder) }
      var longhands: Set<Property> = []
      builder.decided.forEach { longhands.insert(slots[Int($0)].property) }
      return longhands
    }
  }

  /// Adds the declarations of an entry of any kind to a decision.
  private func decide(_ entry: CascadeEntry, _ builder: inout DecisionBuilder) {
    let rule = entry.match.rule
    let record = declarations.record(of: rule)
    let range = entry.isImportant ? record.important : record.normal
    if record.flags.isDisjoint(with: [.logical, .expansion, .reverts]), builder.reverted.isEmpty {
      return builder.decide(declarations.keyList(of: rule), in: range)
    }
    guard let block = declarations.block(of: rule) else { return }
    builder.decide(
      declarations.keyList(of: rule), in: range, of: entry, longhands: entry.longhands(of: block),
      expandedAs: entry.isImportant ? record.importantExpansion : record.expansion)
  }

  /// Returns the decision, with its winners in the order of computation.
  private func decision(_ builder: DecisionBuilder) -> Decision {
    let ordered = builder.slots + LonghandSet.capacity
    let inheritedRankCount = Property.inheritedRankCount
    var (count, inheritedCount) = (0, 0)
    builder.decided.forEach { rank in
      (ordered + count).initialize(to: builder.slots[Int(rank)])
      count += 1
      if rank < inheritedRankCount { inheritedCount = count }
    }
    return Decision(
      winners: UnsafeBufferPointer(start: ordered, count: count), inheritedCount: inheritedCount)
  }
}
