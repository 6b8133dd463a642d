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
    /// What the computed value depends on.
    let dependence: DeclaredLonghand.Dependence
  }

  /// A run of declarations of one rule, or of what is attached to the element.
  struct Run: Sendable {
    let match: RuleMatch
    let block: DeclarationBlock
    let isImportant: Bool

    init(match: RuleMatch, block: DeclarationBlock, isImportant: Bool = false) {
      self.match = match
      self.block = block
      self.isImportant = isImportant
    }

    /// The declarations of longhands.
    var longhands: DeclaredLonghands { isImportant ? block.important : block.normal }

    /// Calls `body` with the keys of the declarations of longhands, and with the expansion of `all` that follows them.
    @inline(__always)
    func withKeys(_ body: (UnsafeBufferPointer<DeclaredLonghands.Key>, AllExpansion?) -> Void) {
      // The run holds its block: nothing is counted.
      Unmanaged.passUnretained(block)._withUnsafeGuaranteedRef { block in
        if isImportant {
          block.important.keys.withUnsafeBufferPointer { body($0, block.important.expansion) }
        } else {
          block.normal.keys.withUnsafeBufferPointer { body($0, block.normal.expansion) }
        }
      }
    }

    /// One of the declarations of longhands; the others are not touched.
    @inline(__always)
    func declaration(at index: Int) -> DeclaredLonghand {
      isImportant
        ? block.important.declaration(at: index) : block.normal.declaration(at: index)
    }
  }

  /// The runs that were asked, strongest first.
  let runs: [Run]
  /// The winners: first the longhands that children inherit, then the others.
  ///
  /// The former stand in the order in which they are computed, the latter in the order of the table; these are missing
  /// where they wait for the flow.
  let winners: [Winner]
  /// How many of the winners children inherit.
  let inheritedCount: Int
  /// Whether the element passes on something else than its parent does.
  let changesInherited: Bool
  /// Whether logical longhands are declared, of which the flow tells what physical ones they are.
  let hasLogical: Bool
  /// The flow that the winners are for; nil where none counts, or none was known.
  let flow: Flow?
  /// The values of the same rules for another flow that these were made of; nil where they were made of none.
  private let unsettled: CascadedValues?
  /// What the least certain of the others depends on.
  let dependence: DeclaredLonghand.Dependence
  /// The custom properties.
  let customProperties: [Atom: DeclaredCustomProperty]
  /// The custom properties of each rule, strongest first, where they are to be looked up instead; nil where they are not.
  let variables: [VariableLayer]?

  init(
    _ winners: [Winner], in flow: Flow?, of runs: [Run], variables: [VariableLayer]?,
    _ customProperties: [Atom: DeclaredCustomProperty] = [:],
    settling unsettled: CascadedValues? = nil
  ) {
    self.flow = flow
    self.unsettled = unsettled
    self.winners = winners
    self.runs = runs
    self.customProperties = customProperties
    self.variables = variables
    inheritedCount = winners.indices.partitioningIndex { !winners[$0].property.isInherited }
    changesInherited =
      inheritedCount > 0 || !customProperties.isEmpty || variables?.isEmpty == false
    hasLogical = flow != nil || runs.indices.contains { runs[$0].longhands.hasLogical }
    dependence = winners[inheritedCount...].lazy.map(\.dependence).max() ?? .nothing
  }
}

extension CascadedValues {
  /// The rules that were asked, weakest first.
  var matches: [RuleMatch] { runs.reversed().lazy.filter { !$0.isImportant }.map(\.match) }

  /// The values that were decided first for the same rules, whatever the flow: the same object for all of them.
  var base: CascadedValues { unsettled ?? self }

  /// Whether the winners are those of an element in a flow.
  func isSettled(in flow: Flow) -> Bool { !hasLogical || self.flow == flow }

  /// What a winner says.
  func declaration(of winner: Winner) -> DeclaredLonghand {
    runs[Int(winner.run)].declaration(at: Int(winner.index))
  }

  /// The winner for a longhand that children do not inherit; nil where nobody declares it.
  private func winner(for property: Property) -> Winner? {
    let place = (inheritedCount..<winners.count).partitioningIndex {
      winners[$0].property.rawValue >= property.rawValue
    }
    guard place < winners.count, winners[place].property == property else { return nil }
    return winners[place]
  }

  /// The value of a longhand that children do not inherit, where it is the same for every
  /// element; nil for every other one.
  func constant(of property: Property) -> CSSValue? {
    guard let winner = winner(for: property), winner.dependence == .nothing,
      case .computed(let value) = declaration(of: winner).value
    else { return nil }
    return value
  }

  /// Whether the value of a winner that children do not inherit is computed with the style: because it may be the
  /// parent's, or because the custom properties are computed with the style too.
  func isTaken(_ winner: Winner) -> Bool {
    winner.dependence >= .parent || variables == nil && winner.dependence == .element
  }

  /// Whether any winner is taken.
  var takesValues: Bool { dependence >= .parent || variables == nil && dependence == .element }

  /// The logical longhands that are declared.
  var declaredLogical: Set<Property> {
    guard hasLogical else { return [] }
    return runs.reduce(into: []) { found, run in
      for key in run.longhands.keys where key.isLogical { found.insert(key.property) }
      for key in run.longhands.expansion?.keys ?? [] where key.isLogical {
        found.insert(key.property)
      }
    }
  }

  /// Whether the winners that are taken are exactly those that the parent has taken too, and all say `inherit`.
  func takesOnly(from parent: ComputedStyle.Storage) -> Bool {
    guard dependence == .parent, variables != nil else { return false }
    let entries = parent.taken.values.entries
    var place = 0
    for index in inheritedCount..<winners.count where winners[index].dependence == .parent {
      guard place < entries.count, entries[place].property == winners[index].property else {
        return false
      }
      place += 1
    }
    return place == entries.count
  }

  /// Whether the value of a winner that children do not inherit depends on the element, and is computed when somebody
  /// asks.
  func isLate(_ winner: Winner) -> Bool { winner.dependence == .element && variables != nil }

  /// Whether the value of a longhand that children do not inherit is computed when somebody asks.
  func isLate(_ property: Property) -> Bool { winner(for: property).map { isLate($0) } ?? false }

  /// Whether any winner may be late.
  var isLate: Bool { dependence != .nothing && variables != nil }
}
