// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ComputedStyle.Storage {
  /// What has to be done where this style takes the place of another one; nil where every value is the same.
  func effect(replacing old: ComputedStyle.Storage) -> ChangeEffect? {
    let (new, old) = (ComputedStyle(self), ComputedStyle(old))
    return new == old ? nil : new.difference(from: old)
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
      old.inherited, own: own, passedOn: passed, names: names, cascaded: cascaded,
      askedParent: askedParent)
  }
}
