// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle.Storage {
  /// What has to be done where this style takes the place of another one; nil where every value is the same.
  ///
  /// - Parameters:
  ///   - old: the style of before.
  ///   - sharesNames: whether names have the same numbers in both.
  /// - Returns: the effect of all that is not what it was.
  func effect(replacing old: ComputedStyle.Storage, sharesNames: Bool) -> ChangeEffect? {
    var effect: ChangeEffect?
    _ = ComputedStyle(self).differs(from: ComputedStyle(old)) { property, before, after in
      effect = max(effect ?? .nothing, property.changeEffect(from: before, to: after))
      return effect == .relayout
    }
    guard effect ?? .nothing < .repaint, inherited !== old.inherited else { return effect }
    let isSame =
      sharesNames
      ? inherited.customProperties.isSame(as: old.inherited.customProperties)
      : hasCustomProperties(of: old)
    return isSame ? effect : .repaint
  }
}

extension InheritedStyle {
  /// Whether children come to the same with either.
  func isSame(as other: InheritedStyle) -> Bool {
    self === other
      || values == other.values && customProperties.isSame(as: other.customProperties)
        && context == other.context
  }
}

extension ComputedStyle.Storage {
  /// The same style with the objects of another one where these hold the same, so that children need not look again.
  func keeping(_ old: ComputedStyle.Storage) -> ComputedStyle.Storage {
    if !inherited.isSame(as: old.inherited) { return self }
    var passed = passedOn
    if let new = passedOn, let before = old.passedOn, new.isSame(as: before) { passed = before }
    guard inherited !== old.inherited || passed !== passedOn else { return self }
    return ComputedStyle.Storage(
      old.inherited, taken: taken, passedOn: passed, cascaded)
  }
}
