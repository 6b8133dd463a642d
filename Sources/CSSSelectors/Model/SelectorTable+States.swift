// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// How many different sets of states are looked for.
  private static let maximumStateSets = 256

  /// Adds the set of states that each selector names anywhere, those of the rules around a nested one included.
  ///
  /// - Parameters:
  ///   - names: the names the selectors were parsed with.
  ///   - sets: names of pseudo-classes without their colons, and states of the program's own.
  /// - Returns: false when there are too many sets; then some are left out.
  package func addStates(named names: AtomTable, to sets: inout Set<Set<String>>) -> Bool {
    var nested: [UInt32: Set<String>] = [:]
    for selector in selectors.indices {
      let states = states(of: selector, named: names, &nested)
      guard !states.isEmpty else { continue }
      sets.insert(states)
      if sets.count > Self.maximumStateSets { return false }
    }
    return true
  }

  /// The states that a selector names.
  ///
  /// Calls itself as deep as rules are nested, which the parser limits.
  private func states(
    of selector: Int, named names: AtomTable, _ nested: inout [UInt32: Set<String>]
  ) -> Set<String> {
    var states: Set<String> = []
    for component in components[components(of: selector)] {
      switch component.kind {
      case .pseudoClass:
        let pseudoClass = UInt8(exactly: component.value).flatMap { PseudoClass(rawValue: $0) }
        if let pseudoClass, !pseudoClass.isStructural { states.insert(pseudoClass.name) }
      case .state: states.insert(names.text(of: component.name))
      case .nesting:
        if nested[component.value] == nil {
          // A rule is never nested in itself; the entry is for those that name their parent many times.
          nested[component.value] = nestings[Int(component.value)].selectors.reduce(into: []) {
            $0.formUnion(self.states(of: Int($1), named: names, &nested))
          }
        }
        states.formUnion(nested[component.value] ?? [])
      default: break
      }
    }
    return states
  }
}
