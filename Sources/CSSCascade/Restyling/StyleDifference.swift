// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle {
  /// The effect of this style in place of another one; `nil` if every value is the same.
  func effect(replacing old: ComputedStyle) -> ChangeEffect? {
    var effect: ChangeEffect?
    _ = differs(from: old) { property, before, after in
      effect = max(effect ?? .nothing, property.changeEffect(from: before, to: after))
      return effect == .relayout
    }
    guard effect ?? .nothing < .repaint else { return effect }
    if tables === old.tables, row.inherited == old.row.inherited { return effect }
    return hasCustomProperties(of: old) ? effect : .repaint
  }
}

extension StyleStore {
  /// Whether children inherit equal values from two rows.
  func isSame(_ first: UInt32, _ second: UInt32) -> Bool {
    var (one, other) = (tables.inherited[Int(first)], tables.inherited[Int(second)])
    guard
      tables.customProperties[Int(one.customProperties)]
        .isSame(as: tables.customProperties[Int(other.customProperties)])
    else { return false }
    one.customProperties = other.customProperties
    return one == other
  }
}
