// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Decides between the declarations of the rules that match one element.
///
/// Declarations are asked strongest first, and the first one for a longhand decides, unless it says `revert` or
/// `revert-layer`: then those that it takes back are passed over.
///
/// Defined by [CSS Cascade 5, section 6](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct Cascade: Sendable {
  typealias Run = CascadedValues.Run
  typealias Winner = CascadedValues.Winner

  private let levels: CascadeLevels

  /// A cascade over some levels.
  init(_ levels: CascadeLevels) { self.levels = levels }

  /// Decides for one element.
  ///
  /// - Parameters:
  ///   - runs: the normal declarations of the rules and of what is attached to the element, strongest first.
  ///   - flow: the flow of the element's parent, which is the element's own where it declares none.
  ///   - resolvesLazily: whether custom properties that nothing takes back may be left to be looked up.
  /// - Returns: the winning declarations.
  func values(
    of runs: [Run], below flow: Flow, resolvesLazily: Bool = false
  ) -> CascadedValues {
    let runs = withImportant(runs)
    let hasLogical = runs.indices.contains { runs[$0].longhands.hasLogical }
    // What is not inherited waits where the element has a flow of its own, and that tells what a longhand is.
    let waits = hasLogical && runs.indices.contains { runs[$0].longhands.decidesFlow }
    let flow = hasLogical && !waits ? flow : nil
    let winners = winners(among: runs, except: waits ? .own : LonghandSet(), in: flow)
    if resolvesLazily, runs.indices.allSatisfy({ runs[$0].block.resolvesLazily }) {
      return CascadedValues(winners, in: flow, of: runs, variables: variables(of: runs))
    }
    return CascadedValues(
      winners, in: flow, of: runs, variables: nil, customProperties(among: runs))
  }

  /// The same values for an element in another flow: logical longhands are the physical ones that they are there.
  ///
  /// Defined by [CSS Logical 1, section 4](https://drafts.csswg.org/css-logical-1/#box).
  func values(of values: CascadedValues, in flow: Flow) -> CascadedValues {
    let own = winners(among: values.runs, except: .inherited, in: flow)
    return CascadedValues(
      values.winners[..<values.inheritedCount] + own, in: flow, of: values.runs,
      variables: values.variables, values.customProperties, settling: values.base)
  }

  /// The custom properties of each rule that declares some.
  private func variables(of runs: [Run]) -> [VariableLayer] {
    var variables: [VariableLayer] = []
    for index in runs.indices where !runs[index].isImportant {
      if let layer = runs[index].block.variables { variables.append(layer) }
    }
    return variables
  }

  /// The runs, and before them those of important declarations, strongest first.
  private func withImportant(_ runs: [Run]) -> [Run] {
    let count = runs.indices.count { runs[$0].block.hasImportant }
    if count == 0 { return runs }
    var all: [Run] = []
    all.reserveCapacity(runs.count + count)
    for index in runs.indices where runs[index].block.hasImportant {
      all.append(Run(match: runs[index].match, block: runs[index].block, isImportant: true))
    }
    // Without layers they stand in their order already.
    if (1..<count).contains(where: { isStronger(all[$0].match, than: all[$0 - 1].match) }) {
      all.sort { isStronger($0.match, than: $1.match) }
    }
    all.append(contentsOf: runs)
    return all
  }

  /// Whether the important declarations of one rule win over those of another.
  private func isStronger(_ match: RuleMatch, than other: RuleMatch) -> Bool {
    let first = levels.importance[Int(match.level.rawValue)]
    let second = levels.importance[Int(other.level.rawValue)]
    return first != second ? first > second : other < match
  }

  /// For each longhand but some the declaration that decides, in the order in which they are computed.
  private func winners(
    among runs: [Run], except others: LonghandSet, in flow: Flow? = nil
  ) -> [Winner] {
    withUnsafeTemporaryAllocation(of: Winner.self, capacity: Property.longhandCount) { slots in
      var decided = others
      // What was taken back of longhands that are not decided yet.
      var reverted: [UInt16: Reverted] = [:]
      for number in runs.indices {
        // Two names for one side may stand in one rule: then the later one counts.
        let order =
          flow != nil && runs[number].longhands.hasLogical
          ? runs[number].longhands.latestFirst : nil
        func decide(_ key: DeclaredLonghands.Key, at index: Int) {
          var (property, rank) = (key.property, key.rank)
          if key.isLogical, let flow {
            property = property.physical(in: flow)
            rank = property.computingRank
          }
          if decided.contains(rank) { return }
          if key.isRevert || !reverted.isEmpty {
            guard counts(runs[number], index, rank, &reverted) else { return }
          }
          decided.insert(rank)
          slots[Int(rank)] = Winner(
            property: property, run: UInt32(truncatingIfNeeded: number),
            index: UInt16(truncatingIfNeeded: index), dependence: key.dependence)
        }
        runs[number].withKeys { keys, expansion in
          for place in keys.indices {
            let index = order?[place] ?? place
            decide(keys[index], at: index)
          }
          guard let expansion,
            !AllExpansion.isDecided(in: decided, isFlowKnown: flow != nil)
          else { return }
          for (place, key) in expansion.keys.enumerated() { decide(key, at: keys.count + place) }
        }
      }
      return decided.subtracting(others).map { slots[Int($0)] }
    }
  }

  /// Whether a declaration decides where some were taken back; if it takes others back itself, that is noted.
  private func counts(
    _ run: Run, _ index: Int, _ rank: UInt16, _ reverted: inout [UInt16: Reverted]
  ) -> Bool {
    let level = run.match.level
    if let taken = reverted[rank], taken.holds(level, levels) { return false }
    guard case .keyword(let keyword) = run.declaration(at: index).value, keyword.isRevert else {
      return true
    }
    reverted[rank, default: Reverted()].take(keyword, level, levels)
    return false
  }

  /// For each custom property what decides.
  private func customProperties(among runs: [Run]) -> [Atom: DeclaredCustomProperty] {
    var decided: [Atom: DeclaredCustomProperty] = [:]
    var reverted: [Atom: Reverted] = [:]
    for run in runs {
      let level = run.match.level
      for declared in run.isImportant
        ? run.block.importantCustomProperties : run.block.customProperties
      where decided[declared.name] == nil {
        if let taken = reverted[declared.name], taken.holds(level, levels) { continue }
        switch declared.value {
        case .tokens(let stream, let tokens): decided[declared.name] = .tokens(stream, tokens)
        case .keyword(.initial): decided[declared.name] = .undefined
        case .keyword(.inherit): decided[declared.name] = .inherited
        case .keyword(.unset): decided[declared.name] = .unset
        case .keyword(let keyword):
          reverted[declared.name, default: Reverted()].take(keyword, level, levels)
        }
      }
    }
    return decided
  }
}
