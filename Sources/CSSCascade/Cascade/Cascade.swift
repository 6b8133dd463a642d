// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Decides between the declarations of the rules that match one element.
///
/// Declarations are asked strongest first, and the first one for a longhand decides, unless it says `revert` or
/// `revert-layer`: then those that it takes back are passed over.
///
/// Defined by [CSS Cascade 5, section 6](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct Cascade {
  private let levels: CascadeLevels
  private typealias Run = CascadedValues.Run
  private var winners: [CascadedValues.Winner] = []
  /// The number of the run that is asked.
  private var run: UInt32 = 0
  /// For each longhand the number of the element that it was decided for last.
  private var decided = [UInt32](repeating: 0, count: Property.longhandCount)
  private var element: UInt32 = 0
  private var customProperties: [Atom: DeclaredCustomProperty] = [:]
  /// Whether custom properties are looked up in the rules' own layers.
  private var skipsVariables = false
  /// What was taken back of longhands that are not decided yet.
  private var reverted: [Property: Reverted] = [:]
  private var revertedVariables: [Atom: Reverted] = [:]

  /// A cascade over some levels; it serves for one element after the other.
  init(_ levels: CascadeLevels) { self.levels = levels }

  /// Decides for one element.
  ///
  /// - Parameters:
  ///   - matches: the rules and attached blocks, weakest first.
  ///   - resolvesLazily: whether custom properties that nothing takes back may be left to be looked up.
  ///   - block: gives the declarations of one.
  /// - Returns: the winning declarations.
  mutating func values(
    of matches: [RuleMatch], resolvesLazily: Bool = false, _ block: (UInt32) -> DeclarationBlock
  ) -> CascadedValues {
    begin()
    let runs = runs(of: matches, block)
    skipsVariables = resolvesLazily && runs.allSatisfy(\.block.resolvesLazily)
    for run in runs {
      ask(run)
      self.run &+= 1
    }
    winners.sortByRank()
    let inheritedCount = winners.firstIndex { !$0.property.isInherited } ?? winners.count
    let variables =
      skipsVariables ? runs.compactMap { $0.isImportant ? nil : $0.block.variables } : nil
    return CascadedValues(
      winners, inheritedCount: inheritedCount, of: runs, customProperties, variables, matches)
  }

  /// All runs of declarations, strongest first.
  private func runs(of matches: [RuleMatch], _ block: (UInt32) -> DeclarationBlock) -> [Run] {
    var runs: [Run] = []
    runs.reserveCapacity(matches.count)
    var hasImportant = false
    for match in matches.reversed() {
      let block = block(match.rule)
      hasImportant = hasImportant || block.hasImportant
      runs.append(Run(match: match, block: block, isImportant: false))
    }
    return hasImportant ? importantRuns(of: runs) + runs : runs
  }

  /// The important declarations, strongest first.
  private func importantRuns(of runs: [Run]) -> [Run] {
    runs.filter(\.block.hasImportant)
      .map { Run(match: $0.match, block: $0.block, isImportant: true) }
      .sorted { a, b in
        let first = levels.importance[Int(a.match.level.rawValue)]
        let second = levels.importance[Int(b.match.level.rawValue)]
        return first != second ? first > second : b.match < a.match
      }
  }

  private mutating func begin() {
    element &+= 1
    if element == 0 {
      decided = [UInt32](repeating: 0, count: decided.count)
      element = 1
    }
    winners.removeAll(keepingCapacity: true)
    run = 0
    customProperties = [:]
    reverted = [:]
    revertedVariables = [:]
  }

  private mutating func ask(_ run: Run) {
    ask(longhandsOf: run)
    if skipsVariables { return }
    for declared in run.isImportant
      ? run.block.importantCustomProperties : run.block.customProperties
    {
      ask(declared, run)
    }
  }

  /// Asks the longhands of a run.
  private mutating func ask(longhandsOf run: Run) {
    let longhands = run.longhands
    var index = 0
    while index < longhands.count {
      let number = Int(longhands[index].property.rawValue)
      if decided[number] != element {
        ask(longhands[index], at: index, number, run)
      }
      index += 1
    }
  }

  @inline(__always)
  private mutating func ask(
    _ declared: DeclaredLonghand, at index: Int, _ number: Int, _ run: Run
  ) {
    let level = run.match.level
    if !reverted.isEmpty, let taken = reverted[declared.property], taken.holds(level, levels) {
      return
    }
    if case .keyword(let keyword) = declared.value, keyword.isRevert {
      reverted[declared.property, default: Reverted()].take(keyword, level, levels)
      return
    }
    decided[number] = element
    winners.append(
      CascadedValues.Winner(
        property: declared.property, run: self.run, index: UInt16(truncatingIfNeeded: index)))
  }

  private mutating func ask(_ declared: DeclaredVariable, _ run: Run) {
    guard customProperties[declared.name] == nil else { return }
    let level = run.match.level
    if let taken = revertedVariables[declared.name], taken.holds(level, levels) { return }
    switch declared.value {
    case .tokens(let stream, let tokens):
      customProperties[declared.name] = .tokens(stream, tokens)
    case .keyword(.initial): customProperties[declared.name] = .undefined
    case .keyword(.inherit): customProperties[declared.name] = .inherited
    case .keyword(.unset): customProperties[declared.name] = .unset
    case .keyword(let keyword):
      revertedVariables[declared.name, default: Reverted()].take(keyword, level, levels)
    }
  }
}

extension [CascadedValues.Winner] {
  /// Sorts a list that is mostly short.
  fileprivate mutating func sortByRank() {
    guard count <= 32 else {
      return sort { $0.property.computingRank < $1.property.computingRank }
    }
    withUnsafeMutableBufferPointer { winners in
      for index in winners.indices.dropFirst() {
        let winner = winners[index]
        let rank = winner.property.computingRank
        var place = index
        while place > 0, rank < winners[place - 1].property.computingRank {
          winners[place] = winners[place - 1]
          place -= 1
        }
        winners[place] = winner
      }
    }
  }
}
