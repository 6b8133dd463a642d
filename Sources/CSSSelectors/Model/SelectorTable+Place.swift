// SPDX-License-Identifier: Apache-2.0
import CSSStorage

extension SelectorTable {
  /// Whether a selector asks for more than what an element and those above it are themselves: for their places among
  /// siblings, for what is below them, or for the scope.
  ///
  /// A selector that does not tell elements apart that are alike and stand below elements that are alike.
  ///
  /// - Complexity: linear in the length of the selector; lists that it refers to are looked into up to a
  ///   limit, beyond which the answer is yes.
  package func dependsOnPlace(_ selector: Int) -> Bool {
    var budget = 64
    return dependsOnPlace(selectors[selector], &budget)
  }

  /// Calls itself no deeper than the budget allows.
  private func dependsOnPlace(_ record: SelectorRecord, _ budget: inout Int) -> Bool {
    budget -= 1
    if budget < 0 || record.flags.contains(.has) || record.flags.contains(.scope) { return true }
    for index in record.components {
      let component = components[Int(index)]
      switch component.kind {
      case .nextSibling, .subsequentSibling, .nth, .has, .scope, .anchor: return true
      case .pseudoClass:
        let number = UInt8(truncatingIfNeeded: component.value)
        guard let known = PseudoClass(rawValue: number) else { continue }
        if PseudoClassSet.derived.contains(known) { return true }
      case .matchesAny, .not:
        let range = arguments[Int(component.value)].branches
        for branch in range where dependsOnPlace(branches[Int(branch)], &budget) { return true }
      case .nesting:
        let range = nestings[Int(component.value)].selectors
        for inner in range where dependsOnPlace(selectors[Int(inner)], &budget) { return true }
      default: continue
      }
    }
    return false
  }
}
