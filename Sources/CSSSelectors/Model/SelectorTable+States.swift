// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension SelectorTable {
  /// The maximum number of distinct sets of states.
  private static let maximumStateSets = 256

  /// Adds the set of states that each selector names, including those of the parent rules.
  ///
  /// - Parameters:
  ///   - names: The names that the selectors were parsed with.
  ///   - sets: Receives sets of names of pseudo-classes without colons, and of custom states.
  /// - Returns: `false` if there are too many sets; some are then missing.
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

  /// Returns the states that a selector names.
  ///
  /// The recursion is as deep as the nesting of rules, which the parser limits.
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
          // Rules are never nested in themselves; the entry avoids repeated work for repeated `&`.
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
