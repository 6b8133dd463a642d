// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

extension ComputedStyle {
  /// What has to be done again for an element that had another style before.
  ///
  /// ```swift
  /// let before = sheet.computedStyle(for: button)
  /// button.isPressed = true
  /// sheet.computedStyle(for: button).difference(from: before)    // .repaint
  /// ```
  ///
  /// A longhand that only one of the styles declares has its initial value in the other. What
  /// `currentcolor` is drawn with changes with the color. A custom property that changes counts as
  /// `.repaint`, because the program may draw with it.
  ///
  /// - Complexity: constant for styles that share what they hold; else linear in the number of declared values.
  public func difference(from old: ComputedStyle) -> ChangeEffect {
    var effect = ChangeEffect.nothing
    _ = differs(from: old) { property, before, after in
      effect = max(effect, property.changeEffect(from: before, to: after))
      return effect == .relayout
    }
    if effect == .nothing, !storage.hasCustomProperties(of: old.storage) { return .repaint }
    return effect
  }

  /// Whether a longhand differs from another style's for which `counts` says so: it takes the longhand, its value in
  /// the other style and the one in this.
  func differs(
    from other: ComputedStyle, _ counts: (Property, CSSValue, CSSValue) -> Bool
  ) -> Bool {
    let (new, old) = (storage, other.storage)
    if new === old { return false }
    func test(_ property: Property, _ before: CSSValue?, _ after: CSSValue?) -> Bool {
      if before == after { return false }
      let (before, after) = (before ?? old.value(of: property), after ?? new.value(of: property))
      return before != after && counts(property, before, after)
    }
    if new.inherited !== old.inherited {
      if old.inherited.values.contains(besides: new.inherited.values, where: test) { return true }
      // Nobody need declare a color: the environment has one.
      let isDeclared = new.declared(.color) != nil || old.declared(.color) != nil
      if !isDeclared, color != other.color, counts(.color, .color(other.color), .color(color)) {
        return true
      }
    }
    return old.own.values.contains(besides: new.own.values, where: test)
  }
}

extension ComputedStyle: Equatable {
  /// Styles are equal when every property has the same value, whoever declared it.
  ///
  /// - Complexity: constant for styles that share what they hold; else linear in the number of declared values.
  public static func == (first: ComputedStyle, second: ComputedStyle) -> Bool {
    !first.differs(from: second) { _, _, _ in true }
      && first.storage.hasCustomProperties(of: second.storage)
  }
}

extension ComputedStyle.Storage {
  /// Whether the custom properties have the same names and texts as another style's.
  func hasCustomProperties(of other: ComputedStyle.Storage) -> Bool {
    if inherited === other.inherited { return true }
    let (mine, others) = (inherited.customProperties.texts, other.inherited.customProperties.texts)
    guard mine.count == others.count else { return false }
    // The styles may be of different sheets, where a name has another number.
    return mine.allSatisfy { atom, text in
      other.names.find(names.text(of: atom)).flatMap { others[$0] } == text
    }
  }
}

extension LonghandValues {
  /// Walks through these values and others side by side, until `test` holds for a longhand of
  /// either; tells whether it did.
  ///
  /// Both stand in the order of the table, so that one pass is enough.
  fileprivate func contains(
    besides others: LonghandValues, where test: (Property, CSSValue?, CSSValue?) -> Bool
  ) -> Bool {
    var (place, otherPlace) = (0, 0)
    while place < entries.count || otherPlace < others.entries.count {
      let mine = place < entries.count ? entries[place] : nil
      let other = otherPlace < others.entries.count ? others.entries[otherPlace] : nil
      let number = mine?.property.rawValue ?? .max
      let otherNumber = other?.property.rawValue ?? .max
      if number <= otherNumber { place += 1 }
      if otherNumber <= number { otherPlace += 1 }
      let (before, after) = (
        number <= otherNumber ? mine : nil, otherNumber <= number ? other : nil
      )
      guard let property = (before ?? after)?.property else { return false }
      if test(property, before?.value, after?.value) { return true }
    }
    return false
  }
}
