// SPDX-License-Identifier: Apache-2.0
package import CSSValues

extension ComputedStyle {
  /// Returns the effect of this style in place of another one, or `nil` if all values are equal.
  package func effect(replacing old: ComputedStyle) -> ChangeEffect? {
    var effect: ChangeEffect?
    _ = differs(from: old) { property, before, after in
      effect = max(effect ?? .nothing, property.changeEffect(from: before, to: after))
      return effect == .relayout
    }
    guard effect ?? .nothing < .repaint else { return effect }
    if tables === old.tables, row.customProperties == old.row.customProperties { return effect }
    return hasCustomProperties(of: old) ? effect : .repaint
  }
}

extension StyleStore {
  /// Returns whether children inherit equal values from two styles.
  func haveEqualInheritedValues(_ first: StyleRow, _ second: StyleRow) -> Bool {
    if first.childInherited != second.childInherited { return false }
    let (one, other) = (first.childCustomProperties, second.childCustomProperties)
    return one == other
      || tables.customProperties(one).isSame(as: tables.customProperties(other))
  }
}
