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
  private var winners: [CascadedValues.Winner] = []
  /// For each longhand the number of the element that it was decided for last.
  private var decided = [UInt32](repeating: 0, count: Property.longhandCount)
  private var element: UInt32 = 0
  private var customProperties: [Atom: DeclaredCustomProperty] = [:]
  /// What was taken back of longhands that are not decided yet.
  private var reverted: [Property: Reverted] = [:]
  private var revertedVariables: [Atom: Reverted] = [:]

  /// A cascade over some levels; it serves for one element after the other.
  init(_ levels: CascadeLevels) { self.levels = levels }

  /// A run of declarations of one rule.
  private struct Run {
    let match: RuleMatch
    let block: DeclarationBlock
    let isImportant: Bool
  }

  /// Decides for one element.
  ///
  /// - Parameters:
  ///   - matches: the rules and attached blocks, weakest first.
  ///   - block: gives the declarations of one.
  /// - Returns: the winning declarations.
  mutating func values(
    of matches: [RuleMatch], _ block: (UInt32) -> DeclarationBlock
  ) -> CascadedValues {
    begin()
    let runs = matches.map { Run(match: $0, block: block($0.rule), isImportant: false) }
    for run in importantRuns(of: runs) { ask(run) }
    for run in runs.reversed() { ask(run) }
    return CascadedValues(winners, customProperties, matches)
  }

  /// The important declarations, strongest first.
  private func importantRuns(of runs: [Run]) -> [Run] {
    guard runs.contains(where: \.block.hasImportant) else { return [] }
    return runs.filter(\.block.hasImportant)
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
    customProperties = [:]
    reverted = [:]
    revertedVariables = [:]
  }

  private mutating func ask(_ run: Run) {
    for declared in run.isImportant ? run.block.important : run.block.normal {
      ask(declared, run)
    }
    for declared in run.isImportant
      ? run.block.importantCustomProperties : run.block.customProperties
    {
      ask(declared, run)
    }
  }

  private mutating func ask(_ declared: DeclaredLonghand, _ run: Run) {
    let number = Int(declared.property.rawValue)
    let level = run.match.level
    guard decided[number] != element else { return }
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
        property: declared.property, value: declared.value, level: level,
        isImportant: run.isImportant))
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

extension Cascade {
  /// What counts for a longhand where declarations turned out to say `revert` or `revert-layer` once their variables were known.
  ///
  /// - Parameters:
  ///   - property: the longhand.
  ///   - taken: the levels of those declarations and what they say.
  ///   - matches: the rules and attached blocks, weakest first.
  ///   - block: gives the declarations of one.
  /// - Returns: the next declaration that counts; nil for none.
  mutating func winner(
    of property: Property, taking taken: [(level: CascadeLevel, keyword: CSSWideKeyword)],
    from matches: [RuleMatch], _ block: (UInt32) -> DeclarationBlock
  ) -> CascadedValues.Winner? {
    begin()
    for (level, keyword) in taken {
      reverted[property, default: Reverted()].take(keyword, level, levels)
    }
    let runs = matches.map { Run(match: $0, block: block($0.rule), isImportant: false) }
    for run in importantRuns(of: runs) + runs.reversed() {
      for declared in run.isImportant ? run.block.important : run.block.normal
      where declared.property == property {
        ask(declared, run)
      }
    }
    return winners.first
  }
}

/// The declarations that `revert` and `revert-layer` took back for one longhand.
struct Reverted {
  /// Declarations of this origin and of those above do not count.
  private var origin = Int.max
  /// Those of these levels do not count either.
  private var taken: Set<CascadeLevel> = []

  /// Whether a declaration of a level was taken back.
  func holds(_ level: CascadeLevel, _ levels: CascadeLevels) -> Bool {
    origin <= levels.originRank(of: level) || taken.contains(level)
  }

  mutating func take(_ keyword: CSSWideKeyword, _ level: CascadeLevel, _ levels: CascadeLevels) {
    if keyword == .revert {
      origin = min(origin, levels.originRank(of: level))
    } else {
      taken.insert(level)
    }
  }
}

extension CSSWideKeyword {
  /// Whether the keyword takes declarations back.
  var isRevert: Bool { self == .revert || self == .revertLayer }
}
