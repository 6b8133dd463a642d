// SPDX-License-Identifier: Apache-2.0
import CSSStorage

extension SelectorTable {
  /// Returns whether a selector depends on more than the facts of an element and of its ancestors.
  ///
  /// Such a selector depends on positions among siblings, on descendants, or on the scope. Any
  /// other selector has the same result for equal elements below equal ancestors.
  ///
  /// - Complexity: Linear in the length of the selector. Referenced lists are visited up to a
  ///   limit, beyond which the result is `true`.
  package func dependsOnTreePosition(_ selector: Int) -> Bool {
    var budget = 64
    return dependsOnTreePosition(selectors[selector], &budget)
  }

  /// The budget limits the recursion.
  private func dependsOnTreePosition(_ record: SelectorRecord, _ budget: inout Int) -> Bool {
    budget -= 1
    if budget < 0 || record.flags.contains(.has) || record.flags.contains(.scope) { return true }
    for index in record.components {
      let component = components[Int(index)]
      switch component.kind {
      case .nextSibling, .subsequentSibling, .nth, .has, .scope, .anchor: return true
      case .pseudoClass:
        let number = UInt8(truncatingIfNeeded: component.value)
        guard let pseudoClass = PseudoClass(rawValue: number) else { continue }
        if PseudoClassSet.derived.contains(pseudoClass) { return true }
      case .matchesAny, .not:
        let range = arguments[Int(component.value)].branches
        for branch in range where dependsOnTreePosition(branches[Int(branch)], &budget) {
          return true
        }
      case .nesting:
        let range = nestings[Int(component.value)].selectors
        for inner in range where dependsOnTreePosition(selectors[Int(inner)], &budget) {
          return true
        }
      default: continue
      }
    }
    return false
  }
}
