// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What the cascade decides for one element, before anything is computed: one declaration for each longhand and variable.
///
/// The same rules decide the same, whatever the element inherits: elements that the same rules match share these values.
///
/// Defined by [CSS Cascade 5, section 4.2](https://drafts.csswg.org/css-cascade-5/#cascaded).
final class CascadedValues: Sendable {
  /// A longhand, and where the declaration that won stands.
  struct Winner: Sendable {
    let property: Property
    /// The run of declarations, among those of the values.
    let run: UInt32
    /// The declaration in the run's block.
    let index: UInt16
  }

  /// A run of declarations of one rule, or of what is attached to the element.
  struct Run: Sendable {
    let match: RuleMatch
    let block: DeclarationBlock
    let isImportant: Bool

    /// The declarations of longhands.
    var longhands: [DeclaredLonghand] { isImportant ? block.important : block.normal }
  }

  /// The runs that were asked, strongest first.
  let runs: [Run]
  /// The winners: first the longhands that children inherit, in the order in which they are computed, then
  /// the others, in the order of the table.
  let winners: [Winner]
  /// How many of the winners children inherit.
  let inheritedCount: Int
  /// Those of the others whose value may be the parent's.
  let takenWinners: [Winner]
  /// Those of the others that depend on the element, but not on the parent's values for them.
  let lateWinners: [Winner]
  /// The custom properties.
  let customProperties: [Atom: DeclaredCustomProperty]
  /// The custom properties of each rule, strongest first, where they are to be looked up instead; nil where they are not.
  let variables: [VariableLayer]?
  /// The rules that were asked, weakest first.
  let matches: [RuleMatch]

  init(
    _ winners: [Winner], inheritedCount: Int, of runs: [Run],
    _ customProperties: [Atom: DeclaredCustomProperty], _ variables: [VariableLayer]?,
    _ matches: [RuleMatch]
  ) {
    self.winners = winners
    self.inheritedCount = inheritedCount
    self.runs = runs
    var taken: [Winner] = []
    var late: [Winner] = []
    for winner in winners[inheritedCount...] {
      switch runs[Int(winner.run)].longhands[Int(winner.index)].dependence {
      case .nothing: continue
      case .element where variables != nil: late.append(winner)
      case .element, .parent: taken.append(winner)
      }
    }
    takenWinners = taken
    lateWinners = late
    self.customProperties = customProperties
    self.variables = variables
    self.matches = matches
  }
}

extension CascadedValues {
  /// What a winner says.
  func declaration(of winner: Winner) -> DeclaredLonghand {
    runs[Int(winner.run)].longhands[Int(winner.index)]
  }

  /// The value of a longhand that children do not inherit, where it is the same for every
  /// element; nil for every other one.
  func constant(of property: Property) -> CSSValue? {
    let place = (inheritedCount..<winners.count).partitioningIndex {
      winners[$0].property.rawValue >= property.rawValue
    }
    guard place < winners.count, winners[place].property == property,
      case .computed(let value) = declaration(of: winners[place]).value
    else { return nil }
    return value
  }

  /// Whether a longhand that children do not inherit is among ``lateWinners``.
  func isLate(_ property: Property) -> Bool {
    let place = lateWinners.indices.partitioningIndex {
      lateWinners[$0].property.rawValue >= property.rawValue
    }
    return place < lateWinners.count && lateWinners[place].property == property
  }

  /// Whether the element declares custom properties.
  var hasCustomProperties: Bool { !customProperties.isEmpty || variables?.isEmpty == false }

}

extension Property {
  /// Where the property stands in the order of computing: inherited ones first, and of these
  /// the ones that others depend on.
  var computingRank: UInt16 { Self.computingRanks[Int(rawValue)] }

  private static let computingRanks: [UInt16] = allCases.prefix(longhandCount).map { property in
    switch property {
    case .colorScheme: 0
    case .writingMode: 1
    case .fontSize: 2
    case .fontWeight: 3
    case .lineHeight: 4
    case .color: 5
    default: property.rawValue + (property.isInherited ? 6 : 1024)
    }
  }
}
