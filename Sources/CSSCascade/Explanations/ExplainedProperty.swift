// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The property that an explanation is about, as the longhands that are decided one by one.
struct ExplainedProperty {
  /// The property of the table; nil for a custom one.
  let property: Property?
  /// The custom property's name; nil for one of the table, and for a name that no sheet has.
  let customName: Atom?
  /// How many things are decided: the longhands, or one custom property.
  let count: Int
  private let isCustomInherited: Bool
  private let longhands: [Property]
  private let slots: [Property: Int]
  /// What declared properties set of it.
  private var known: [Property: [Int]] = [:]

  /// A property of the table, for an element with a flow: a logical longhand and the physical one that it is there are
  /// decided together.
  init(_ property: Property, in flow: Flow) {
    self.property = property
    customName = nil
    isCustomInherited = true
    longhands = property.longhands
    count = longhands.count
    var slots = Dictionary(uniqueKeysWithValues: longhands.enumerated().map { ($1, $0) })
    for (slot, longhand) in longhands.enumerated() {
      for same in [longhand.physical(in: flow), longhand.logical(in: flow)].compactMap(\.self)
      where slots[same] == nil {
        slots[same] = slot
      }
    }
    self.slots = slots
  }

  /// A custom property, which is not inherited where a registration says so.
  init(custom name: Atom?, isInherited: Bool) {
    property = nil
    customName = name
    isCustomInherited = isInherited
    count = 1
    longhands = []
    slots = [:]
  }

  /// The numbers of those longhands that a declaration sets.
  mutating func slots(of subject: DeclarationRecord.Subject) -> [Int] {
    guard let declared = subject.property else {
      return customName != nil && subject.customName == customName ? [0] : []
    }
    if let known = known[declared] { return known }
    let found = declared.longhands.compactMap { slots[$0] }
    known[declared] = found
    return found
  }

  /// Whether children have a longhand's value where nothing else is declared for them.
  func isInherited(_ slot: Int) -> Bool {
    longhands.isEmpty ? isCustomInherited : longhands[slot].isInherited
  }
}
