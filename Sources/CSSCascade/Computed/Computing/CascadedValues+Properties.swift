// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CascadedValues {
  /// The custom properties of an element where they are looked up; nil where they are resolved at once.
  func properties(
    below above: InheritedStyle?, in sheets: SheetContext
  ) -> CustomProperties? {
    guard let variables else { return nil }
    if variables.isEmpty { return above?.customProperties ?? CustomProperties() }
    return CustomProperties(
      VariableScope(variables, below: above?.customProperties.scope, sheets))
  }
}
