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
    if effect == .nothing, !hasCustomProperties(of: old) { return .repaint }
    return effect
  }

  /// Whether a longhand differs from another style's for which `counts` is true.
  ///
  /// - Parameters:
  ///   - other: the other style.
  ///   - counts: takes the longhand, its value in the other style and the one in this.
  /// - Returns: whether there is one.
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
    // Without a declaration the color is that of the environment.
    let isDeclared = number(of: .color) != 0 || other.number(of: .color) != 0
    return !isDeclared && color != other.color
      && counts(.color, .color(other.color), .color(color))
  }

  /// Whether another style is this one.
  private func isIdentical(to other: ComputedStyle) -> Bool {
    chunk === other.chunk && position == other.position
  }

  /// The numbers of the rows of all groups.
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
  /// Styles are equal when every property has the same value, whoever declared it.
  ///
  /// - Complexity: constant for styles that share what they hold; else linear in the number of declared values.
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
    // The styles may be of different sheets, where a name has another number.
    return texts.allSatisfy { atom, text in
      other.names.find(names.text(of: atom)).flatMap { otherTexts[$0] } == text
    }
  }
}
