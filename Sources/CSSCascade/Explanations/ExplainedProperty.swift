// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The property of an explanation, as longhands that the cascade decides one by one.
struct ExplainedProperty {
  /// The property; `nil` for a custom property.
  let property: Property?
  /// The custom property's name; `nil` for other properties, and for a name that no sheet contains.
  let customName: Atom?
  /// The number of decided values: the longhands, or one custom property.
  let count: Int
  private let isCustomInherited: Bool
  private let longhands: [Property]
  private let slots: [Property: Int]
  /// The indices of the longhands that a declaration of each property sets, cached.
  private var cachedSlots: [Property: [Int]] = [:]

  /// Creates the property of an element with a flow.
  ///
  /// A logical longhand and its physical counterpart in that flow are decided together.
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

  /// Creates a custom property.
  ///
  /// - Parameters:
  ///   - name: the name; `nil` if no sheet contains it.
  ///   - isInherited: whether the property inherits, which its registration may disable.
  init(custom name: Atom?, isInherited: Bool) {
    property = nil
    customName = name
    isCustomInherited = isInherited
    count = 1
    longhands = []
    slots = [:]
  }

  /// Returns the indices of the longhands that a declaration sets.
  mutating func slots(of subject: DeclarationRecord.Subject) -> [Int] {
    guard let declared = subject.property else {
      return customName != nil && subject.customName == customName ? [0] : []
    }
    if let cachedSlots = cachedSlots[declared] { return cachedSlots }
    let found = declared.longhands.compactMap { slots[$0] }
    cachedSlots[declared] = found
    return found
  }

  /// Returns whether a longhand is an inherited property.
  func isInherited(_ slot: Int) -> Bool {
    longhands.isEmpty ? isCustomInherited : longhands[slot].isInherited
  }
}
