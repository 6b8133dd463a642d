// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

extension ComputedStyle {
  /// Returns the work that a change from another style of the element requires.
  ///
  /// ```swift
  /// let before = sheet.computedStyle(for: button)
  /// button.isPressed = true
  /// sheet.computedStyle(for: button).difference(from: before)    // .repaint
  /// ```
  ///
  /// A longhand that only one of the styles declares has its initial value in the other. A change
  /// of `color` also changes the colors of `currentcolor`. A changed custom property counts as
  /// `.repaint`, because the program may draw with it.
  ///
  /// - Complexity: constant for styles that share their values, or else linear in the number of
  ///   declared values.
  public func difference(from old: ComputedStyle) -> ChangeEffect {
    var effect = ChangeEffect.nothing
    _ = differs(from: old) { property, before, after in
      effect = max(effect, property.changeEffect(from: before, to: after))
      return effect == .relayout
    }
    if effect == .nothing, !hasCustomProperties(of: old) { return .repaint }
    return effect
  }

  /// Returns whether any longhand differs from another style's for which `counts` returns `true`.
  ///
  /// - Parameters:
  ///   - other: the other style.
  ///   - counts: receives the longhand, its value in the other style and its value in this one.
  /// - Returns: whether there is such a longhand.
  func differs(
    from other: ComputedStyle, _ counts: (Property, CSSValue, CSSValue) -> Bool
  ) -> Bool {
    if isIdentical(to: other) { return false }
    let (new, old) = (groupNumbers, other.groupNumbers)
    let sharesTables = tables === other.tables
    for group in 0..<StyleGroup.count where !sharesTables || new[group] != old[group] {
      let (after, before) = (
        tables.rows.groups[Int(new[group])].numbers,
        other.tables.rows.groups[Int(old[group])].numbers
      )
      for position in 0..<StyleGroup.size {
        let (now, then) = (after[position], before[position])
        if now == then, now == 0 || sharesTables { continue }
        guard let property = StyleGroup.properties[group * StyleGroup.size + position] else {
          continue
        }
        let (first, second) = (other.value(of: property), value(of: property))
        if first != second, counts(property, first, second) { return true }
      }
    }
    // Without a declaration the color comes from the environment.
    let isDeclared = number(of: .color) != 0 || other.number(of: .color) != 0
    return !isDeclared && color != other.color
      && counts(.color, .color(other.color), .color(color))
  }

  /// Whether another style is the same stored style.
  private func isIdentical(to other: ComputedStyle) -> Bool {
    chunk === other.chunk && position == other.position
  }

  /// The row numbers of all groups.
  private var groupNumbers: [UInt32] {
    let (row, inherited) = (row, inheritedRow)
    return (0..<StyleGroup.count).map {
      $0 < StyleGroup.inheritedCount
        ? inherited.groups[$0]
        : tables.group($0 - StyleGroup.inheritedCount, ofReset: row.reset)
    }
  }
}

extension ComputedStyle: Equatable {
  /// Returns whether every property has the same value in both styles, whatever declares it.
  ///
  /// - Complexity: constant for styles that share their values, or else linear in the number of
  ///   declared values.
  public static func == (first: ComputedStyle, second: ComputedStyle) -> Bool {
    !first.differs(from: second) { _, _, _ in true }
      && first.hasCustomProperties(of: second)
  }
}

extension ComputedStyle {
  /// Whether the custom properties have the same names and texts as another style's.
  func hasCustomProperties(of other: ComputedStyle) -> Bool {
    let (mine, others) = (customProperties, other.customProperties)
    if tables === other.tables, mine.isSame(as: others) { return true }
    let (texts, otherTexts) = (mine.texts, others.texts)
    guard texts.count == otherTexts.count else { return false }
    // The styles may belong to different sheets, which number names differently.
    return texts.allSatisfy { atom, text in
      other.names.find(names.text(of: atom)).flatMap { otherTexts[$0] } == text
    }
  }
}
