// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension ReferenceModel {
  /// The computed values of an element.
  typealias Style = [ReferenceProperty: CSSValue]

  /// Returns the styles of all elements at the current time by their ids.
  ///
  /// With transitions, they are the values in effect, which are also the before-change styles of a
  /// style change event. Without transitions, they are its after-change styles.
  func styles(includingTransitions: Bool) -> [Int: Style] {
    var styles: [Int: Style] = [:]
    for element in elements {
      let parent = element.parent.flatMap { styles[$0] }
      styles[element.id] = style(of: element, below: parent, includingTransitions)
    }
    return styles
  }

  private func style(
    of element: HistoryElement, below parent: Style?, _ includesTransitions: Bool
  ) -> Style {
    let winners = winners(for: element)
    var style: Style = [:]
    for property in ReferenceProperty.all {
      let winner = winners[property]
      let base = value(of: property, winner, below: parent)
      let transition = includesTransitions ? states[element.id]?.running[property] : nil
      let underlying = transition.map { $0.currentValue(at: time) } ?? base
      if let animated = animatedValue(of: property, element, onto: underlying) {
        // The highest effect in the composite order decides the cascade level of the result.
        style[property] = winner?.isImportant == true ? base : animated
      } else {
        style[property] = underlying
      }
    }
    return style
  }

  /// Returns the declarations that win the cascade.
  private func winners(
    for element: HistoryElement
  ) -> [ReferenceProperty: ReferenceTheme.Declaration] {
    let declarations = theme.rules(for: element.classes).flatMap(\.declarations)
    var winners: [ReferenceProperty: ReferenceTheme.Declaration] = [:]
    for declaration in declarations.filter({ !$0.isImportant }) + declarations.filter(\.isImportant)
    {
      winners[ReferenceProperty(name: declaration.name)] = declaration
    }
    return winners
  }

  /// Returns the value without effects.
  private func value(
    of property: ReferenceProperty, _ winner: ReferenceTheme.Declaration?, below parent: Style?
  ) -> CSSValue {
    if let winner { return property.value(of: winner.value) }
    if property.name == "display" { return property.value(of: "block") }
    return property.isInherited(in: theme)
      ? parent?[property] ?? property.initial : property.initial
  }

  /// Returns the value of the animations in composite order, or `nil` if none changes the property.
  private func animatedValue(
    of property: ReferenceProperty, _ element: HistoryElement, onto underlying: CSSValue
  ) -> CSSValue? {
    var value: CSSValue?
    for animation in states[element.id]?.animations ?? [] {
      guard animation.keyframes.properties.contains(property),
        let (progress, before) = animation.progress(at: time)
      else { continue }
      value = animation.keyframes.value(
        of: property, at: progress, before: before, onto: value ?? underlying,
        withSizes: theme.allowsKeywords)
    }
    return value
  }
}
