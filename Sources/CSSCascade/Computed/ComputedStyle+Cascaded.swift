// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle.Storage {
  /// The names of the properties with a cascaded value: those that declarations give the element itself.
  ///
  /// The longhands come in the order of the table, then the custom properties by name.
  ///
  /// Defined by [CSS Cascade 5, section 4.2](https://drafts.csswg.org/css-cascade-5/#cascaded).
  var cascadedNames: [String] {
    let longhands = Set(cascaded.winners.map(\.property)).union(cascaded.declaredLogical)
    let variables = Set(cascaded.customProperties.keys)
      .union((cascaded.variables ?? []).flatMap { $0.entries.map(\.name) })
    return longhands.sorted { $0.rawValue < $1.rawValue }.map(\.name)
      + variables.map { names.text(of: $0) }.sorted()
  }
}

extension ComputedStyle {
  /// The names of the properties that declarations give the element itself, whatever it inherits.
  package var cascadedNames: [String] { storage.cascadedNames }
}

extension PreparedSelector {
  /// The names of the properties that rules give the element itself; empty if no rule matches it.
  package var cascadedNames: [String] { computedStyle?.cascadedNames ?? [] }
}
