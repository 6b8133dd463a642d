// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
package import CSSValues

/// Values as they are drawn: with every `currentcolor` replaced.
///
/// Defined by [CSSOM, section 9](https://drafts.csswg.org/cssom-1/#resolved-values).
extension ComputedStyle {
  /// The value of a property by its name; nil for a custom property that has none, for an unknown name, and for a shorthand
  /// that no text says the longhands of.
  package func resolvedValue(named name: String) -> CSSValue? {
    guard let property = Property(name: name) else { return value(named: name) }
    let color = color
    guard property.isShorthand else { return self[property].resolved(currentColor: color) }
    let longhands = property.longhands.map { self[$0].resolved(currentColor: color) }
    return property.collapsed(computed: longhands).map { .unparsed($0) }
  }

  /// The values that are declared for the element or inherited, with their names.
  ///
  /// The table's longhands come in its order, then the custom properties in that of their names.
  package var resolvedNamedValues: [(name: String, value: CSSValue)] {
    let (inherited, color) = (storage.inherited, color)
    let longhands = (inherited.values.entries + storage.own.entries)
      .sorted { $0.property.rawValue < $1.property.rawValue }
      .map { (name: $0.property.name, value: $0.value.resolved(currentColor: color)) }
    let custom = inherited.customProperties.texts
      .map { (name: storage.names.text(of: $0), value: CSSValue.unparsed($1)) }
      .sorted { $0.name < $1.name }
    return longhands + custom
  }
}
